import { IsBoolean, IsIn, IsInt, IsISO8601, IsOptional, IsString } from 'class-validator';
import { giftMoods, maxLength, type GiftMood } from '@presently/rules/vocabulary';
import { event } from '../kit/event.js';
import { Id } from '../kit/fields/id.js';
import { Nested, Nullable } from '../kit/fields/nested.js';
import { OptionalText } from '../kit/fields/text.js';
import { Instant } from '../kit/fields/days/time.js';
import { internalOperation } from '../kit/operation.js';
import { ShareToken } from './shared-gifts.js';

/** What the holder of a link has chosen. */
export class Choice {
  @Id() chosen!: string;
  @IsISO8601() chosenAt!: string;
  /** Until when it can be changed. */
  @IsISO8601() changeableUntil!: string;
  /** The page of what was chosen; null unless the sender shows links. */
  @Nullable() @IsString() giftUrl!: string | null;
}

export class ChoiceOfOption extends ShareToken {
  @Id() optionId!: string;
  /** Which size or colour it should be, in the recipient's words. */
  @OptionalText(maxLength.variant) size?: string;
  @OptionalText(maxLength.variant) colour?: string;
}

/**
 * The recipient chooses one of the products. Called by the gateway for a holder of the link who looks like a person. Again
 * within a day of the first choice changes it; later, 409 `gift.chosen`. 409 `gift.choice-over` after the last day to
 * choose, `gift.bought` once the sender has bought one, `option.sold-out` for a product that its shop has sold out.
 */
export const chooseOption = internalOperation('gifting.chooseOption', { input: ChoiceOfOption, output: Choice });

/** A product that was offered, as recommendations remembers it. */
export class OptionNotChosen {
  @IsString() giftName!: string;
  @Nullable() @IsString() giftUrl!: string | null;
}

export class GiftChosenV1 {
  @Id() giftId!: string;
  @Id() senderId!: string;
  @Id() recipientId!: string;
  @IsString() recipientName!: string;
  @Id() optionId!: string;
  /** The name of what was chosen, and its page. */
  @IsString() giftName!: string;
  @Nullable() @IsString() giftUrl!: string | null;
  /** "Size M, green"; null if nothing was said. */
  @Nullable() @IsString() variant!: string | null;
  @Nested(() => OptionNotChosen) notChosen!: OptionNotChosen[];
  @Instant() chosenAt!: string;
  /** Whether it replaces an earlier choice. */
  @IsBoolean() isChange!: boolean;
  /** Whether the recipient has chosen. Else the last day has passed, and the sender's favourite stands. */
  @IsBoolean() isByRecipient!: boolean;
  @IsOptional() @Nullable() @IsIn(giftMoods) mood?: GiftMood | null;
  /** How many products there were. */
  @IsInt() offered!: number;
  /** When the gift was first looked at; null if nobody has reported a view. */
  @IsOptional() @Nullable() @Instant() viewedAt?: string | null;
}
/** Of the products that were offered, one is the gift now: its recipient has chosen, or the last day to choose is over. */
export const giftChosen = event('gifting.gift_chosen.v1', GiftChosenV1, { lane: 'mails' });
