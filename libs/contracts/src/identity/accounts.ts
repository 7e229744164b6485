import {
  IsBoolean,
  IsEmail,
  IsIn,
  IsInt,
  IsISO8601,
  IsOptional,
  IsString,
  Length,
  MaxLength,
  MinLength,
} from 'class-validator';
import { event } from '../kit/event.js';
import {
  ClearableText,
  Counted,
  EmailAddress,
  Id,
  Nested,
  NewPassword,
  Nullable,
  OptionalEmail,
  Text,
  TimeZone,
} from '../kit/fields.js';
import { internalOperation, operation } from '../kit/operation.js';
import { Nothing, Success } from '../kit/plain.js';
import { maxLength, minLength, reminderLeadDays, tiers, type Tier } from '../vocabulary.js';

/** The signed-in user as the browser may see them: never the password, never a payment id. */
export class User {
  @Id() id!: string;
  @IsString() username!: string;
  @Nullable() @IsEmail() email!: string | null;
  @Nullable() @IsString() firstName!: string | null;
  @Nullable() @IsString() lastName!: string | null;
  @Nullable() @IsString() profileImageUrl!: string | null;
  @IsIn(tiers) subscriptionTier!: Tier;
  @IsBoolean() emailRemindersEnabled!: boolean;
  @IsBoolean() smsRemindersEnabled!: boolean;
  @IsInt() reminderDaysBefore!: number;
  @IsBoolean() isAdmin!: boolean;
  @IsISO8601() createdAt!: string;
  @IsISO8601() updatedAt!: string;
}

/** `GET /api/user` and `GET /api/auth/user`: the user plus what gifting counts for them. Composed by the gateway. */
export class CurrentUser extends User {
  @IsInt() giftsUsedThisMonth!: number;
  /** Gifts per month; -1 is unlimited. */
  @IsInt() giftLimit!: number;
}

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

export class Preferences {
  @IsBoolean() emailRemindersEnabled!: boolean;
  @IsBoolean() smsRemindersEnabled!: boolean;
  @IsIn(reminderLeadDays, { message: 'Choose 1, 3, 7, 14 or 30 days' }) reminderDaysBefore!: number;
  /** Whether they want a mail when somebody has opened a gift of theirs. */
  @IsBoolean() viewMailsEnabled!: boolean;
  /** IANA name of the zone in whose mornings reminders come. */
  @IsString() timeZone!: string;
}
export class PreferencesChange {
  @IsOptional() @IsBoolean() emailRemindersEnabled?: boolean;
  @IsOptional() @IsBoolean() smsRemindersEnabled?: boolean;
  @IsOptional() @IsIn(reminderLeadDays, { message: 'Choose 1, 3, 7, 14 or 30 days' }) reminderDaysBefore?: number;
  @IsOptional() @IsBoolean() viewMailsEnabled?: boolean;
  @IsOptional() @TimeZone() timeZone?: string;
}

export class AccountChange {
  /** `Length`, not `MinLength`: class-validator keeps one failure per rule name, and a blank must say "required". */
  @Length(minLength.username, undefined, { message: 'Username must be at least 3 characters' })
  @Text({ max: maxLength.username, required: 'Username is required.' })
  username!: string;

  @EmailAddress()
  @Text({ max: maxLength.email, required: 'Email is required.' })
  email!: string;

  @ClearableText(maxLength.personName) firstName?: string | null;
  @ClearableText(maxLength.personName) lastName?: string | null;
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
/** The caller's own row; the gateway adds gifting's count and answers `GET /api/user`. */
export const getUser = internalOperation('identity.getUser', { input: Nothing, output: User });

export const getPreferences = operation('identity.getPreferences', {
  route: 'GET /api/user/preferences',
  access: 'user',
  input: Nothing,
  output: Preferences,
});
export const changePreferences = operation('identity.changePreferences', {
  route: 'PATCH /api/user/preferences',
  access: 'user',
  input: PreferencesChange,
  output: Preferences,
});
export const changeAccount = operation('identity.changeAccount', {
  route: 'PATCH /api/user/account',
  access: 'user',
  input: AccountChange,
  output: User,
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
