import { IsIn, IsOptional } from 'class-validator';
import { type DeliveryMethod, deliveryMethods } from '@presently/rules/vocabulary';
import { OptionalEmail, OptionalPhone } from '../kit/fields/contact.js';
import { Id } from '../kit/fields/id.js';
import { internalOperation, operation } from '../kit/operation.js';
import { ProposalMade, SentGift } from './gifts.js';

/** Absent fields keep their values. */
export class GiftToResend {
  @Id() giftId!: string;
  @IsOptional() @IsIn(deliveryMethods, { message: 'Choose Email or SMS' }) deliveryMethod?: DeliveryMethod;
  @OptionalEmail() recipientEmail?: string;
  @OptionalPhone() recipientPhone?: string;
}

/** Called by the gateway for a token that may not send: a person decides whether the message goes out again. */
export const proposeResend = internalOperation('gifting.proposeResend', {
  input: GiftToResend,
  output: ProposalMade,
});

/**
 * Sends a gift's message again, to the same contact or another one. It does not count against the monthly limit. Waits
 * and answers like `sendGift`. 409 `gift.on-its-way` while the last message is under way, `gift.not-sent` for a gift
 * that has not been sent. An `Idempotency-Key` header makes repeated requests one message.
 */
export const resendGift = operation('gifting.resendGift', {
  route: 'POST /api/gifts/:giftId/resend',
  access: 'user',
  changes: ['gifts'],
  input: GiftToResend,
  output: SentGift,
  deadline: 8_000,
  scope: 'send',
  delivers: true,
  proposal: proposeResend,
  repeats: 'with-key',
});
