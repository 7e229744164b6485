import { languages, type Language } from '@presently/rules/languages';
import { IsEmail, IsISO8601, IsIn, IsOptional, IsString } from 'class-validator';
import { event } from '../kit/event.js';
import { Id } from '../kit/fields/id.js';
import { Nullable } from '../kit/fields/nested.js';
import { internalOperation } from '../kit/operation.js';
import { type NoticedEvent, noticedEvents } from './security-log.js';

/**
 * Mails about the account itself. `confirm-email` goes to the new address, `email-changed` to the one before,
 * `security-notice` and `account-deleted` to the confirmed one. Each has one link, but the last.
 */
export const accountMailKinds = ['confirm-email', 'email-changed', 'security-notice', 'account-deleted'] as const;
export type AccountMailKind = (typeof accountMailKinds)[number];

export class AccountMailId {
  @Id() mailId!: string;
}

/** The content of the mail. The token is drawn for this mail; identity stores its hash. */
export class AccountMail {
  @IsIn(accountMailKinds) kind!: AccountMailKind;
  @IsEmail() email!: string;
  @IsString() username!: string;
  @IsString() displayName!: string;
  @IsString() timeZone!: string;
  /** Of the reader's screens and mails; absent or null: not said. */
  @IsOptional() @Nullable() @IsIn(languages) language?: Language | null;
  /** Empty without a link. */
  @IsString() token!: string;
  /** When it happened. */
  @IsISO8601() at!: string;
  /** The address after an `email-changed`, with most letters masked. */
  @IsOptional() @IsString() newEmail?: string;
  /** The confirmed address before, masked as well, in a `confirm-email` that moves the account. */
  @IsOptional() @IsString() formerEmail?: string;
  /** What a `security-notice` is about, and where it happened. */
  @IsOptional() @IsIn(noticedEvents) what?: NoticedEvent;
  @IsOptional() @IsString() browser?: string;
  @IsOptional() @IsString() network?: string;
}

/** Draws the token when the mail is written. 404 if the mail is no longer needed. */
export const issueAccountMail = internalOperation('identity.issueAccountMail', {
  input: AccountMailId,
  output: AccountMail,
});

export class AccountMailRequestedV1 {
  @Id() userId!: string;
  @Id() mailId!: string;
}
/** A mail about an account is to be sent. Its content comes from {@link issueAccountMail}. */
export const accountMailRequested = event('identity.account_mail_requested.v1', AccountMailRequestedV1, {
  lane: 'mails',
});
