import type { Variable } from './variable.ts';

type Variables = Readonly<Record<string, Variable>>;

/** Limits that are generous in a trial, and as `env.ts` says in production. */
export const limit = (trial: string): Variable => ({ trial });

/** How large budgets are. Every service that counts budgets has it. */
export const budgets = { BUDGETS: { trial: 'relaxed', production: { always: 'strict' } } } satisfies Variables;

/** An OpenAI-compatible server. */
export const model = {
  OPENAI_BASE_URL: { trial: '{sandbox}/v1', party: 'model' },
  OPENAI_API_KEY: { isSecret: true, trial: 'sandbox', party: 'model' },
  OPENAI_IS_SANDBOX: { trial: 'true', party: 'model', production: 'trial-only' },
  OPENAI_MODEL: {},
} satisfies Variables;

/** An S3-compatible store for recordings. Without a bucket they lie in the folder `MEDIA_DIR`. */
export const bucket = {
  S3_BUCKET: { party: 'recordings' },
  S3_ENDPOINT: { party: 'recordings' },
  S3_REGION: { party: 'recordings' },
  S3_ACCESS_KEY_ID: { isSecret: true, party: 'recordings' },
  S3_SECRET_ACCESS_KEY: { isSecret: true, party: 'recordings' },
} satisfies Variables;

/** The address at which browsers find the product. */
export const publicUrl = {
  PUBLIC_URL: {
    trial: '{product}',
    production: 'required',
    purpose: 'the address that people reach, as it stands in mails',
  },
} satisfies Variables;

/** The stand-in for Stripe.js. */
export const imitatedStripeScript = {
  STRIPE_JS_URL: { trial: '{sandbox-in-browser}/payments/stripe.js', party: 'payments', production: 'trial-only' },
} satisfies Variables;
