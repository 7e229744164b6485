import { IsBoolean, IsEmail, IsIn, IsOptional, IsString, Matches } from 'class-validator';
import { reminderLeadDays } from '@presently/rules/vocabulary';
import { Counted } from '../kit/fields/count.js';
import { Id } from '../kit/fields/id.js';
import { Nullable } from '../kit/fields/nested.js';
import { internalOperation, operation } from '../kit/operation.js';

export class ReminderReader {
  @Id() userId!: string;
}

/** To whom a reminder, or the mail of a view, goes at this moment. */
export class ReminderAddress {
  @IsEmail() email!: string;
  @IsString() displayName!: string;
  @IsString() timeZone!: string;
  /** Opens {@link readReminderSettings} and {@link changeReminderSettings}, and nothing else. */
  @IsString() settingsToken!: string;
}

/** Asked when the mail is written, so that an address or a wish that has changed counts. 404 when the user wants none, has no address or is gone. */
export const addressReminder = internalOperation('identity.addressReminder', {
  input: ReminderReader,
  output: ReminderAddress,
});

/** The same for the mail that tells of a view. 404 when the user wants none, has no address or is gone. */
export const addressViewMail = internalOperation('identity.addressViewMail', {
  input: ReminderReader,
  output: ReminderAddress,
});

/** 48 bytes, base64url. */
export class ReminderSettingsToken {
  @Matches(/^[A-Za-z0-9_-]{64}$/, { message: 'This link does not work. Please use the one in your newest reminder.' })
  settingsToken!: string;
}

export class ReminderSettings {
  /** The address, with most of its letters left out: whoever was forwarded the mail need not learn it. */
  @Nullable() @IsString() maskedEmail!: string | null;
  @IsBoolean() emailRemindersEnabled!: boolean;
  @Counted() reminderDaysBefore!: number;
  /** Whether they want a mail when somebody has opened a gift of theirs. */
  @IsBoolean() viewMailsEnabled!: boolean;
}

export class ReminderSettingsChange extends ReminderSettingsToken {
  @IsOptional() @IsBoolean() emailRemindersEnabled?: boolean;
  @IsOptional() @IsIn(reminderLeadDays, { message: 'Choose 1, 3, 7, 14 or 30 days' }) reminderDaysBefore?: number;
  @IsOptional() @IsBoolean() viewMailsEnabled?: boolean;
}

/** What the link at the end of every reminder, and of every mail of a view, opens, without a sign-in. 404 for a token that is none of ours. */
export const readReminderSettings = operation('identity.readReminderSettings', {
  route: 'GET /api/reminder-settings/:settingsToken',
  access: 'public',
  input: ReminderSettingsToken,
  output: ReminderSettings,
});

/** Also what `POST /unsubscribe/:settingsToken[/views]`, the mail programs' own button (RFC 8058), comes down to. */
export const changeReminderSettings = operation('identity.changeReminderSettings', {
  route: 'PATCH /api/reminder-settings/:settingsToken',
  access: 'public',
  input: ReminderSettingsChange,
  output: ReminderSettings,
});
