import type { Manifest } from '../manifest.ts';
import { budgets, limit, publicUrl } from '../shared-variables.ts';

export const identity = {
  name: 'identity',
  kind: 'service',
  purpose:
    'accounts with their preferences, everything that opens one, limits on attempts, security log, erasures of users',
  calls: [],
  overhears: [],
  reactsTo: [
    'billing.subscription_changed.v1',
    'gifting.export_requested.v1',
    'gifting.report_opened.v1',
    'gifting.report_closed.v1',
    'notifications.deletion_mail_settled.v1',
    'notifications.webhook_changed.v1',
    'notifications.push_subscription_changed.v1',
  ],
  holdsUserData: true,
  conductsErasures: true,
  database: { pool: 8 },
  environment: {
    ...budgets,
    ...publicUrl,
    REMINDER_LINK_KEY: {
      isSecret: true,
      trial: 'local-key-of-the-links-in-reminders',
      production: 'required',
      purpose: 'a secret of 32 characters or more that signs the links in reminders',
    },
    SECOND_FACTOR_KEY: {
      isSecret: true,
      trial: 'local-key-of-the-secrets-of-second-factors',
      production: 'required',
      purpose: 'a secret of 32 characters or more that encrypts the secrets of authenticator apps',
    },
    ADMIN_SECOND_FACTOR: { trial: 'optional', production: { always: 'required' } },
    REGISTRATIONS_PER_HOUR: limit('1000'),
    PASSWORD_RESETS_PER_ADDRESS: limit('1000'),
    PASSKEY_CHALLENGES_PER_ADDRESS: limit('10000'),
    // Each takes a core for 25 ms and 19 MiB; the CPU limit leaves room for this many beside everything else.
    PASSWORDS_AT_ONCE: { production: { always: '2' } },
  },
  replicas: { min: 2, max: 8 },
  resources: { requests: { cpu: '250m', memory: '192Mi' }, limits: { cpu: '1500m', memory: '512Mi' } },
} as const satisfies Manifest;
