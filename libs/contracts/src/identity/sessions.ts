import { IsBoolean, IsISO8601, IsIn, IsOptional, IsString, Matches, MaxLength, MinLength } from 'class-validator';
import { languages, type Language } from '@presently/rules/languages';
import { maxLength, minLength, type Tier, tiers } from '@presently/rules/vocabulary';
import { Success } from '../kit/empty-messages.js';
import { event } from '../kit/event.js';
import { OptionalEmail } from '../kit/fields/contact.js';
import { Counted } from '../kit/fields/count.js';
import { Id } from '../kit/fields/id.js';
import { Nested, Nullable } from '../kit/fields/nested.js';
import { NewPassword } from '../kit/fields/password.js';
import { Text } from '../kit/fields/text.js';
import { internalOperation } from '../kit/operation.js';
import { User } from './accounts.js';

export class Credentials {
  /** Or the address of the account. */
  @MaxLength(maxLength.email) @IsString() username!: string;
  @MaxLength(maxLength.password) @IsString() password!: string;
  /** Of the authenticator app, or a recovery code. For accounts with a second factor. */
  @IsOptional() @MaxLength(20) @IsString() code?: string;
}

export class Registration {
  @MinLength(minLength.username, { message: 'Username must be at least 3 characters' })
  @Text({ max: maxLength.username, required: 'Username must be at least 3 characters' })
  username!: string;

  @NewPassword() password!: string;

  @OptionalEmail() email?: string;
}

/** A new session. The token goes into the cookie; identity stores its hash. */
export class SignedIn {
  @Nested(() => User) user!: User;
  @IsString() sessionToken!: string;
  @IsISO8601() expiresAt!: string;
  /** The cookie by which the browser is known at its next sign-in. */
  @IsOptional() @IsString() device?: string;
}

/** The origin of an attempt, for throttling. */
export class FromAddress {
  /** Address of the browser as the trusted proxy reports it. */
  @Matches(/^[\x20-\x7e]{1,64}$/) @IsString() address!: string;
}

export class RegisterInput extends FromAddress {
  @Nested(() => Registration) registration!: Registration;
}

export class SignInInput extends FromAddress {
  @Nested(() => Credentials) credentials!: Credentials;
}

export class SessionToken {
  @MaxLength(128) @IsString() sessionToken!: string;
}

/** The user of a session. */
export class SessionHolder {
  @Id() userId!: string;
  @IsString() displayName!: string;
  @IsBoolean() isAdmin!: boolean;
  @IsIn(tiers) tier!: Tier;
  /** Whether the user has confirmed an address. */
  @IsBoolean() isConfirmed!: boolean;
  @Id() sessionId!: string;
  /** When the user last proved their presence in the session. */
  @Nullable() @IsISO8601() authenticatedAt!: string | null;
  @IsISO8601() expiresAt!: string;
  /** ISO 4217; `USD` by default. */
  @IsOptional() @IsString() currency?: string;
  /** IANA name of the account's zone, for calls that name none. */
  @IsOptional() @IsString() timeZone?: string;
  /** An administrator without a second factor in this session, where one is required. `isAdmin` is false then. */
  @IsOptional() @IsBoolean() needsSecondFactor?: boolean;
}

/** Called by the gateway, which sets the cookie. */
export const register = internalOperation('identity.register', {
  input: RegisterInput,
  output: SignedIn,
  deadline: 3_000,
});

export const signIn = internalOperation('identity.signIn', { input: SignInInput, output: SignedIn, deadline: 3_000 });

export const signOut = internalOperation('identity.signOut', { input: SessionToken, output: Success });

export const resolveSession = internalOperation('identity.resolveSession', {
  input: SessionToken,
  output: SessionHolder,
});

export class UserRegisteredV1 {
  @Id() userId!: string;
  @IsString() displayName!: string;
  /** IANA name that the browser reported; `UTC` by default. */
  @IsString() timeZone!: string;
  @Counted() reminderDaysBefore!: number;
  @IsBoolean() emailRemindersEnabled!: boolean;
  /** Whether the user has an address for reminders. */
  @IsOptional() @IsBoolean() hasEmail?: boolean;
  /** ISO 4217. Events of older releases have none. */
  @IsOptional() @IsString() currency?: string;
  /** From the browser at registration; null if it is none of ours. */
  @IsOptional() @Nullable() @IsIn(languages) language?: Language | null;
}

export const userRegistered = event('identity.user_registered.v1', UserRegisteredV1, {
  lane: 'state',
  about: 'userId',
});
