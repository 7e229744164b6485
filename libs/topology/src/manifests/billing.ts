import type { Manifest } from '../manifest.ts';
import { budgets, imitatedStripeScript } from '../shared-variables.ts';

export const billing = {
  name: 'billing',
  kind: 'service',
  purpose: 'customers of the payment provider, their subscriptions, plans and invoices',
  calls: ['identity.getUser'],
  overhears: [],
  reactsTo: [],
  holdsUserData: true,
  database: { pool: 8 },
  internet: { ports: [443], reaches: 'Stripe.' },
  environment: {
    ...budgets,
    STRIPE_SECRET_KEY: {
      isSecret: true,
      trial: 'sk_test_sandbox',
      party: 'payments',
      production: 'required',
      purpose: 'the Stripe account that takes payments',
    },
    STRIPE_WEBHOOK_SECRET: {
      isSecret: true,
      trial: 'whsec_sandbox',
      party: 'payments',
      production: 'required',
      purpose: 'with which Stripe signs what it sends to /api/webhooks/stripe',
    },
    STRIPE_PUBLISHABLE_KEY: {
      trial: 'pk_test_sandbox',
      party: 'payments',
      production: 'required',
      purpose: 'the key of the same account that browsers show',
    },
    STRIPE_PRICE_PRO: {
      trial: 'price_pro_monthly',
      party: 'payments',
      production: 'required',
      purpose: 'the price of Pro in the same account',
    },
    STRIPE_PRICE_BUSINESS: { trial: 'price_business_monthly', party: 'payments' },
    STRIPE_API_URL: { trial: '{sandbox}', party: 'payments', production: 'trial-only' },
    ...imitatedStripeScript,
  },
  replicas: { min: 2, max: 8 },
  resources: { requests: { cpu: '100m', memory: '192Mi' }, limits: { cpu: '1', memory: '512Mi' } },
} as const satisfies Manifest;
