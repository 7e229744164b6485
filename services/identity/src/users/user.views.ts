import type { Preferences } from '@presently/contracts/identity/preferences';
import type { User as UserView } from '@presently/contracts/identity/accounts';
import type { User } from './user.entity.js';

/** The signed-in user for their own browser. */
export const presentUser = (user: User): UserView => ({
  id: user.id,
  username: user.username,
  email: user.email,
  emailConfirmed: Boolean(user.email && user.emailConfirmedAt),
  firstName: user.firstName,
  lastName: user.lastName,
  profileImageUrl: user.profileImageUrl,
  subscriptionTier: user.subscriptionTier,
  emailRemindersEnabled: user.emailRemindersEnabled,
  smsRemindersEnabled: user.smsRemindersEnabled,
  reminderDaysBefore: user.reminderDaysBefore,
  isAdmin: user.isAdmin,
  currency: user.currency,
  language: user.language ?? null,
  createdAt: user.createdAt.toISOString(),
  updatedAt: user.updatedAt.toISOString(),
});

export const presentPreferences = (user: User): Preferences => ({
  emailRemindersEnabled: user.emailRemindersEnabled,
  smsRemindersEnabled: user.smsRemindersEnabled,
  reminderDaysBefore: user.reminderDaysBefore,
  viewMailsEnabled: user.viewMailsEnabled,
  isPushDetailed: user.isPushDetailed,
  pushRemindersEnabled: user.pushRemindersEnabled,
  timeZone: user.timeZone,
  currency: user.currency,
  language: user.language ?? null,
});
