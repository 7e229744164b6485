import { IsBoolean, IsISO8601, IsIn, IsInt, IsOptional, IsString, Max, Min } from 'class-validator';
import { easterOffsets } from '@presently/rules/occurrences';
import {
  type EasterChurch,
  easterChurches,
  type LeapDay,
  leapDays,
  maxLength,
  type OccasionType,
  occasionTypes,
  type Recurrence,
  recurrences,
} from '@presently/rules/vocabulary';
import { Success } from '../kit/empty-messages.js';
import { NumberFromText } from '../kit/fields/decorate.js';
import { Id } from '../kit/fields/id.js';
import { OptionalDay } from '../kit/fields/days/birthday.js';
import { Nested, Nullable } from '../kit/fields/nested.js';
import { OptionalLongText, OptionalText } from '../kit/fields/text.js';
import { operation } from '../kit/operation.js';
import { PageRequest } from '../kit/page.js';

/** A date of a recipient. `date` is a calendar date, `YYYY-MM-DD`, without a time zone. */
export class Occasion {
  @Id() id!: string;
  @Id() recipientId!: string;
  @IsString() type!: string;
  /** The sender's own name for it, beside the type. */
  @Nullable() @IsString() title!: string | null;
  /** The first day, `YYYY-MM-DD`; legacy rows may hold raw text, shown as it is. */
  @IsString() date!: string;
  /** Of `date`; null if it is unknown or `date` is raw text. */
  @Nullable() @IsInt() year!: number | null;
  @IsIn(recurrences) recurrence!: Recurrence;
  /** Of a yearly 29th of February, its day in common years; null for all others. */
  @Nullable() @IsString() @IsIn(leapDays) leapDay!: LeapDay | null;
  /** Of `nth-weekday`: 1 to 5, or -1 for the last. A year without a fifth one is left out. */
  @Nullable() @IsInt() nth!: number | null;
  /** Of `nth-weekday`: 0 is Sunday. */
  @Nullable() @IsInt() weekday!: number | null;
  /** Of `nth-weekday`: 1 is January. */
  @Nullable() @IsInt() month!: number | null;
  /** Of `easter`: days after Easter Sunday. */
  @Nullable() @IsInt() easterOffset!: number | null;
  /** Of `easter`: whose Easter; null for all others. */
  @Nullable() @IsString() @IsIn(easterChurches) easterOf!: EasterChurch | null;
  /** `YYYY-MM-DD`, on or after the caller's date; null if there is none any more. */
  @Nullable() @IsString() nextOn!: string | null;
  @Nullable() @IsString() notes!: string | null;
  @IsISO8601() createdAt!: string;
}

/** The newest gift for an occurrence that is to come. */
export class OccasionGift {
  @Id() id!: string;
  @IsIn(['planned', 'sent']) status!: 'planned' | 'sent';
  /** When a planned one goes out. */
  @Nullable() @IsISO8601() scheduledFor!: string | null;
  @IsBoolean() isViewed!: boolean;
}

/** An occasion with its next occurrence, seen from the caller's date. */
export class UpcomingOccasion extends Occasion {
  @IsString() recipientName!: string;
  /** `YYYY-MM-DD` */
  @IsString() nextDate!: string;
  /** 0 is today. */
  @IsInt() daysUntil!: number;
  /** Null if nothing is planned or sent for it. */
  @IsOptional() @Nullable() @Nested(() => OccasionGift) gift?: OccasionGift | null;
}

/** How an occasion recurs. Fields of other recurrences than the chosen one have no effect. */
class OccasionRule {
  /** Default: yearly for Birthday, Anniversary and Holiday, once for all others. */
  @IsOptional() @IsIn(recurrences) recurrence?: Recurrence;
  /** Null if the year of `date` is unknown. A number must be that year. */
  @IsOptional() @Nullable() @IsInt() year?: number | null;
  /** Default: 28 February. */
  @IsOptional() @IsIn(leapDays, { message: 'Please choose 28 February or 1 March' }) leapDay?: LeapDay;
  /** Required for `nth-weekday`; -1 is the last. */
  @IsOptional() @IsIn([1, 2, 3, 4, 5, -1], { message: 'Please choose first to fifth, or last' }) nth?: number;
  /** Required for `nth-weekday`; 0 or 7 is Sunday. */
  @IsOptional() @IsInt() @Min(0) @Max(7) weekday?: number;
  /** Required for `nth-weekday`. */
  @IsOptional() @IsInt() @Min(1) @Max(12) month?: number;
  /** Of `easter`, default 0. */
  @IsOptional() @IsInt() @Min(easterOffsets.min) @Max(easterOffsets.max) easterOffset?: number;
  /** Of `easter`, default western. */
  @IsOptional() @IsIn(easterChurches, { message: 'Please choose western or eastern' }) easterOf?: EasterChurch;
  @OptionalText(maxLength.title) title?: string | null;
}

export class NewOccasion extends OccasionRule {
  @Id() recipientId!: string;
  @IsIn(occasionTypes, { message: 'Please choose an occasion type' }) type!: OccasionType;
  /** Required unless the day moves; then it takes place on or after this date. `--MM-DD` has no year. */
  @OptionalDay('Please choose a date that exists') date?: string;
  @OptionalLongText(maxLength.notes) notes?: string;
}

/** Absent fields keep their values; null clears title, notes and year. */
export class OccasionChange extends OccasionRule {
  @Id() occasionId!: string;
  @IsOptional() @IsIn(occasionTypes, { message: 'Please choose an occasion type' }) type?: OccasionType;
  @OptionalDay('Please choose a date that exists') date?: string;
  @OptionalLongText(maxLength.notes) notes?: string | null;
}

export class OccasionId {
  @Id() occasionId!: string;
}

export class OccasionsOfRecipient extends PageRequest {
  @Id() recipientId!: string;
}

export class UpcomingWindow extends PageRequest {
  /** Days ahead, today included. Default 30. */
  @IsOptional() @NumberFromText() @IsInt() @Min(1) @Max(366) days?: number;
}

/** In the order in which they were added. */
export const listOccasions = operation('gifting.listOccasions', {
  route: 'GET /api/recipients/:recipientId/occasions',
  access: 'user',
  shows: ['occasions'],
  input: OccasionsOfRecipient,
  output: { pageOf: Occasion },
});
/** 409 `occasion.limit-reached` for a recipient with 100 occasions. */
export const addOccasion = operation('gifting.addOccasion', {
  route: 'POST /api/recipients/:recipientId/occasions',
  access: 'user',
  changes: ['recipients', 'occasions'],
  input: NewOccasion,
  output: Occasion,
  status: 201,
  budget: 'changes',
});
export const changeOccasion = operation('gifting.changeOccasion', {
  route: 'PATCH /api/occasions/:occasionId',
  access: 'user',
  changes: ['recipients', 'occasions'],
  input: OccasionChange,
  output: Occasion,
  budget: 'changes',
});
export const removeOccasion = operation('gifting.removeOccasion', {
  route: 'DELETE /api/occasions/:occasionId',
  access: 'user',
  changes: ['recipients', 'occasions'],
  input: OccasionId,
  output: Success,
  budget: 'changes',
});
/** Soonest first. The caller's time zone determines the current date. */
export const listUpcomingOccasions = operation('gifting.listUpcomingOccasions', {
  route: 'GET /api/upcoming-occasions',
  access: 'user',
  shows: ['recipients', 'occasions'],
  input: UpcomingWindow,
  output: { pageOf: UpcomingOccasion },
});
