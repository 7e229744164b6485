import type { Manifest } from '../manifest.ts';
import { model } from '../shared-variables.ts';

export const social = {
  name: 'social',
  kind: 'service',
  purpose: 'posts to social networks, their templates and schedule: the console for administrators',
  calls: [],
  overhears: [],
  reactsTo: [],
  // Its posts are the product's own: they have no author and no audience among the users.
  holdsUserData: false,
  database: { pool: 8 },
  internet: { ports: [443], reaches: 'Ayrshare and the model.' },
  environment: {
    AYRSHARE_URL: { trial: '{sandbox}/ayrshare/api', party: 'posts', production: 'trial-only' },
    AYRSHARE_API_KEY: { isSecret: true, trial: 'sandbox', party: 'posts' },
    AYRSHARE_X_API_KEY: { isSecret: true, party: 'posts' },
    AYRSHARE_X_API_SECRET: { isSecret: true, party: 'posts' },
    AYRSHARE_IS_SANDBOX: { trial: 'true', party: 'posts', production: 'trial-only' },
    // Imitated networks have numbers from the first moment.
    ANALYTICS_AFTER_MS: { trial: '10000', party: 'posts', isAdjustable: true },
    ...model,
  },
  replicas: { min: 2, max: 8 },
  resources: { requests: { cpu: '100m', memory: '192Mi' }, limits: { cpu: '1', memory: '512Mi' } },
} as const satisfies Manifest;
