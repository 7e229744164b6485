import { IsBoolean, IsIn, IsOptional, IsString } from 'class-validator';
import { reminderLeadDays } from '@presently/rules/vocabulary';
import { Nothing } from '../kit/empty-messages.js';
import { event } from '../kit/event.js';
import { Counted } from '../kit/fields/count.js';
import { Id } from '../kit/fields/id.js';
import { TimeZone } from '../kit/fields/time.js';
import { operation } from '../kit/operation.js';

export class Preferences {
  @IsBoolean() emailRemindersEnabled!: boolean;
  @IsBoolean() smsRemindersEnabled!: boolean;
  @IsIn(reminderLeadDays, { message: 'Choose 1, 3, 7, 14 or 30 days' }) reminderDaysBefore!: number;
  /** Whether they want a mail when somebody has opened a gift of theirs. */
  @IsBoolean() viewMailsEnabled!: boolean;
  /** IANA name of the zone in whose mornings reminders come. */
  @IsString() timeZone!: string;
}

export class PreferencesChange {
  @IsOptional() @IsBoolean() emailRemindersEnabled?: boolean;
  @IsOptional() @IsBoolean() smsRemindersEnabled?: boolean;
  @IsOptional() @IsIn(reminderLeadDays, { message: 'Choose 1, 3, 7, 14 or 30 days' }) reminderDaysBefore?: number;
  @IsOptional() @IsBoolean() viewMailsEnabled?: boolean;
  @IsOptional() @TimeZone() timeZone?: string;
}

export const getPreferences = operation('identity.getPreferences', {
  route: 'GET /api/user/preferences',
  access: 'user',
  input: Nothing,
  output: Preferences,
});

export const changePreferences = operation('identity.changePreferences', {
  route: 'PATCH /api/user/preferences',
  access: 'user',
  input: PreferencesChange,
  output: Preferences,
});

/** Everything of a user on which the time of their reminders depends, as it is now. */
export class PreferencesChangedV1 {
  @Id() userId!: string;
  @IsString() displayName!: string;
  /** IANA name. */
  @IsString() timeZone!: string;
  @Counted() reminderDaysBefore!: number;
  @IsBoolean() emailRemindersEnabled!: boolean;
  /** Whether there is an address to remind at. */
  @IsBoolean() hasEmail!: boolean;
}

/** Told whenever any of it has changed: by the preferences, the account, a link in a mail, or a sign-in from a first known zone. */
export const preferencesChanged = event('identity.preferences_changed.v1', PreferencesChangedV1);
