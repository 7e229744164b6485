import { processes } from '../../../libs/topology/src/services.ts';
import { readConfig } from '../config.ts';
import { environmentOf } from './process-environment.ts';

const wiring = {
  databases: {},
  broker: { urls: {} as never },
  smtpUrl: 'smtp://127.0.0.1:2525',
  smtpPort: 2525,
  pushKey: 'key-of-pushes',
  healthPorts: {},
};
const ownAccounts = {
  STRIPE_SECRET_KEY: 'sk_test_own',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_own',
  STRIPE_WEBHOOK_SECRET: 'whsec_own',
  STRIPE_PRICE_PRO: 'price_own',
  TWILIO_ACCOUNT_SID: 'AC1',
  SERPAPI_KEY: 'own',
  AYRSHARE_API_KEY: 'own',
  OPENAI_BASE_URL: 'http://localhost:11434/v1',
};
const production = {
  ...ownAccounts,
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://a:p7c1e5a9d3f8@db/presently',
  NATS_URL: 'nats://nats',
  NATS_CA: 'ca.crt',
  SMTP_URL: 'smtp://mail',
  MAIL_FROM: 'gifts@presently.example',
  PUBLIC_URL: 'https://presently.example',
  CONTACT_KEY: 'f3a91c0be77d42586d1f0a9c34e8b7d2',
  REMINDER_LINK_KEY: '86d1f0a9c34e8b7d2f3a91c0be77d425',
  SECOND_FACTOR_KEY: 'c34e8b7d2f3a91c0be77d42586d1f0a9',
};
const environmentsFor = (source: Record<string, string>) => {
  const config = readConfig(source, '/repo');
  return new Map(processes.map((name) => [name, environmentOf(name, config, wiring)]));
};

describe('the environment of a process', () => {
  it('names the sandbox instead of every third party', () => {
    const environments = environmentsFor({ SANDBOX_PORT: '9000', PORT: '9001' });
    expect(environments.get('billing')).toMatchObject({
      STRIPE_API_URL: 'http://localhost:9000',
      STRIPE_JS_URL: 'http://localhost:9000/payments/stripe.js',
      STRIPE_SECRET_KEY: 'sk_test_sandbox',
    });
    expect(environments.get('recommendations')).toMatchObject({ OPENAI_BASE_URL: 'http://localhost:9000/v1' });
    expect(environments.get('notifications')).toMatchObject({
      SMTP_URL: wiring.smtpUrl,
      PUBLIC_URL: 'http://localhost:9001',
      TWILIO_AUTH_TOKEN: 'sandbox',
    });
  });

  it.each([
    ['accounts of the user', ownAccounts],
    ['production', production],
  ])('names no sandbox with %s', (_what, source) => {
    for (const [name, values] of environmentsFor(source))
      expect([name, Object.entries(values).filter(([, value]) => /sandbox/.test(value))]).toEqual([name, []]);
  });

  it('raises limits in a trial, and leaves them to the service in production', () => {
    expect(environmentsFor({}).get('identity')).toMatchObject({ REGISTRATIONS_PER_HOUR: '1000' });
    expect(environmentsFor(production).get('identity')).not.toHaveProperty('REGISTRATIONS_PER_HOUR');
  });

  it('stores recordings in the data folder', () => {
    const storing = [...environmentsFor({ DATA_DIR: '/data' })].filter(([, { MEDIA_DIR }]) => MEDIA_DIR);
    expect(storing.map(([name, { MEDIA_DIR }]) => [name, MEDIA_DIR])).toEqual([
      ['gateway', '/data/media'],
      ['gifting', '/data/media'],
    ]);
  });
});
