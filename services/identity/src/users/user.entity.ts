import type { AccountChange } from '@presently/contracts/identity/accounts';
import type { PreferencesChange } from '@presently/contracts/identity/preferences';
import type { Language } from '@presently/rules/languages';
import { usualCurrency } from '@presently/rules/money';
import type { Tier } from '@presently/rules/vocabulary';
import type { Aggregate } from '@presently/messaging/outbox';
import type { Account } from '@presently/service/budgets/budgets';
import { defineEntity, p } from '@mikro-orm/core';

/** Stored for a browser that reports no time zone. */
export const unknownTimeZone = 'UTC';

/** `deleting`: the account is gone, but not all services have confirmed the erasure. */
const userStatuses = ['active', 'deleting'] as const;

/**
 * The format of what other services are told of a user. A release that tells more, or whose services keep more of it, has
 * a higher one, with a new index: who was told before is told again then.
 */
export const toldFormat = 2;

/** SQL for users of whom services of older releases may have kept less: all but the language they have kept always. */
export const isToldBefore = `"language" is not null and "told_format" < ${toldFormat} and "status" = 'active'`;

const UserSchema = defineEntity({
  name: 'User',
  tableName: 'users',
  properties: {
    id: p.uuid().primary(),
    status: p.enum(userStatuses).default('active'),
    username: p.text(),
    email: p.text().strictNullable(),
    /** When the user confirmed the address; null if they have not. */
    emailConfirmedAt: p.datetime().columnType('timestamptz').nullable(),
    /** When the user claimed the address; null once it is confirmed. */
    emailClaimedAt: p.datetime().columnType('timestamptz').nullable(),
    /** The last confirmed address: the only one that receives mail. */
    confirmedEmail: p.text().nullable(),
    /** Argon2id with its parameters and salt. Lazy, because only sign-in needs it. */
    passwordHash: p.text().lazy().hidden(),
    firstName: p.text().strictNullable(),
    lastName: p.text().strictNullable(),
    profileImageUrl: p.text().strictNullable(),
    /** The tier from billing, and the payment provider's ids of customer and subscription. */
    subscriptionTier: p.text().$type<Tier>().default('free'),
    stripeCustomerId: p.text().nullable(),
    stripeSubscriptionId: p.text().nullable(),
    tierVersion: p.integer().default(0),
    emailRemindersEnabled: p.boolean().default(true),
    smsRemindersEnabled: p.boolean().default(false),
    reminderDaysBefore: p.integer().default(7),
    /** Whether the user wants a mail when a gift is opened. */
    viewMailsEnabled: p.boolean().default(true),
    /** Whether pushes may name gifts and people. */
    isPushDetailed: p.boolean().default(false),
    /** Whether devices that get pushes are told of reminders. */
    pushRemindersEnabled: p.boolean().default(true),
    /** Whether the calendar address works. */
    isCalendarEnabled: p.boolean().default(true),
    /** How often the calendar address was changed. */
    calendarRotation: p.integer().default(0),
    isAdmin: p.boolean().default(false),
    /** Since when an administrator has suspended the account. */
    suspendedAt: p.datetime().columnType('timestamptz').nullable(),
    /** IANA name, reported by the browser at registration or chosen later. */
    timeZone: p.text(),
    /** ISO 4217: by the browser's locale at registration, or chosen later. */
    currency: p.text().default(usualCurrency),
    /** Of screens and mails; null for the browser's. */
    language: p.text().$type<Language>().nullable(),
    /** {@link toldFormat} when the user was last told of as a whole. */
    toldFormat: p.integer().default(1),
    createdAt: p.datetime().columnType('timestamptz'),
    updatedAt: p.datetime().columnType('timestamptz'),
    version: p.integer().version(),
  },
  indexes: [
    // Usernames and addresses are compared in lower case.
    {
      name: 'users_username_key',
      expression: `create unique index "users_username_key" on "users" (lower("username")) where "status" = 'active'`,
    },
    {
      name: 'users_email_key',
      expression: `create unique index "users_email_key" on "users" (lower("email")) where "status" = 'active'`,
    },
    {
      name: 'users_confirmed_email',
      expression: `create index "users_confirmed_email" on "users" (lower("confirmed_email")) where "status" = 'active'`,
    },
    {
      name: `users_told_before_${toldFormat}`,
      expression: `create index "users_told_before_${toldFormat}" on "users" ("id") where ${isToldBefore}`,
    },
    { name: 'users_email_claimed_at', properties: 'emailClaimedAt', where: 'email_claimed_at is not null' },
  ],
});

export class User extends UserSchema.class {
  toAggregate(): Aggregate {
    return { kind: 'user', id: this.id, version: this.version };
  }

