import { ArrayMaxSize, IsArray, IsString } from 'class-validator';
import { event } from '../kit/event.js';
import { Id } from '../kit/fields/id.js';
import { Nested, Nullable } from '../kit/fields/nested.js';
import { CalendarDate, Instant } from '../kit/fields/time.js';

/** A gift that a recipient has had from this sender. */
export class PastGift {
  @IsString() giftName!: string;
  @Instant() sentAt!: string;
}

export class OccasionDueV1 {
  @Id() occasionId!: string;
  @Id() userId!: string;
  @Id() recipientId!: string;
  @IsString() recipientName!: string;
  @IsString() occasionType!: string;
  /** The calendar date of this occurrence; with the occasion's id it names the reminder, of which there is one. */
  @CalendarDate({ required: 'occursOn is required' }) occursOn!: string;
  @Nullable() @IsString() notes!: string | null;
  /** The newest first, three at the most. */
  @Nested(() => PastGift) @ArrayMaxSize(3) @IsArray() pastGifts!: PastGift[];
  /** The calendar date, in the user's zone, on which they are to hear of it. */
  @CalendarDate({ required: 'remindOn is required' }) remindOn!: string;
}

/** Its user wants to be reminded of an occasion now. Told once for each time the occasion comes round. */
export const occasionDue = event('gifting.occasion_due.v1', OccasionDueV1);
