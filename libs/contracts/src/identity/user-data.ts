import { IsBoolean, IsIn, IsInt, IsISO8601, IsString } from 'class-validator';
import { tokenScopes, type TokenScope } from '@presently/rules/token-scopes';
import { Id } from '../kit/fields/id.js';
import { Nullable } from '../kit/fields/nested.js';
import { exportsUserData } from '../kit/user-data.js';

export class ExportedAccount {
  @Id() id!: string;
  @IsString() username!: string;
  @Nullable() @IsString() email!: string | null;
  @Nullable() @IsISO8601() emailConfirmedAt!: string | null;
  /** The last confirmed address: the only one that receives mail. */
  @Nullable() @IsString() confirmedEmail!: string | null;
  @Nullable() @IsString() firstName!: string | null;
  @Nullable() @IsString() lastName!: string | null;
  @Nullable() @IsString() profileImageUrl!: string | null;
  @IsString() subscriptionTier!: string;
  @IsBoolean() emailRemindersEnabled!: boolean;
  @IsBoolean() smsRemindersEnabled!: boolean;
  @IsInt() reminderDaysBefore!: number;
  @IsBoolean() viewMailsEnabled!: boolean;
  @IsBoolean() isPushDetailed!: boolean;
  @IsBoolean() pushRemindersEnabled!: boolean;
  @IsBoolean() isCalendarEnabled!: boolean;
  @IsBoolean() isAdmin!: boolean;
  @Nullable() @IsISO8601() suspendedAt!: string | null;
  /** IANA name. */
  @IsString() timeZone!: string;
  /** ISO 4217. */
  @IsString() currency!: string;
  /** Null for the browser's. */
  @Nullable() @IsString() language!: string | null;
  @IsISO8601() createdAt!: string;
  @IsISO8601() updatedAt!: string;
}

export class ExportedPasskey {
  @IsString() name!: string;
  /** Whether other devices of the person have it, too. */
  @IsBoolean() isSynced!: boolean;
  @IsISO8601() createdAt!: string;
  @Nullable() @IsISO8601() lastUsedAt!: string | null;
}

export class ExportedToken {
  @IsString() name!: string;
  @IsIn(tokenScopes, { each: true }) scopes!: TokenScope[];
  @Nullable() @IsString() expiresOn!: string | null;
  @IsISO8601() createdAt!: string;
  @Nullable() @IsISO8601() lastUsedAt!: string | null;
}

export class ExportedProviderLink {
  @IsString() issuer!: string;
  /** The provider's name for the person. */
  @IsString() subject!: string;
  @IsISO8601() linkedAt!: string;
  @Nullable() @IsISO8601() lastUsedAt!: string | null;
}

export class ExportedAuthenticatorApp {
  @Nullable() @IsISO8601() confirmedAt!: string | null;
}

export class ExportedSession {
  @IsString() browser!: string;
  @IsISO8601() lastUsedAt!: string;
  @IsISO8601() expire!: string;
}

export class ExportedSecurityEvent {
  @IsISO8601() at!: string;
  @IsString() what!: string;
  @IsString() browser!: string;
  @IsString() network!: string;
}

/** A mail about the account. */
export class ExportedAccountMail {
  @IsString() kind!: string;
  @IsString() address!: string;
  @IsISO8601() createdAt!: string;
}

export const identityUserData = exportsUserData('identity.readUserData', {
  account: ExportedAccount,
  passkeys: ExportedPasskey,
  tokens: ExportedToken,
  signInProviders: ExportedProviderLink,
  authenticatorApps: ExportedAuthenticatorApp,
  sessions: ExportedSession,
  securityLog: ExportedSecurityEvent,
  accountMails: ExportedAccountMail,
});
