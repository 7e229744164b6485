import { preferencesChanged, type PreferencesChangedV1 } from '@presently/contracts/identity/preferences';
import type { Outbox } from '@presently/messaging/outbox';
import type { EntityManager } from '@mikro-orm/postgresql';
import { displayNameOf, type User } from './user.entity.js';

/** Everything of a user on which the time of their reminders depends. */
const preferencesOf = (user: User): PreferencesChangedV1 => ({
  userId: user.id,
  displayName: displayNameOf(user),
  timeZone: user.timeZone,
  reminderDaysBefore: user.reminderDaysBefore,
  emailRemindersEnabled: user.emailRemindersEnabled,
  hasEmail: user.email !== null,
});

/** Changes a locked user and tells the others when that moves reminders, in the caller's transaction. */
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
  // The version that the event carries is the one of the row as written.
  await tx.flush();
  await outbox.add(tx, preferencesChanged, user.toAggregate(), preferences);
}
