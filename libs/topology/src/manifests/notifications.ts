import type { Manifest } from '../manifest.ts';
import { budgets, limit, publicUrl } from '../shared-variables.ts';

export const notifications = {
  name: 'notifications',
  kind: 'service',
  purpose: 'deliveries of mails and texts, reminders, contacts that want no messages',
  calls: [
    'identity.addressReminder',
    'identity.addressViewMail',
    'identity.issueResetToken',
    'identity.issueAccountMail',
  ],
  overhears: [],
  reactsTo: [
    'gifting.gift_sent.v1',
    'gifting.gift_taken_back.v1',
    'gifting.gift_viewed.v1',
    'gifting.occasion_due.v1',
    'gifting.recipient_erased.v1',
    'identity.password_reset_requested.v1',
    'identity.account_mail_requested.v1',
    'identity.account_suspended.v1',
    'identity.account_restored.v1',
  ],
  holdsUserData: true,
  database: { pool: 8 },
  internet: {
    ports: [443, 587, 465],
    reaches: 'Twilio, and mail servers by submission: 587 with STARTTLS, 465 with TLS.',
  },
  environment: {
    ...budgets,
    ...publicUrl,
    MAIL_FROM: { production: 'required', purpose: 'the sender of every mail' },
    SMTP_URL: {
      isSecret: true,
      trial: 'smtp://{sandbox-host}:1025',
      party: 'mail',
      production: 'required',
      purpose: 'a mail server; the sandbox is for trials',
    },
    CONTACT_KEY: {
      isSecret: true,
      trial: 'local-key-of-contacts-without-mail',
      production: 'required',
      purpose: 'a secret of 32 characters or more that hides the contacts that want no messages',
    },
    TWILIO_ACCOUNT_SID: { isSecret: true, trial: 'AC00000000000000000000000000000000', party: 'texts' },
    TWILIO_AUTH_TOKEN: { isSecret: true, trial: 'sandbox', party: 'texts' },
    TWILIO_FROM: { isSecret: true, trial: '+15005550006', party: 'texts' },
    TWILIO_MESSAGING_SERVICE_SID: { isSecret: true, party: 'texts' },
    TWILIO_API_URL: { trial: '{sandbox}', party: 'texts', production: 'trial-only' },
    TEXT_COUNTRIES: limit('*'),
    TEXTS_A_DAY: limit('100000'),
  },
  replicas: { min: 2, max: 8 },
  resources: { requests: { cpu: '150m', memory: '192Mi' }, limits: { cpu: '1', memory: '512Mi' } },
} as const satisfies Manifest;
