import { IsEmail, IsString, MaxLength } from 'class-validator';
import { maxLength } from '@presently/rules/vocabulary';
import { Success } from '../kit/empty-messages.js';
import { event } from '../kit/event.js';
import { EmailAddress } from '../kit/fields/contact.js';
import { Id } from '../kit/fields/id.js';
import { Nested } from '../kit/fields/nested.js';
import { NewPassword } from '../kit/fields/password.js';
import { Text } from '../kit/fields/text.js';
import { internalOperation, operation } from '../kit/operation.js';
import { FromAddress, SignedIn } from './sessions.js';

export class PasswordChange {
  @MaxLength(maxLength.password) @IsString() currentPassword!: string;
  @NewPassword() newPassword!: string;
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
  /** As it stands in the link of the mail. Whatever is no token opens nothing, and is answered like one that has expired. */
  @MaxLength(128) @IsString() token!: string;
  @NewPassword() newPassword!: string;
}

export class PasswordResetId {
  @Id() requestId!: string;
}

/** What the mail needs to say. The token is drawn for this one mail and kept by identity as a hash. */
export class IssuedResetToken {
  @IsString() token!: string;
  @IsEmail() email!: string;
  @IsString() username!: string;
  @IsString() displayName!: string;
}

/**
 * Ends every session of the user and begins a fresh one. Answered by the gateway as `POST /api/user/password`, which
 * sets the cookie.
 */
export const changePassword = internalOperation('identity.changePassword', {
  input: ChangePasswordInput,
  output: SignedIn,
  deadline: 3_000,
});

/** Sends a link to the address if somebody has it; the answer and its time are the same if nobody does. */
export const requestPasswordReset = operation('identity.requestPasswordReset', {
  route: 'POST /api/password-reset/request',
  access: 'public',
  input: PasswordResetRequest,
  output: Success,
});
/** Takes a link's token, once, within its hour. Every session of the user ends; they sign in with the new password. */
export const resetPassword = operation('identity.resetPassword', {
  route: 'POST /api/password-reset',
  access: 'public',
  input: PasswordReset,
  output: Success,
});

/**
 * Draws the token of a requested reset for the mail that is about to go out. So no event, no queue and no backup holds
 * anything that opens an account.
 */
export const issueResetToken = internalOperation('identity.issueResetToken', {
  input: PasswordResetId,
  output: IssuedResetToken,
});

export class PasswordResetRequestedV1 {
  @Id() userId!: string;
  @Id() requestId!: string;
}
/** A user wants a link to choose a new password. */
export const passwordResetRequested = event('identity.password_reset_requested.v1', PasswordResetRequestedV1);
