import { IsEmail, IsString, MaxLength } from 'class-validator';
import { Nothing, Success } from '../kit/empty-messages.js';
import { event } from '../kit/event.js';
import { Id } from '../kit/fields/id.js';
import { operation } from '../kit/operation.js';

export class LinkToken {
  /** The token of the link in the mail. Invalid and expired ones get the same answer. */
  @MaxLength(128) @IsString() token!: string;
}

/** Confirms the address to which the token was mailed. A second press succeeds as well. */
export const confirmEmail = operation('identity.confirmEmail', {
  route: 'POST /api/confirm-email',
  access: 'public',
  changes: ['user'],
  input: LinkToken,
  output: Success,
});

/** Restores the address to which the token was mailed, ends all sessions and begins a password reset. */
export const undoEmail = operation('identity.undoEmail', {
  route: 'POST /api/undo-email',
  access: 'public',
  changes: ['user'],
  input: LinkToken,
  output: Success,
});

/** Mails the link to the caller's unconfirmed address again. 429 `budget-used` if no mail is sent. */
export const sendConfirmation = operation('identity.sendConfirmation', {
  route: 'POST /api/user/confirmation',
  access: 'user',
  changes: [],
  input: Nothing,
  output: Success,
});

/**
 * The link in a notice about the account. Restores the address to which it was mailed, ends all sessions, stops the
 * password and begins its reset.
 */
export const secureAccount = operation('identity.secureAccount', {
  route: 'POST /api/secure-account',
  access: 'public',
  changes: ['user', 'sign-in', 'sessions', 'calendar'],
  input: LinkToken,
  output: Success,
});

export class AddressConfirmedV1 {
  @Id() userId!: string;
  @IsEmail() email!: string;
}
/** A user has proved, by the link in a mail, that an address is theirs and receives mail. */
export const addressConfirmed = event('identity.address_confirmed.v1', AddressConfirmedV1, { lane: 'facts' });
