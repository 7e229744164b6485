import { IsIn, IsOptional } from 'class-validator';
import { type DeliveryMethod, deliveryMethods } from '@presently/rules/vocabulary';
import { OptionalEmail, OptionalPhone } from '../kit/fields/contact.js';
import { Id } from '../kit/fields/id.js';
import { operation } from '../kit/operation.js';
import { SentGift } from './gifts.js';

/** What is left out stays as it was. */
export class GiftToResend {
  @Id() giftId!: string;
  @IsOptional() @IsIn(deliveryMethods, { message: 'Choose Email or SMS' }) deliveryMethod?: DeliveryMethod;
  @OptionalEmail() recipientEmail?: string;
  @OptionalPhone() recipientPhone?: string;
}

/**
 * Sends a gift's message again, to the same contact or another; it counts against no monthly limit. Waits and answers
 * like sendGift. 409 `gift.on-its-way` while the last message is under way without trouble, `gift.not-sent` for a gift
 * that has not gone out. An `Idempotency-Key` header makes a repeated press one message.
 */
export const resendGift = operation('gifting.resendGift', {
  route: 'POST /api/gifts/:giftId/resend',
  access: 'user',
  input: GiftToResend,
  output: SentGift,
  deadline: 8_000,
});
