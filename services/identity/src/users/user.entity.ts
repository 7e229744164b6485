import type { AccountChange } from '@presently/contracts/identity/accounts';
import type { PreferencesChange } from '@presently/contracts/identity/preferences';
import type { Tier } from '@presently/rules/vocabulary';
import type { Aggregate } from '@presently/messaging/outbox';
import { defineEntity, p } from '@mikro-orm/core';

/** Stored for a browser that reports no time zone. */
export const unknownTimeZone = 'UTC';

/** `deleting`: the account is gone, but not all services have confirmed the erasure. */
const userStatuses = ['active', 'deleting'] as const;

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
    isAdmin: p.boolean().default(false),
    /** IANA name, reported by the browser at registration or chosen later. */
    timeZone: p.text(),
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
  ],
});

export class User extends UserSchema.class {
  toAggregate(): Aggregate {
    return { kind: 'user', id: this.id, version: this.version };
  }

  /** Clears everything that identifies the user. Username and address are free again. */
  beginErasure(now: Date): void {
    this.status = 'deleting';
    this.username = '';
    this.email = null;
    this.emailConfirmedAt = null;
    this.passwordHash = '';
    this.firstName = null;
    this.lastName = null;
    this.profileImageUrl = null;
    this.stripeCustomerId = null;
    this.stripeSubscriptionId = null;
    this.isAdmin = false;
    this.timeZone = 'UTC';
    this.updatedAt = now;
  }

  changeAccount({ username, email, firstName, lastName }: AccountChange, now: Date): void {
    this.username = username;
    this.email = email;
    if (firstName !== undefined) this.firstName = firstName;
    if (lastName !== undefined) this.lastName = lastName;
    this.updatedAt = now;
  }

  /** Absent and null fields keep their values. */
  changePreferences(change: PreferencesChange, now: Date): void {
    this.emailRemindersEnabled = change.emailRemindersEnabled ?? this.emailRemindersEnabled;
    this.smsRemindersEnabled = change.smsRemindersEnabled ?? this.smsRemindersEnabled;
    this.reminderDaysBefore = change.reminderDaysBefore ?? this.reminderDaysBefore;
    this.viewMailsEnabled = change.viewMailsEnabled ?? this.viewMailsEnabled;
    this.timeZone = change.timeZone ?? this.timeZone;
    this.updatedAt = now;
  }

  /** Stores the zone of a sign-in if none is known yet. */
  learnTimeZone(reported: string, now: Date): void {
    if (this.timeZone !== unknownTimeZone || reported === unknownTimeZone) return;
    this.timeZone = reported;
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

/** The name shown to others: full name, or the one name given, or the username. */
export function displayNameOf(user: Pick<User, 'username' | 'firstName' | 'lastName'>): string {
  return [user.firstName, user.lastName].filter(Boolean).join(' ') || user.username;
}
