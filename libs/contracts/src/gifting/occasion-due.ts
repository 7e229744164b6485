import { ArrayMaxSize, IsArray, IsBoolean, IsIn, IsInt, IsOptional, IsString } from 'class-validator';
import { event } from '../kit/event.js';
import { Id } from '../kit/fields/id.js';
import { Nested, Nullable } from '../kit/fields/nested.js';
import { CalendarDate, Instant } from '../kit/fields/days/time.js';

/** A past gift of this sender to the recipient. */
export class PastGift {
  @IsString() giftName!: string;
  @Instant() sentAt!: string;
}

/** The gift that its sender has planned or sent for this very occurrence. */
export class GiftForOccasion {
  @Id() giftId!: string;
  @IsString() giftName!: string;
  @IsBoolean() isCard!: boolean;
  @IsIn(['planned', 'sent']) status!: 'planned' | 'sent';
  /** When it goes out, or has gone out. */
  @Instant() at!: string;
  /** Whether the sender has bought the product. */
  @IsBoolean() isBought!: boolean;
  /** Whether the sender buys the product, and has not. */
  @IsOptional() @IsBoolean() isToBuy?: boolean;
  /** The day on which the ordered product arrives, where that is after this occurrence. */
  @IsOptional() @IsString() arrivesLateOn?: string;
  /** Of a product that is not bought: whether its shop has sold it out, and today's price where it is another one. */
  @IsOptional() @IsBoolean() isSoldOut?: boolean;
  @IsOptional() @IsString() priceNow?: string;
}

export class OccasionDueV1 {
  @Id() occasionId!: string;
  @Id() userId!: string;
  @Id() recipientId!: string;
  @IsString() recipientName!: string;
  @IsString() occasionType!: string;
  /** The sender's own name for the occasion. */
  @Nullable() @IsString() title!: string | null;
  /** Years that this occurrence completes; null if the year of the first is unknown. */
  @Nullable() @IsInt() years!: number | null;
  /** The calendar date of this occurrence. With the occasion's id it identifies the reminder. */
  @CalendarDate({ required: 'occursOn is required' }) occursOn!: string;
  @Nullable() @IsString() notes!: string | null;
  /** Newest first, at most three. */
  @Nested(() => PastGift) @ArrayMaxSize(3) @IsArray() pastGifts!: PastGift[];
  /** Titles of ideas that the sender keeps for the recipient, at most three. */
  @IsOptional() @ArrayMaxSize(3) @IsArray() @IsString({ each: true }) keptIdeas?: string[];
  /** Null if nothing is planned or sent for it. */
  @Nullable() @Nested(() => GiftForOccasion) gift!: GiftForOccasion | null;
  /** Whether the reminder offers the proposal that accounts on Free get once a year. */
  @IsOptional() @IsBoolean() isProposalOffered?: boolean;
  /** The calendar date of the reminder, in the user's time zone. */
  @CalendarDate({ required: 'remindOn is required' }) remindOn!: string;
}

export class OccasionCameV1 {
  @Id() occasionId!: string;
  @Id() userId!: string;
  @Id() recipientId!: string;
  @IsString() recipientName!: string;
  @IsString() occasionType!: string;
  @Nullable() @IsString() title!: string | null;
  /** Years that the day completes; null if the year of the first is unknown. */
  @Nullable() @IsInt() years!: number | null;
  /** Today, in the user's time zone. */
  @CalendarDate({ required: 'occursOn is required' }) occursOn!: string;
}
/** The day of an occasion has come, and its user, who was reminded of it, has given nothing. Once per occurrence. */
export const occasionCame = event('gifting.occasion_came.v1', OccasionCameV1, { lane: 'mails' });

/** A reminder of an occasion is due. Published once per occurrence of the occasion. */
export const occasionDue = event('gifting.occasion_due.v1', OccasionDueV1, { lane: 'mails' });
