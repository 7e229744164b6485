import { preferencesChanged, type PreferencesChangedV1 } from '@presently/contracts/identity/preferences';
import { callerChanged } from '@presently/contracts/identity/session-list';
import type { Outbox } from '@presently/messaging/outbox';
import type { EntityManager } from '@mikro-orm/postgresql';
import { isDeepStrictEqual } from 'node:util';
import { displayNameOf, type User } from './user.entity.js';

/** Everything about a user that determines the time of reminders and the money of proposals. */
export const preferencesOf = (user: User): PreferencesChangedV1 => ({
  userId: user.id,
  displayName: displayNameOf(user),
  timeZone: user.timeZone,
  reminderDaysBefore: user.reminderDaysBefore,
  emailRemindersEnabled: user.emailRemindersEnabled,
  hasEmail: user.contact !== null,
  currency: user.currency,
  language: user.language ?? null,
});

/** What gateways keep of a caller. */
const callerOf = (user: User) => [displayNameOf(user), user.isAdmin, user.contact !== null, user.currency];

/**
 * Changes a locked user in the caller's transaction. Publishes `preferences_changed` if the change affects reminders, and
 * `caller_changed` if gateways have to forget what they keep of the user.
 */
export async function changeUser(
  tx: EntityManager,
  outbox: Outbox,
  user: User,
  change: () => void | Promise<void>,
): Promise<void> {
  const [preferencesBefore, callerBefore] = [preferencesOf(user), callerOf(user)];
  await change();
  const preferences = preferencesOf(user);
  // The events need the version of the written row.
  await tx.flush();
  if (!isDeepStrictEqual(preferences, preferencesBefore))
    await outbox.add(tx, preferencesChanged, user.toAggregate(), preferences);
  if (!isDeepStrictEqual(callerOf(user), callerBefore))
    await outbox.add(tx, callerChanged, user.toAggregate(), { userId: user.id });
}
