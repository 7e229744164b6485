import type { Config } from './config.ts';

type Env = Record<string, string>;

/** The sandbox's account: of use nowhere else, and refused in production. */
const sandboxAccount: Env = {
  STRIPE_SECRET_KEY: 'sk_test_sandbox',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_sandbox',
  STRIPE_WEBHOOK_SECRET: 'whsec_sandbox',
  STRIPE_PRICE_PRO: 'price_pro_monthly',
  STRIPE_PRICE_BUSINESS: 'price_business_monthly',
};

/** For whoever shows or offers the payment form. */
export const stripeScript = (config: Config): Env =>
  config.hasStripe ? {} : { STRIPE_JS_URL: `http://localhost:${config.sandboxPort}/payments/stripe.js` };

/** The user's own account reaches every process as it is; without one the sandbox's takes its place. */
export const stripeEnv = (config: Config): Env =>
  config.hasStripe
    ? {}
    : { ...sandboxAccount, ...stripeScript(config), STRIPE_API_URL: `http://127.0.0.1:${config.sandboxPort}` };

/** Where the imitated Stripe sends what happens, and how it signs it. */
export const paymentsOfSandbox = (config: Config): Env => ({
  STRIPE_WEBHOOK_URL: `http://127.0.0.1:${config.port}/api/webhooks/stripe`,
  STRIPE_WEBHOOK_SECRET: sandboxAccount.STRIPE_WEBHOOK_SECRET!,
});
