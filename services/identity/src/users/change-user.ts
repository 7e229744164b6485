import { preferencesChanged, type PreferencesChangedV1 } from '@presently/contracts/identity/preferences';
import type { Outbox } from '@presently/messaging/outbox';
import type { EntityManager } from '@mikro-orm/postgresql';
import { displayNameOf, type User } from './user.entity.js';

/** Everything about a user that determines the time of reminders. */
const preferencesOf = (user: User): PreferencesChangedV1 => ({
  userId: user.id,
  displayName: displayNameOf(user),
  timeZone: user.timeZone,
  reminderDaysBefore: user.reminderDaysBefore,
  emailRemindersEnabled: user.emailRemindersEnabled,
  hasEmail: user.contact !== null,
});

/**
 * Changes a locked user in the caller's transaction. Publishes `preferences_changed` if the change affects reminders.
 */
export async function changeUser(
  tx: EntityManager,
  outbox: Outbox,
  user: User,
  change: () => void | Promise<void>,
): Promise<void> {
  const before = JSON.stringify(preferencesOf(user));
  await change();
  const preferences = preferencesOf(user);
  if (JSON.stringify(preferences) === before) return;
  // The event needs the version of the written row.
  await tx.flush();
  await outbox.add(tx, preferencesChanged, user.toAggregate(), preferences);
}
