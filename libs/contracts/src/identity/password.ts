import { languages, type Language } from '@presently/rules/languages';
import { IsBoolean, IsEmail, IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { maxLength } from '@presently/rules/vocabulary';
import { Success } from '../kit/empty-messages.js';
import { event } from '../kit/event.js';
import { EmailAddress } from '../kit/fields/contact.js';
import { Id } from '../kit/fields/id.js';
import { Nested, Nullable } from '../kit/fields/nested.js';
import { NewPassword } from '../kit/fields/password.js';
import { Text } from '../kit/fields/text.js';
import { internalOperation, operation } from '../kit/operation.js';
import { FromAddress, SignedIn } from './sessions.js';

export class PasswordChange {
  @MaxLength(maxLength.password) @IsString() currentPassword!: string;
  @NewPassword() newPassword!: string;
  /** Whether the calendar address ends, too. */
  @IsOptional() @IsBoolean() endsCalendarAddress?: boolean;
}

export class ChangePasswordInput extends FromAddress {
  @MaxLength(128) @IsString() sessionToken!: string;
  @Nested(() => PasswordChange) change!: PasswordChange;
}

export class PasswordResetRequest {
  @EmailAddress()
  @Text({ max: maxLength.email, required: 'Email is required.' })
  email!: string;
}

export class PasswordReset {
  /** The token of the link in the mail. An invalid token and an expired one get the same answer. */
  @MaxLength(128) @IsString() token!: string;
  @NewPassword() newPassword!: string;
}

export class PasswordResetId {
  @Id() requestId!: string;
}

/** The content of the mail. The token is drawn for this mail; identity stores its hash. */
export class IssuedResetToken {
  @IsString() token!: string;
  @IsEmail() email!: string;
  @IsString() username!: string;
  @IsString() displayName!: string;
  /** Of the reader's screens and mails; absent or null: not said. */
  @IsOptional() @Nullable() @IsIn(languages) language?: Language | null;
}

/** Ends every session of the user and begins a new one. */
export const changePassword = internalOperation('identity.changePassword', {
  input: ChangePasswordInput,
  output: SignedIn,
  deadline: 3_000,
});

/** Sends a link if the address belongs to a user. Answer and response time do not reveal whether it does. */
export const requestPasswordReset = operation('identity.requestPasswordReset', {
  route: 'POST /api/password-reset/request',
  access: 'public',
  changes: [],
  input: PasswordResetRequest,
  output: Success,
});
/** Accepts a token once, within an hour. Every key to the account ends, but its authenticator app. */
export const resetPassword = operation('identity.resetPassword', {
  route: 'POST /api/password-reset',
  access: 'public',
  changes: ['sign-in', 'sessions'],
  input: PasswordReset,
  output: Success,
});

/** Draws the token of a requested reset when the mail is written, so that no event, queue or backup contains it. */
export const issueResetToken = internalOperation('identity.issueResetToken', {
  input: PasswordResetId,
  output: IssuedResetToken,
});

export class PasswordResetRequestedV1 {
  @Id() userId!: string;
  @Id() requestId!: string;
}
/** A user has asked for a link to choose a new password. */
export const passwordResetRequested = event('identity.password_reset_requested.v1', PasswordResetRequestedV1, {
  lane: 'mails',
});
