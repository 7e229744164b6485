/** What a receiver can be told about. A new kind is added at the end; a receiver only gets what its owner has chosen. */
export const webhookEvents = [
  'gift.viewed',
  'gift.thanked',
  'gift.chosen',
  'gift.failed',
  'occasion.due',
  'proposal.made',
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** Webhooks of one account. */
export const mostWebhooks = 10;
/** Deliveries that the owner of a webhook sees, the newest first. Older ones are deleted once they have ended. */
export const shownWebhookDeliveries = 50;
/** Deliveries that may wait for one receiver. One more switches its webhook off. */
export const mostWaitingDeliveries = 5_000;
/** How long a delivery is tried again, and how long a receiver may fail before its webhook is switched off. */
export const webhookPatienceHours = 72;

export const webhookStates = ['on', 'off'] as const;
export type WebhookState = (typeof webhookStates)[number];

/** Why we have switched a webhook off: it failed for three days, its receiver answered 410, or too much waited for it. */
export const webhookOffReasons = ['failing', 'gone', 'too-many'] as const;
export type WebhookOffReason = (typeof webhookOffReasons)[number];

export const webhookDeliveryStates = ['waiting', 'delivered', 'failed'] as const;
export type WebhookDeliveryState = (typeof webhookDeliveryStates)[number];

/** How every secret of a webhook begins, as Standard Webhooks asks. */
export const webhookSecretPrefix = 'whsec_';