  /** The facts that decide the user's budgets. */
  toAccount(): Account {
    return { userId: this.id, tier: this.subscriptionTier, isConfirmed: this.contact !== null };
  }

  /** Clears everything that identifies the user. Username and address are free again. */
  beginErasure(now: Date): void {
    this.status = 'deleting';
    this.username = '';
    this.email = null;
    this.emailConfirmedAt = null;
    this.emailClaimedAt = null;
    this.confirmedEmail = null;
    this.passwordHash = '';
    this.firstName = null;
    this.lastName = null;
    this.profileImageUrl = null;
    this.stripeCustomerId = null;
    this.stripeSubscriptionId = null;
    this.isAdmin = false;
    this.timeZone = 'UTC';
    this.currency = usualCurrency;
    this.language = null;
    this.updatedAt = now;
  }

  /** The address to which mail goes: no other address may receive any, except the one mail that confirms it. */
  get contact(): string | null {
    return this.confirmedEmail ?? null;
  }

  /** The address changes by {@link claimEmail}. */
  changeAccount(change: Omit<AccountChange, 'email'>, now: Date): void {
    const { username, firstName, lastName, profileImageUrl } = change;
    this.username = username;
    if (firstName !== undefined) this.firstName = firstName;
    if (lastName !== undefined) this.lastName = lastName;
    if (profileImageUrl !== undefined) this.profileImageUrl = profileImageUrl;
    this.updatedAt = now;
  }

  /**
   * Stores an address as a claim, unless it is the confirmed one.
   * @returns whether it has to be confirmed
   */
  claimEmail(email: string, now: Date): boolean {
    const isConfirmed = this.contact !== null && isSameAddress(this.contact, email);
    this.email = email;
    this.emailConfirmedAt = isConfirmed ? now : null;
    this.emailClaimedAt = isConfirmed ? null : now;
    this.updatedAt = now;
    return !isConfirmed;
  }

  confirmEmail(now: Date): void {
    this.confirmedEmail = this.email;
    this.emailConfirmedAt = now;
    this.emailClaimedAt = null;
    this.updatedAt = now;
  }

  /** Gives the claimed address up. */
  dropClaim(now: Date): void {
    this.email = null;
    this.emailClaimedAt = null;
    this.updatedAt = now;
  }

  /** Another user has confirmed the address to which this one could have returned. */
  loseContact(now: Date): void {
    this.confirmedEmail = null;
    this.updatedAt = now;
  }

  returnTo(email: string, now: Date): void {
    this.email = email;
    this.confirmEmail(now);
  }

  /** Absent and null fields keep their values. */
  changePreferences(change: PreferencesChange, now: Date): void {
    this.emailRemindersEnabled = change.emailRemindersEnabled ?? this.emailRemindersEnabled;
    this.smsRemindersEnabled = change.smsRemindersEnabled ?? this.smsRemindersEnabled;
    this.reminderDaysBefore = change.reminderDaysBefore ?? this.reminderDaysBefore;
    this.viewMailsEnabled = change.viewMailsEnabled ?? this.viewMailsEnabled;
    this.isPushDetailed = change.isPushDetailed ?? this.isPushDetailed;
    this.pushRemindersEnabled = change.pushRemindersEnabled ?? this.pushRemindersEnabled;
    this.timeZone = change.timeZone ?? this.timeZone;
    this.currency = change.currency ?? this.currency;
    this.language = change.language ?? this.language ?? null;
    this.updatedAt = now;
  }

  /** Stores the zone of a sign-in if none is known yet. */
  learnTimeZone(reported: string, now: Date): void {
    if (this.timeZone !== unknownTimeZone || reported === unknownTimeZone) return;
    this.timeZone = reported;
    this.updatedAt = now;
  }

  switchCalendar(isEnabled: boolean, now: Date): void {
    this.isCalendarEnabled = isEnabled;
    this.updatedAt = now;
  }

  /** Ends the calendar address. */
  rotateCalendar(now: Date): void {
    this.calendarRotation++;
    this.updatedAt = now;
  }

  changePassword(passwordHash: string, now: Date): void {
    this.passwordHash = passwordHash;
    this.updatedAt = now;
  }

  setAdministrator(isAdmin: boolean, now: Date): void {
    this.isAdmin = isAdmin;
    this.updatedAt = now;
  }
}
UserSchema.setClass(User);

/** Addresses are compared in lower case, as in the index. */
export const isSameAddress = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** The name shown to others: full name, or the one name given, or the username. */
export function displayNameOf(user: Pick<User, 'username' | 'firstName' | 'lastName'>): string {
  return [user.firstName, user.lastName].filter(Boolean).join(' ') || user.username;
}
