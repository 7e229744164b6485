import type { Manifest } from '../manifest.ts';
import { bucket, budgets, publicUrl } from '../shared-variables.ts';

export const gifting = {
  name: 'gifting',
  kind: 'service',
  purpose:
    'recipients, occasions, gifts with their recordings, proposals, reports, imports and exports, the monthly limit, ' +
    'what comes due and when',
  assemblesExports: true,
  calls: ['recommendations.prepareProposal', 'recommendations.checkProducts'],
  overhears: [
    'notifications.gift_accepted.v1',
    'notifications.gift_delivered.v1',
    'notifications.gift_delivery_failed.v1',
  ],
  reactsTo: [
    'identity.user_registered.v1',
    'identity.preferences_changed.v1',
    'identity.account_suspended.v1',
    'identity.account_restored.v1',
    'identity.keys_ended.v1',
    'notifications.gift_accepted.v1',
    'notifications.gift_delivered.v1',
    'notifications.gift_delivery_failed.v1',
    'billing.subscription_changed.v1',
    'recommendations.kept_ideas_changed.v1',
  ],
  holdsUserData: true,
  database: { pool: 8 },
  storesRecordings: true,
  internet: { ports: [443, 80], reaches: 'Link previews, and the store that keeps recordings.' },
  environment: {
    // Not public addresses, so pictures of its products need them.
    SANDBOX_SHOP_IN_BROWSER: { trial: '{sandbox-in-browser}', party: 'products', production: 'trial-only' },
    SANDBOX_SHOP_URL: { trial: '{sandbox}', party: 'products', production: 'trial-only' },
    ...budgets,
    ...publicUrl,
    DEFAULT_COUNTRY: {},
    SMS_ON_FREE: {},
    PICTURES_MB: {},
    RECORDINGS_MB_PER_ACCOUNT: {},
    IMPORT_ROWS_PER_ACCOUNT: {},
    IMPORTS_MB_PER_ACCOUNT: {},
    ...bucket,
  },
  replicas: { min: 2, max: 8 },
  resources: { requests: { cpu: '200m', memory: '192Mi' }, limits: { cpu: '1', memory: '768Mi' } },
} as const satisfies Manifest;
