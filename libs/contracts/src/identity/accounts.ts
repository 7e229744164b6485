import { IsBoolean, IsEmail, IsISO8601, IsOptional, IsIn, IsInt, IsString, Length } from 'class-validator';
import { languages, type Language } from '@presently/rules/languages';
import { type Tier, maxLength, minLength, tiers } from '@presently/rules/vocabulary';
import { Nothing } from '../kit/empty-messages.js';
import { EmailAddress } from '../kit/fields/contact.js';
import { Id } from '../kit/fields/id.js';
import { Nullable } from '../kit/fields/nested.js';
import { ClearableText, Text } from '../kit/fields/text.js';
import { ClearableWebUrl } from '../kit/fields/web-url.js';
import { internalOperation, operation } from '../kit/operation.js';

/** The signed-in user for the browser: without password and payment ids. */
export class User {
  @Id() id!: string;
  @IsString() username!: string;
  @Nullable() @IsEmail() email!: string | null;
  /** Whether the user has confirmed that address. */
  @IsBoolean() emailConfirmed!: boolean;
  @Nullable() @IsString() firstName!: string | null;
  @Nullable() @IsString() lastName!: string | null;
  @Nullable() @IsString() profileImageUrl!: string | null;
  @IsIn(tiers) subscriptionTier!: Tier;
  @IsBoolean() emailRemindersEnabled!: boolean;
  @IsBoolean() smsRemindersEnabled!: boolean;
  @IsInt() reminderDaysBefore!: number;
  @IsBoolean() isAdmin!: boolean;
  /** ISO 4217: the money of ideas and budgets. */
  @IsOptional() @IsString() currency?: string;
  /** The language of the user's screens and mails; null for the browser's. */
  @IsOptional() @Nullable() @IsIn(languages) language?: Language | null;
  @IsISO8601() createdAt!: string;
  @IsISO8601() updatedAt!: string;
}

export class AccountChange {
  /** `Length`, not `MinLength`: class-validator keeps one failure per rule name, and the one for a blank must win. */
  @Length(minLength.username, undefined, { message: 'Username must be at least 3 characters' })
  @Text({ max: maxLength.username, required: 'Username is required.' })
  username!: string;

  @EmailAddress()
  @Text({ max: maxLength.email, required: 'Email is required.' })
  email!: string;

  @ClearableText(maxLength.personName) firstName?: string | null;
  @ClearableText(maxLength.personName) lastName?: string | null;
  /** The picture that the person sees of themselves. It is loaded as our own copy. */
  @ClearableWebUrl() profileImageUrl?: string | null;
}

/** The caller's own account. The gateway adds gifting's count. */
export const getUser = internalOperation('identity.getUser', { input: Nothing, output: User });

export const changeAccount = operation('identity.changeAccount', {
  route: 'PATCH /api/user/account',
  access: 'user',
  changes: ['user'],
  input: AccountChange,
  changesCaller: true,
  output: User,
  budget: 'account-changes',
});
