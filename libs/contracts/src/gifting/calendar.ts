import { ArrayMaxSize, IsArray, IsInt, IsISO8601, IsString } from 'class-validator';
import { Id } from '../kit/fields/id.js';
import { Nullable } from '../kit/fields/nested.js';
import { internalOperation } from '../kit/operation.js';
import { PageRequest } from '../kit/page.js';

/** Days of an occasion without a rule that calendar programs understand: last year's, and those of the next years. */
export const datedDays = 4;

export class CalendarOfSender extends PageRequest {
  @Id() userId!: string;
}

/** An occasion in the sender's calendar feed. */
export class CalendarEntry {
  @Id() occasionId!: string;
  @Id() recipientId!: string;
  @IsString() recipientName!: string;
  @IsString() type!: string;
  @Nullable() @IsString() title!: string | null;
  /** Of the first day; null if it is unknown. */
  @Nullable() @IsInt() year!: number | null;
  @Nullable() @IsString() notes!: string | null;
  /** Calendar dates: the first one of `rule`, or each one without a rule. None for a date that no calendar can show. */
  @ArrayMaxSize(datedDays) @IsArray() @IsString({ each: true }) days!: string[];
  /** `RRULE` of RFC 5545; null without one. */
  @Nullable() @IsString() rule!: string | null;
  /** Grows with each change of the occasion and its recipient. */
  @IsInt() sequence!: number;
  @IsISO8601() changedAt!: string;
}

export class CalendarVersionOf {
  @Id() userId!: string;
}

export class CalendarVersion {
  @IsString() version!: string;
}

/** A text that is another one after each change of a sender's occasions and people. */
export const getCalendarVersion = internalOperation('gifting.getCalendarVersion', {
  input: CalendarVersionOf,
  output: CalendarVersion,
});

/** Every occasion of a sender, by date. */
export const listCalendar = internalOperation('gifting.listCalendar', {
  input: CalendarOfSender,
  output: { pageOf: CalendarEntry },
});
