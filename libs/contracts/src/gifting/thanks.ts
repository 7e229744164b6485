import { IsBoolean, IsIn, IsOptional, IsString } from 'class-validator';
import { type GiftMood, type ThanksDrawing, giftMoods, maxLength, thanksDrawings } from '@presently/rules/vocabulary';
import { event } from '../kit/event.js';
import { Id } from '../kit/fields/id.js';
import { Nullable } from '../kit/fields/nested.js';
import { OptionalLongText } from '../kit/fields/text.js';
import { Instant } from '../kit/fields/days/time.js';
import { operation } from '../kit/operation.js';
import { Thanks } from './gifts.js';
import { ShareToken } from './shared-gifts.js';

export class ThanksForGift extends ShareToken {
  @IsOptional()
  @IsIn(thanksDrawings, { message: `drawing must be one of ${thanksDrawings.join(', ')}` })
  drawing?: ThanksDrawing;
  @OptionalLongText(maxLength.thanks) text?: string;
}

/**
 * The recipient says thank you with a drawing, with words, or with both; no account is needed. Again within a day
 * replaces it; later, 409 `gift.thanked`. A gift of sympathy takes no drawing: 400.
 */
export const thankForGift = operation('gifting.thankForGift', {
  route: 'POST /api/gifts/view/:shareToken/thanks',
  access: 'public',
  changes: ['gifts'],
  input: ThanksForGift,
  output: Thanks,
});

export class GiftThankedV1 {
  @Id() giftId!: string;
  @Id() senderId!: string;
  @Id() recipientId!: string;
  @IsString() recipientName!: string;
  @IsString() giftName!: string;
  @Nullable() @IsIn(thanksDrawings) drawing!: ThanksDrawing | null;
  @Nullable() @IsString() text!: string | null;
  @Instant() thankedAt!: string;
  @Nullable() @IsIn(giftMoods) mood!: GiftMood | null;
  /** Whether it replaces earlier thanks. */
  @IsBoolean() isChange!: boolean;
  /** When the gift was first looked at; null if nobody has reported a view. */
  @IsOptional() @Nullable() @Instant() viewedAt?: string | null;
}
/** A recipient has said thank you for a gift. */
export const giftThanked = event('gifting.gift_thanked.v1', GiftThankedV1, { lane: 'mails' });
