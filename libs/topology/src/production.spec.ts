import { productionProblems } from './production.ts';

const right = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://presently.example',
  TRUST_PROXY: '10.0.0.0/8, uniquelocal,2001:db8::/32',
  REMINDER_LINK_KEY: 'f3a91c0be77d42586d1f0a9c34e8b7d2',
  CONTACT_KEY: 'of our own: Tulips & 42 umbrellas',
  SMTP_URL: 'smtp://user:pw@mail.example:587',
  S3_ENDPOINT: 'https://store.example',
  OPENAI_BASE_URL: 'http://localhost:11434/v1',
  OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318',
  DATABASE_URL: 'postgres://gifting:p7c1e5a9d3f8@db/presently',
  NATS_URL: 'nats://gifting:p0b4d8f2a6c1@nats:4222',
  NATS_CA: '/etc/nats/ca.crt',
  STRIPE_JS_URL: '',
};

describe('production', () => {
  it('accepts an environment that encrypts, and has secrets of its own', () => {
    expect(productionProblems(right)).toEqual([]);
    expect(productionProblems({ NATS_URL: 'tls://nats.example' })).toEqual([]);
  });

  it.each([
    ['PUBLIC_URL', 'http://presently.example'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '*'],
    ['TRUST_PROXY', '1'],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['TRUST_PROXY', '::/0'],
    ['TRUST_PROXY', 'loopback,0.0.0.0/1,128.0.0.0/1'],
    ['REMINDER_LINK_KEY', 'a'.repeat(64)],
    ['REMINDER_LINK_KEY', 'short'],
    ['REMINDER_LINK_KEY', 'local-key-of-the-links-in-reminders'],
    ['SECOND_FACTOR_KEY', 'local-key-of-the-secrets-of-second-factors'],
    ['BOUNCE_SECRET', 'local-secret-of-the-mail-host'],
    ['CONTACT_KEY', 'k7Qm2vR9xT4bW8nZ'.repeat(3)],
    ['CONTACT_KEY', 'abcdefghijklmnopqrstuvwxyz012345'],
    ['CONTACT_KEY', 'change-me-to-a-long-random-text!'],
    ['SMTP_URL', 'smtp://mail.example?requireTLS=false'],
    ['SMTP_URL', 'smtp://mail.example:587/?ignoreTLS=true'],
    ['SMTP_URL', 'smtps://mail.example?tls.rejectUnauthorized=false'],
    ['S3_ENDPOINT', 'http://store.example'],
    ['OPENAI_BASE_URL', 'http://model.example/v1'],
    ['DATABASE_URL', 'postgres://gifting:only-for-development@db/presently'],
    ['DATABASE_URL', 'postgres://gifting:postgres@db/presently'],
    ['NATS_URL', 'nats://gifting:aaaaaaaaaaaaaaaa@nats:4222'],
    ['NATS_URL_GIFTING', 'nats://gifting:123456789012@nats:4222'],
    ['STRIPE_JS_URL', 'http://shop.example/stripe.js'],
    ['STRIPE_API_URL', 'https://shop.example'],
    ['TWILIO_API_URL', 'http://texts.example'],
    ['UCP_SHOPS', 'https://one.example, http://two.example'],
    ['SERPAPI_URL', 'http://search.example'],
    ['AYRSHARE_URL', 'http://posts.example'],
    ['SANDBOX_SHOP_URL', 'http://10.0.0.1'],
    ['OPENAI_IS_SANDBOX', 'true'],
    ['CLOCK', '2026-12-20T09:00:00Z'],
  ])('refuses %s=%s, and names it', (name, value) => {
    expect(productionProblems({ ...right, [name]: value })).toEqual([expect.stringMatching(`^${name} `)]);
  });

  it('refuses a broker without encryption, and a collector that receives a secret without it', () => {
    expect(productionProblems({ ...right, NATS_CA: '' })).toEqual([expect.stringContaining('NATS_CA is missing')]);
    const secret = { OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer x' };
    expect(productionProblems({ ...right, ...secret })).toEqual([
      expect.stringMatching('^OTEL_EXPORTER_OTLP_ENDPOINT'),
    ]);
  });

  it('lists everything at once', () => {
    const wrong = { PUBLIC_URL: 'http://a.example', TRUST_PROXY: 'true', CONTACT_KEY: 'x', NATS_CA: '' };
    const problems = productionProblems({ ...right, ...wrong }).join('\n');
    expect(problems).toMatch(/PUBLIC_URL[^]*TRUST_PROXY[^]*CONTACT_KEY[^]*NATS_CA/);
  });
});
