import { IsBoolean, IsEmail, IsIn, IsOptional, IsString, Matches } from 'class-validator';
import { languages, type Language } from '@presently/rules/languages';
import { reminderLeadDays, tiers, type Tier } from '@presently/rules/vocabulary';
import { Counted } from '../kit/fields/count.js';
import { Id } from '../kit/fields/id.js';
import { Nullable } from '../kit/fields/nested.js';
import { internalOperation, operation } from '../kit/operation.js';

export class ReminderReader {
  @Id() userId!: string;
}

/** The current address for a reminder or for a mail about a view. */
export class ReminderAddress {
  @IsEmail() email!: string;
  @IsString() displayName!: string;
  @IsString() timeZone!: string;
  /** Decides how many mails the user may get. */
  @IsIn(tiers) tier!: Tier;
  /** Of the reader's screens and mails; absent or null: not said. */
  @IsOptional() @Nullable() @IsIn(languages) language?: Language | null;
  /** Accepted by {@link readReminderSettings} and {@link changeReminderSettings} only. */
  @IsString() settingsToken!: string;
}

/**
 * Called when the mail is written, so that the newest address and preferences count. 404 if the user wants none, has no
 * address or does not exist.
 */
export const addressReminder = internalOperation('identity.addressReminder', {
  input: ReminderReader,
  output: ReminderAddress,
});

/** Like {@link addressReminder}, for the mail about a view. */
export const addressViewMail = internalOperation('identity.addressViewMail', {
  input: ReminderReader,
  output: ReminderAddress,
});

/** Like {@link addressReminder}, for a mail that every sender gets: their gift did not arrive. */
export const addressSenderMail = internalOperation('identity.addressSenderMail', {
  input: ReminderReader,
  output: ReminderAddress,
});

/** 48 bytes, base64url. */
export class ReminderSettingsToken {
  @Matches(/^[A-Za-z0-9_-]{64}$/, { message: 'This link does not work. Please use the one in your newest reminder.' })
  settingsToken!: string;
}

export class ReminderSettings {
  /** The address with most letters masked, because the mail may have been forwarded. */
  @Nullable() @IsString() maskedEmail!: string | null;
  @IsBoolean() emailRemindersEnabled!: boolean;
  @Counted() reminderDaysBefore!: number;
  /** Whether the user wants a mail when a gift is opened. */
  @IsBoolean() viewMailsEnabled!: boolean;
}

export class ReminderSettingsChange extends ReminderSettingsToken {
  @IsOptional() @IsBoolean() emailRemindersEnabled?: boolean;
  @IsOptional() @IsIn(reminderLeadDays, { message: 'Choose 1, 3, 7, 14 or 30 days' }) reminderDaysBefore?: number;
  @IsOptional() @IsBoolean() viewMailsEnabled?: boolean;
}

/**
 * Called by the page behind the link at the end of each reminder and of each mail about a view, without a session. 404
 * for an invalid token.
 */
export const readReminderSettings = operation('identity.readReminderSettings', {
  route: 'GET /api/reminder-settings/:settingsToken',
  access: 'public',
  shows: ['preferences'],
  input: ReminderSettingsToken,
  output: ReminderSettings,
});

/** Also called for `POST /unsubscribe/:settingsToken[/views]`, the button of mail programs (RFC 8058). */
export const changeReminderSettings = operation('identity.changeReminderSettings', {
  route: 'PATCH /api/reminder-settings/:settingsToken',
  access: 'public',
  changes: ['preferences', 'user'],
  input: ReminderSettingsChange,
  output: ReminderSettings,
});
