import type { Manifest } from '../manifest.ts';
import { budgets, limit, model } from '../shared-variables.ts';

export const recommendations = {
  name: 'recommendations',
  kind: 'service',
  purpose:
    'ideas for a recipient and a budget, kept ideas, the products behind them, messages, the daily money of the model',
  calls: ['gifting.readProductPage'],
  overhears: [],
  reactsTo: [
    'identity.user_registered.v1',
    'identity.preferences_changed.v1',
    'gifting.recipient_changed.v1',
    'gifting.gift_given.v1',
    'gifting.gift_chosen.v1',
    'gifting.gift_outcome.v1',
    'gifting.recipient_erased.v1',
    'gifting.ideas_imported.v1',
    'gifting.ideas_withdrawn.v1',
  ],
  holdsUserData: true,
  database: { pool: 8, extensions: ['pg_trgm'] },
  internet: { ports: [443], reaches: 'The model and the product sources.' },
  environment: {
    ...budgets,
    ...model,
    SERPAPI_URL: { trial: '{sandbox}', party: 'products', production: 'trial-only' },
    SERPAPI_KEY: { isSecret: true, trial: 'sandbox', party: 'products' },
    UCP_SHOPS: { trial: '{sandbox}/ucp', party: 'products' },
    UCP_SIGNING_KEY: { isSecret: true },
    UCP_PROFILE_URL: { trial: '{product}/ucp/agent' },
    PRODUCTS_ARE_SANDBOX: { trial: 'true', party: 'products', production: 'trial-only' },
    MODEL_DAILY_CENTS: {},
    PRODUCT_SEARCHES_A_DAY: limit('1000000'),
  },
  replicas: { min: 2, max: 8 },
  resources: { requests: { cpu: '200m', memory: '192Mi' }, limits: { cpu: '1', memory: '512Mi' } },
} as const satisfies Manifest;
