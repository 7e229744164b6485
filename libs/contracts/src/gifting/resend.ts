import { IsIn, IsOptional } from 'class-validator';
import { type DeliveryMethod, deliveryMethods } from '@presently/rules/vocabulary';
import { OptionalEmail, OptionalPhone } from '../kit/fields/contact.js';
import { Id } from '../kit/fields/id.js';
import { operation } from '../kit/operation.js';
import { SentGift } from './gifts.js';

/** Absent fields keep their values. */
export class GiftToResend {
  @Id() giftId!: string;
  @IsOptional() @IsIn(deliveryMethods, { message: 'Choose Email or SMS' }) deliveryMethod?: DeliveryMethod;
  @OptionalEmail() recipientEmail?: string;
  @OptionalPhone() recipientPhone?: string;
}

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
  repeats: 'with-key',
});
