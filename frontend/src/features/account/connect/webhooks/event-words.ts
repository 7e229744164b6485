import type { WebhookEvent } from '@presently/rules/webhooks';
import { connectWords as say } from '../../../../languages/connect/en.js';

/** What a receiver is told about, as the owner reads it. */
export const eventWords: Record<WebhookEvent, string> = {
  get 'gift.viewed'() {
    return say('giftViewed');
  },
  get 'gift.thanked'() {
    return say('giftThanked');
  },
  get 'gift.chosen'() {
    return say('giftChosen');
  },
  get 'gift.failed'() {
    return say('giftFailed');
  },
  get 'occasion.due'() {
    return say('occasionDue');
  },
  get 'proposal.made'() {
    return say('proposalMade');
  },
};
