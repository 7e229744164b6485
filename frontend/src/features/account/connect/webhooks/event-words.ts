import type { WebhookEvent } from '@presently/rules/webhooks';

/** What a receiver is told about, as the owner reads it. */
export const eventWords: Record<WebhookEvent, string> = {
  'gift.viewed': 'A gift is opened',
  'gift.thanked': 'Someone says thanks',
  'gift.chosen': 'Someone chooses one of your gifts',
  'gift.failed': 'A gift cannot be delivered',
  'occasion.due': 'A day needs a gift',
  'proposal.made': 'A gift is proposed to you',
};
