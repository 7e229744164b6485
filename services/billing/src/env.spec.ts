import { loadEnv } from '@presently/service/env';
import { BillingEnv } from './env.js';

const own = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://billing:p7c1e5a9d3f8@db/presently',
  NATS_URL: 'nats://nats:4222',
  NATS_CA: 'ca.crt',
  STRIPE_SECRET_KEY: 'sk_live_abc',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_abc',
  STRIPE_WEBHOOK_SECRET: 'whsec_abc',
  STRIPE_PRICE_PRO: 'price_abc',
};

describe('the environment of billing', () => {
  it('is live with an account of our own', () => {
    expect(loadEnv(BillingEnv, own)).toMatchObject({ isLive: true, isSandbox: false });
  });

  it.each([
    ['the sandbox’s key', { STRIPE_SECRET_KEY: 'sk_test_sandbox' }, 'STRIPE_SECRET_KEY must be a key of your own'],
    ['its webhook secret', { STRIPE_WEBHOOK_SECRET: 'whsec_sandbox' }, 'STRIPE_WEBHOOK_SECRET must be your own'],
    ['an imitated API', { STRIPE_API_URL: 'http://localhost:8090' }, 'STRIPE_API_URL is for trying things out'],
    ['an imitated form', { STRIPE_JS_URL: 'http://localhost:8090/payments/stripe.js' }, 'STRIPE_JS_URL is for trying'],
    ['no webhook secret', { STRIPE_WEBHOOK_SECRET: '' }, 'STRIPE_WEBHOOK_SECRET is missing'],
    [
      'a browser’s key in place of a secret one',
      { STRIPE_SECRET_KEY: 'pk_live_abc' },
      'STRIPE_SECRET_KEY must look like',
    ],
  ])('is refused in production with %s', (_what, wrong, message) => {
    expect(() => loadEnv(BillingEnv, { ...own, ...wrong })).toThrow(message);
  });

  it('needs no account where no plan is for sale', () => {
    const { DATABASE_URL, NATS_URL, NATS_CA } = own;
    const none = { NODE_ENV: 'production', DATABASE_URL, NATS_URL, NATS_CA, STRIPE_SECRET_KEY: 'none' };
    expect(loadEnv(BillingEnv, none)).toMatchObject({ takesPayments: false, isLive: false, isSandbox: false });
    expect(loadEnv(BillingEnv, own).takesPayments).toBe(true);
  });

  it('accepts the sandbox outside production', () => {
    const sandbox = {
      ...own,
      NODE_ENV: 'development',
      STRIPE_SECRET_KEY: 'sk_test_sandbox',
      STRIPE_JS_URL: 'http://localhost:8090/x.js',
    };
    expect(loadEnv(BillingEnv, sandbox)).toMatchObject({ isLive: false, isSandbox: true });
  });
});
