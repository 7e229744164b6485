import { IsBoolean, IsISO8601, IsOptional, IsString, MaxLength, MinLength } from 'class-validator';
import { maxLength, minLength } from '@presently/rules/vocabulary';
import { Success } from '../kit/empty-messages.js';
import { event } from '../kit/event.js';
import { OptionalEmail } from '../kit/fields/contact.js';
import { Counted } from '../kit/fields/count.js';
import { Id } from '../kit/fields/id.js';
import { Nested } from '../kit/fields/nested.js';
import { NewPassword } from '../kit/fields/password.js';
import { Text } from '../kit/fields/text.js';
import { internalOperation } from '../kit/operation.js';
import { User } from './accounts.js';

export class Credentials {
  @MaxLength(maxLength.username) @IsString() username!: string;
  @MaxLength(maxLength.password) @IsString() password!: string;
}

export class Registration {
  @MinLength(minLength.username, { message: 'Username must be at least 3 characters' })
  @Text({ max: maxLength.username, required: 'Username must be at least 3 characters' })
  username!: string;

  @NewPassword() password!: string;

  @OptionalEmail() email?: string;
}

/** A fresh session: the token goes into the cookie and is stored only as a hash. */
export class SignedIn {
  @Nested(() => User) user!: User;
  @IsString() sessionToken!: string;
  @IsISO8601() expiresAt!: string;
}

/** Where a sign-in attempt comes from, for throttling. */
export class FromAddress {
  /** Address of the browser as the trusted proxy hop reports it. */
  @MaxLength(64) @IsString() address!: string;
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

/** Who is behind a session. */
export class SessionHolder {
  @Id() userId!: string;
  @IsString() displayName!: string;
  @IsBoolean() isAdmin!: boolean;
  @IsISO8601() expiresAt!: string;
}

/** Answered by the gateway's session routes (`POST /api/register`, `/login`, `/logout`), which set the cookie. */
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
  /** IANA name the browser reported, `UTC` when it did not. */
  @IsString() timeZone!: string;
  @Counted() reminderDaysBefore!: number;
  @IsBoolean() emailRemindersEnabled!: boolean;
  /** Whether there is an address to remind at. */
  @IsOptional() @IsBoolean() hasEmail?: boolean;
}

export const userRegistered = event('identity.user_registered.v1', UserRegisteredV1);
