import { IsBoolean, IsIn, IsString, Matches } from 'class-validator';
import { reminderLeadDays } from '@presently/rules/vocabulary';
import { Nothing } from '../kit/empty-messages.js';
import { Id } from '../kit/fields/id.js';
import { Nullable } from '../kit/fields/nested.js';
import { internalOperation, operation } from '../kit/operation.js';

/** The calendar feed of an account. */
export class Calendar {
  @IsBoolean() isEnabled!: boolean;
  /** The secret address, for calendar programs; null while the feed is switched off. */
  @Nullable() @IsString() url!: string | null;
}

export class CalendarChange {
  @IsBoolean() isEnabled!: boolean;
}

/** 403 `reauthentication-needed` without a recent proof of presence: who has the address needs no session. */
export const getCalendar = operation('identity.getCalendar', {
  route: 'GET /api/calendar',
  access: 'user',
  shows: ['calendar'],
  input: Nothing,
  output: Calendar,
});
/** Ends the address and gives another. Needs a recent proof of presence. */
export const rotateCalendar = operation('identity.rotateCalendar', {
  route: 'POST /api/calendar/rotate',
  access: 'user',
  changes: ['calendar'],
  input: Nothing,
  output: Calendar,
  status: 200,
  budget: 'account-changes',
});
/** Needs a recent proof of presence, because the answer contains the address. */
export const changeCalendar = operation('identity.changeCalendar', {
  route: 'PATCH /api/calendar',
  access: 'user',
  changes: ['calendar'],
  input: CalendarChange,
  output: Calendar,
  budget: 'account-changes',
});

/** 48 bytes, base64url. */
export class CalendarSecret {
  @Matches(/^[A-Za-z0-9_-]{64}$/, { message: 'This calendar does not exist.' }) secret!: string;
}
export class CalendarReader {
  @Id() userId!: string;
  @IsIn(reminderLeadDays) reminderDaysBefore!: number;
}
/** Whose calendar a secret opens. 404 for a forged or former secret, a feed that is off, and a suspended account. */
export const openCalendar = internalOperation('identity.openCalendar', {
  input: CalendarSecret,
  output: CalendarReader,
});
