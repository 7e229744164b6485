import type { WebhookEvent } from '@presently/rules/webhooks';

/** What a receiver can be told: ids and states, no words of people and no addresses. */
export interface WebhookNews {
  /** Of the account. */
  userId: string;
  type: WebhookEvent;
  /** The gift, occasion or proposal that it is about. */
  subjectId: string;
  /** Names what has happened: told again, it is the same message. */
  key: string;
  /** When it happened, an ISO instant. */
  at: string;
  data: object;
}

export const viewedNews = (
  gift: { giftId: string; senderId: string; recipientId: string },
  viewedAt: string,
): WebhookNews => ({
  userId: gift.senderId,
  type: 'gift.viewed',
  subjectId: gift.giftId,
  // A gift has one view.
  key: `gift.viewed:${gift.giftId}`,
  at: viewedAt,
  data: { giftId: gift.giftId, recipientId: gift.recipientId, state: 'viewed', viewedAt },
});

export const thankedNews = (gift: {
  giftId: string;
  senderId: string;
  recipientId: string;
  thankedAt: string;
  isChange: boolean;
}): WebhookNews => ({
  userId: gift.senderId,
  type: 'gift.thanked',
  subjectId: gift.giftId,
  key: `gift.thanked:${gift.giftId}:${gift.thankedAt}`,
  at: gift.thankedAt,
  data: {
    giftId: gift.giftId,
    recipientId: gift.recipientId,
    state: 'thanked',
    thankedAt: gift.thankedAt,
    isChange: gift.isChange,
  },
});

/** Each choice is a message of its own: what was chosen last counts. */
export const chosenNews = (gift: {
  giftId: string;
  senderId: string;
  recipientId: string;
  optionId: string;
  chosenAt: string;
  isChange: boolean;
  isByRecipient: boolean;
}): WebhookNews => ({
  userId: gift.senderId,
  type: 'gift.chosen',
  subjectId: gift.giftId,
  key: `gift.chosen:${gift.giftId}:${gift.chosenAt}`,
  at: gift.chosenAt,
  data: {
    giftId: gift.giftId,
    recipientId: gift.recipientId,
    state: 'chosen',
    chosen: gift.optionId,
    chosenAt: gift.chosenAt,
    isChange: gift.isChange,
    isChosenByRecipient: gift.isByRecipient,
  },
});

/** Each attempt fails once. */
export const failedNews = (gift: { giftId: string; userId: string; attempt: number; at: string }): WebhookNews => ({
  userId: gift.userId,
  type: 'gift.failed',
  subjectId: gift.giftId,
  key: `gift.failed:${gift.giftId}:${gift.attempt}`,
  at: gift.at,
  data: { giftId: gift.giftId, state: 'failed', attempt: gift.attempt, failedAt: gift.at },
});

export const dueNews = (
  occasion: { occasionId: string; userId: string; recipientId: string; occursOn: string; remindOn: string },
  at: string,
): WebhookNews => ({
  userId: occasion.userId,
  type: 'occasion.due',
  subjectId: occasion.occasionId,
  key: `occasion.due:${occasion.occasionId}:${occasion.occursOn}`,
  at,
  data: {
    occasionId: occasion.occasionId,
    recipientId: occasion.recipientId,
    occursOn: occasion.occursOn,
    remindOn: occasion.remindOn,
  },
});

export const proposedNews = (
  proposal: { proposalId: string; userId: string; recipientId: string; occursOn: string },
  { at, isByToken }: { at: string; isByToken: boolean },
): WebhookNews => ({
  userId: proposal.userId,
  type: 'proposal.made',
  subjectId: proposal.proposalId,
  key: `proposal.made:${proposal.proposalId}`,
  at,
  data: {
    proposalId: proposal.proposalId,
    recipientId: proposal.recipientId,
    state: 'open',
    occursOn: proposal.occursOn,
    isByToken,
  },
});
