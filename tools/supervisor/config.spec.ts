import {
  imitatesModel,
  imitatesProducts,
  needsSandbox,
  ownAddress,
  postsToSandbox,
  readConfig,
  sandboxHost,
  seedsDemo,
  stocksCatalogue,
} from './config.ts';

const real = {
  DATABASE_URL: 'postgres://admin:p7c1e5a9d3f8@db.example:5432/presently',
  NATS_URL: 'nats://nats.example:4222',
  NATS_CA: '/etc/nats/ca.crt',
  SMTP_URL: 'smtps://mail.example:465',
  MAIL_FROM: 'Presently <gifts@example.com>',
  CONTACT_KEY: 'a secret that nobody else knows of',
  PUBLIC_URL: 'https://presently.example/',
  REMINDER_LINK_KEY: 'a key of at least thirty-two letters',
  SECOND_FACTOR_KEY: 'another key, of which nobody else has heard',
  STRIPE_SECRET_KEY: 'sk_live_x',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
  STRIPE_PRICE_PRO: 'price_x',
};
const problemsOf = (source: Record<string, string>) => {
  try {
    readConfig(source, '/repo');
    return '';
  } catch (error) {
    return (error as Error).message;
  }
};

describe('the configuration of npm start', () => {
  it('needs nothing', () => {
    const config = readConfig({}, '/repo');
    expect(config).toMatchObject({
      port: 8080,
      sandboxPort: 8090,
      dataDir: '/repo/.data',
      publicUrl: 'http://localhost:8080',
      isProduction: false,
    });
    expect(needsSandbox(config)).toBe(true);
    expect(seedsDemo(config)).toBe(true);
  });

  it('may do without mail and payments in production if that is said', () => {
    const ofStripe = ['STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICE_PRO'];
    const given = Object.entries({ ...real, NODE_ENV: 'production' });
    const rest = Object.fromEntries(given.filter(([name]) => !ofStripe.includes(name)));
    const without = { ...rest, SMTP_URL: 'none', STRIPE_SECRET_KEY: 'none' };
    expect(problemsOf(without)).toBe('');
    expect(needsSandbox(readConfig(without, '/repo'))).toBe(false);
    expect(problemsOf({ ...rest, STRIPE_SECRET_KEY: 'sk_live_x' })).toContain('STRIPE_WEBHOOK_SECRET is missing');
    expect(problemsOf({ ...rest, STRIPE_SECRET_KEY: '' })).toContain('STRIPE_SECRET_KEY is missing');
  });

  it('derives its address from the port', () => {
    expect(readConfig({ PORT: '3000' }, '/repo').publicUrl).toBe('http://localhost:3000');
  });

  it('treats an empty variable as not given', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ' }, '/repo')).toMatchObject({ port: 8080, databaseUrl: undefined });
  });

  it('needs no sandbox if every third party is real, and no demo accounts in a real database', () => {
    const config = readConfig(
      {
        ...real,
        OPENAI_API_KEY: 'sk-x',
        TWILIO_ACCOUNT_SID: 'AC1',
        SERPAPI_KEY: 'key',
        AYRSHARE_API_KEY: 'key',
      },
      '/repo',
    );
    expect(needsSandbox(config)).toBe(false);
    expect(needsSandbox(readConfig(real, '/repo'))).toBe(true);
    expect(seedsDemo(config)).toBe(false);
    expect(config.publicUrl).toBe('https://presently.example');
  });

  it('asks the imitated model only without a key or a model server, and never in production', () => {
    const asks = (source: Record<string, string>) => imitatesModel(readConfig(source, '/repo'));
    expect(asks({ SMTP_URL: real.SMTP_URL })).toBe(true);
    expect(needsSandbox(readConfig({ SMTP_URL: real.SMTP_URL }, '/repo'))).toBe(true);
    expect(asks({ OPENAI_API_KEY: 'sk-x' })).toBe(false);
    expect(asks({ OPENAI_BASE_URL: 'http://localhost:11434/v1' })).toBe(false);
    expect(asks({ ...real, NODE_ENV: 'production' })).toBe(false);
  });

  it('imitates product search only without an account, and never in production', () => {
    expect(imitatesProducts(readConfig({}, '/repo'))).toBe(true);
    expect(imitatesProducts(readConfig({ SERPAPI_KEY: 'key' }, '/repo'))).toBe(false);
    expect(imitatesProducts(readConfig({ UCP_SHOPS: 'https://shop.example' }, '/repo'))).toBe(false);
    const production = readConfig({ ...real, NODE_ENV: 'production' }, '/repo');
    expect([imitatesProducts(production), needsSandbox(production)]).toEqual([false, false]);
  });

  it('posts to the imitated networks only without an account, and never in production', () => {
    expect(postsToSandbox(readConfig({}, '/repo'))).toBe(true);
    expect(postsToSandbox(readConfig({ AYRSHARE_API_KEY: 'key' }, '/repo'))).toBe(false);
    expect(postsToSandbox(readConfig({ ...real, NODE_ENV: 'production' }, '/repo'))).toBe(false);
  });

  it('imports imitated products only into the embedded database', () => {
    expect(stocksCatalogue(readConfig({}, '/repo'))).toBe(true);
    expect(stocksCatalogue(readConfig(real, '/repo'))).toBe(false);
  });

  it('lists everything that production lacks', () => {
    const problems = problemsOf({ NODE_ENV: 'production' });
    for (const name of Object.keys(real).filter((name) => name !== 'NATS_CA'))
      expect(problems).toContain(`${name} is missing`);
  });

  it('starts in production with everything real, and refuses CLOCK there', () => {
    const config = readConfig({ ...real, NODE_ENV: 'production' }, '/repo');
    expect([config.isProduction, needsSandbox(config)]).toEqual([true, false]);
    expect(problemsOf({ ...real, NODE_ENV: 'production', CLOCK: '2026-12-20T09:00:00Z' })).toContain('CLOCK');
  });

  it('lists everything that production refuses before anything starts', () => {
    const wrong = { PUBLIC_URL: 'http://presently.example', TRUST_PROXY: 'true', CONTACT_KEY: 'x'.repeat(40) };
    const problems = problemsOf({ ...real, ...wrong, NATS_CA: '', NODE_ENV: 'production' });
    for (const name of [...Object.keys(wrong), 'NATS_CA']) expect(problems).toContain(name);
    expect(problemsOf(wrong)).toBe('');
  });

  it('listens on this machine only, unless HOST says otherwise', () => {
    const listens = (HOST: string) => {
      const config = readConfig({ HOST }, '/repo');
      return [config.host, ownAddress(config), sandboxHost(config)];
    };
    expect(listens('')).toEqual(['127.0.0.1', '127.0.0.1', '127.0.0.1']);
    expect(listens('0.0.0.0')).toEqual(['0.0.0.0', '127.0.0.1', '0.0.0.0']);
    expect(listens('192.0.2.7')).toEqual(['192.0.2.7', '192.0.2.7', '127.0.0.1']);
    expect(problemsOf({ HOST: 'my-machine' })).toContain('HOST must be an address');
  });

  it.each([
    ['a port that is none', { PORT: '80800' }, 'PORT must be a port, not "80800"'],
    ['half a replica', { REPLICAS: '1.5' }, 'REPLICAS must be a number from 1 to 3, not "1.5"'],
    ['one port for two', { PORT: '8090' }, 'PORT and SANDBOX_PORT must differ'],
    [
      'a database of another kind',
      { DATABASE_URL: 'mysql://x' },
      'DATABASE_URL must be a URL that starts with postgres:// or postgresql://',
    ],
    ['an address without its scheme', { PUBLIC_URL: 'presently.example' }, 'PUBLIC_URL must be a URL'],
    ['half a Stripe account', { STRIPE_SECRET_KEY: 'sk_test_x' }, 'STRIPE_WEBHOOK_SECRET is missing'],
    ['a time that is none', { CLOCK: 'tomorrow' }, 'CLOCK must be an ISO instant'],
    ['an environment nobody knows', { NODE_ENV: 'staging' }, 'NODE_ENV must be'],
  ])('is refused with %s', (_what, source, message) => {
    expect(problemsOf(source as Record<string, string>)).toContain(message);
  });
});
