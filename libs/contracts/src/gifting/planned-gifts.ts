import { Success } from '../kit/empty-messages.js';
import { Id } from '../kit/fields/id.js';
import { Instant } from '../kit/fields/days/time.js';
import { internalOperation, operation } from '../kit/operation.js';
import { Gift, ProposalMade, SentGift } from './gifts.js';

export class GiftId {
  @Id() giftId!: string;
}

export class GiftSchedule extends GiftId {
  @Instant() scheduledFor!: string;
}

/** Moves a planned gift to another time. 409 `gift.not-planned` once it is sent. */
export const rescheduleGift = operation('gifting.rescheduleGift', {
  route: 'PATCH /api/gifts/:giftId/schedule',
  access: 'user',
  changes: ['gifts'],
  input: GiftSchedule,
  output: Gift,
  scope: 'send',
  budget: 'changes',
});

/**
 * Deletes a planned gift with its recordings. It no longer counts against the limit. 409 `gift.not-planned` once it is
 * sent.
 */
export const cancelGift = operation('gifting.cancelGift', {
  route: 'DELETE /api/gifts/:giftId/schedule',
  access: 'user',
  changes: ['gifts', 'allowance'],
  input: GiftId,
  output: Success,
  budget: 'changes',
});

/** Called by the gateway for a token that may not send: a person decides whether it goes out before its time. */
export const proposePlannedGift = internalOperation('gifting.proposePlannedGift', {
  input: GiftId,
  output: ProposalMade,
});

/** Sends a planned gift at once and answers like {@link sendGift}. 409 `gift.not-planned` once it is sent. */
export const sendPlannedGift = operation('gifting.sendPlannedGift', {
  route: 'POST /api/gifts/:giftId/send',
  access: 'user',
  changes: ['gifts'],
  input: GiftId,
  output: SentGift,
  deadline: 8_000,
  scope: 'send',
  delivers: true,
  proposal: proposePlannedGift,
  budget: 'changes',
});
