import { Type } from 'class-transformer';
import { Equals, IsISO8601, IsIn, IsInt, IsOptional, IsString, Max, Min } from 'class-validator';
import { type OccasionType, maxLength, occasionTypes } from '@presently/rules/vocabulary';
import { Success } from '../kit/empty-messages.js';
import { Id } from '../kit/fields/id.js';
import { Nullable } from '../kit/fields/nested.js';
import { OptionalLongText } from '../kit/fields/text.js';
import { CalendarDate } from '../kit/fields/time.js';
import { operation } from '../kit/operation.js';
import { PageRequest } from '../kit/page.js';

/** A date of a recipient. `date` is a calendar date, `YYYY-MM-DD`, without a time zone. */
export class Occasion {
  @Id() id!: string;
  @Id() recipientId!: string;
  @IsString() type!: string;
  /** `YYYY-MM-DD`; legacy rows may hold raw text, shown as it is. */
  @IsString() date!: string;
  /** Of `date`; null if it is unknown or `date` is raw text. */
  @Nullable() @IsInt() year!: number | null;
  /** `YYYY-MM-DD`, on or after the caller's date; null if there is none any more. */
  @Nullable() @IsString() nextOn!: string | null;
  @Nullable() @IsString() notes!: string | null;
  @IsISO8601() createdAt!: string;
}

/** An occasion with its next occurrence, seen from the caller's date. */
export class UpcomingOccasion extends Occasion {
  @IsString() recipientName!: string;
  /** `YYYY-MM-DD` */
  @IsString() nextDate!: string;
  /** 0 is today. */
  @IsInt() daysUntil!: number;
}

export class NewOccasion {
  @Id() recipientId!: string;
  @IsIn(occasionTypes, { message: 'Please choose an occasion type' }) type!: OccasionType;
  @CalendarDate({ required: 'Date is required' }) date!: string;
  /** Null if the year of `date` is unknown. */
  @IsOptional() @Equals(null) year?: null;
  @OptionalLongText(maxLength.notes) notes?: string;
}

export class OccasionId {
  @Id() occasionId!: string;
}

export class OccasionsOfRecipient extends PageRequest {
  @Id() recipientId!: string;
}

export class UpcomingWindow extends PageRequest {
  /** Days ahead, today included. Default 30. */
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) @Max(366) days?: number;
}

/** In the order in which they were added. */
export const listOccasions = operation('gifting.listOccasions', {
  route: 'GET /api/recipients/:recipientId/occasions',
  access: 'user',
  input: OccasionsOfRecipient,
  output: { pageOf: Occasion },
});
/** 409 `occasion.limit-reached` for a recipient with 100 occasions. */
export const addOccasion = operation('gifting.addOccasion', {
  route: 'POST /api/recipients/:recipientId/occasions',
  access: 'user',
  input: NewOccasion,
  output: Occasion,
  status: 201,
  budget: 'changes',
});
export const removeOccasion = operation('gifting.removeOccasion', {
  route: 'DELETE /api/occasions/:occasionId',
  access: 'user',
  input: OccasionId,
  output: Success,
  budget: 'changes',
});
/** Soonest first. The caller's time zone determines the current date. */
export const listUpcomingOccasions = operation('gifting.listUpcomingOccasions', {
  route: 'GET /api/upcoming-occasions',
  access: 'user',
  input: UpcomingWindow,
  output: { pageOf: UpcomingOccasion },
});
