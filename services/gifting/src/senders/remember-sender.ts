import type { PreferencesChangedV1 } from '@presently/contracts/identity/preferences';
import { isUserErased } from '@presently/messaging/erased-users';
import type { EntityManager } from '@mikro-orm/postgresql';

/**
 * Remembers what gifting must know of a sender, and lets all their occasions be looked at anew. What newer events have
 * told stays, and whoever is gone stays gone.
 */
export async function rememberSender(em: EntityManager, sender: PreferencesChangedV1, version: number): Promise<void> {
  if (await isUserErased(em, sender.userId)) return;
  const { affectedRows } = await em.execute<{ affectedRows: number }>(
    `insert into senders (user_id, time_zone, display_name, reminder_days_before, email_reminders_enabled, has_email, version)
     values (?, ?, ?, ?, ?, ?, ?)
     on conflict (user_id) do update set time_zone = excluded.time_zone, display_name = excluded.display_name,
       reminder_days_before = excluded.reminder_days_before,
       email_reminders_enabled = excluded.email_reminders_enabled, has_email = excluded.has_email,
       version = excluded.version
     where senders.version < excluded.version`,
    [
      sender.userId,
      sender.timeZone,
      sender.displayName,
      sender.reminderDaysBefore,
      sender.emailRemindersEnabled,
      sender.hasEmail,
      version,
    ],
    'run',
  );
  // Due by any clock.
  if (affectedRows > 0)
    await em.execute('update occasions set check_at = to_timestamp(0) where user_id = ?', [sender.userId]);
}
