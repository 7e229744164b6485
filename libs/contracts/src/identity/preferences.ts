import { IsBoolean, IsIn, IsOptional, IsString } from 'class-validator';
import { languages, type Language } from '@presently/rules/languages';
import { reminderLeadDays } from '@presently/rules/vocabulary';
import { Nothing } from '../kit/empty-messages.js';
import { event } from '../kit/event.js';
import { Counted } from '../kit/fields/count.js';
import { Currency } from '../kit/fields/currency.js';
import { Id } from '../kit/fields/id.js';
import { Nullable } from '../kit/fields/nested.js';
import { TimeZone } from '../kit/fields/days/time.js';
import { operation } from '../kit/operation.js';

export class Preferences {
  @IsBoolean() emailRemindersEnabled!: boolean;
  @IsBoolean() smsRemindersEnabled!: boolean;
  @IsIn(reminderLeadDays, { message: 'Choose 1, 3, 7, 14 or 30 days' }) reminderDaysBefore!: number;
  /** Whether the user wants a mail when a gift is opened. */
  @IsBoolean() viewMailsEnabled!: boolean;
  /** IANA name of the time zone for reminders. */
  @IsString() timeZone!: string;
  /** ISO 4217: the money of ideas and budgets. */
  @IsString() currency!: string;
  /** The language of the user's screens and mails; null for the browser's. */
  @IsOptional() @Nullable() @IsIn(languages) language?: Language | null;
  /** Whether pushes may name gifts and people, also on a locked screen. */
  @IsBoolean() isPushDetailed!: boolean;
  /** Whether devices that get pushes are told of reminders, beside the mail. */
  @IsBoolean() pushRemindersEnabled!: boolean;
}

export class PreferencesChange {
  @IsOptional() @IsBoolean() emailRemindersEnabled?: boolean;
  @IsOptional() @IsBoolean() smsRemindersEnabled?: boolean;
  @IsOptional() @IsIn(reminderLeadDays, { message: 'Choose 1, 3, 7, 14 or 30 days' }) reminderDaysBefore?: number;
  @IsOptional() @IsBoolean() viewMailsEnabled?: boolean;
  @IsOptional() @TimeZone() timeZone?: string;
  @IsOptional() @Currency() currency?: string;
  @IsOptional() @IsIn(languages, { message: 'Please choose a language from the list' }) language?: Language;
  @IsOptional() @IsBoolean() isPushDetailed?: boolean;
  @IsOptional() @IsBoolean() pushRemindersEnabled?: boolean;
}

export const getPreferences = operation('identity.getPreferences', {
  route: 'GET /api/user/preferences',
  access: 'user',
  shows: ['preferences'],
  scope: 'read',
  input: Nothing,
  output: Preferences,
});

export const changePreferences = operation('identity.changePreferences', {
  route: 'PATCH /api/user/preferences',
  access: 'user',
  changes: ['preferences', 'user'],
  scope: 'write',
  input: PreferencesChange,
  output: Preferences,
  budget: 'account-changes',
  changesCaller: true,
});

/** Everything about a user that determines the time of reminders. */
export class PreferencesChangedV1 {
  @Id() userId!: string;
  @IsString() displayName!: string;
  /** IANA name. */
  @IsString() timeZone!: string;
  @Counted() reminderDaysBefore!: number;
  @IsBoolean() emailRemindersEnabled!: boolean;
  /** Whether the user has an address for reminders. */
  @IsBoolean() hasEmail!: boolean;
  /** ISO 4217. Events of older releases have none. */
  @IsOptional() @IsString() currency?: string;
  /** Null for the browser's. Events of older releases have none. */
  @IsOptional() @Nullable() @IsIn(languages) language?: Language | null;
}

/**
 * Published whenever one of these fields changes: by preferences, account, a link in a mail, or the first known time
 * zone.
 */
export const preferencesChanged = event('identity.preferences_changed.v1', PreferencesChangedV1, {
  lane: 'state',
  about: 'userId',
});
