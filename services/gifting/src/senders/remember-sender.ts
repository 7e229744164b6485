import type { PreferencesChangedV1 } from '@presently/contracts/identity/preferences';
import { isUserErased } from '@presently/messaging/erased-users';
import type { EntityManager } from '@mikro-orm/postgresql';
import { tables } from '../tables.js';

/** Events of registration from older releases do not say whether there is an address. */
type Preferences = Omit<PreferencesChangedV1, 'hasEmail'> & Partial<Pick<PreferencesChangedV1, 'hasEmail'>>;

/**
 * Writes the preferences of a sender, unless a newer event has written them or the user is erased.
 * @returns whether something changed.
 */
export async function rememberSender(
  em: EntityManager,
  { userId, ...preferences }: Preferences,
  version: number,
): Promise<boolean> {
  if (await isUserErased(em, userId)) return false;
  const values = {
    display_name: preferences.displayName,
    time_zone: preferences.timeZone,
    reminder_days_before: preferences.reminderDaysBefore,
    email_reminders_enabled: preferences.emailRemindersEnabled,
    has_email: preferences.hasEmail ?? true,
    ...(preferences.currency !== undefined && { currency: preferences.currency }),
    ...(preferences.language !== undefined && { language: preferences.language }),
    version,
  };
  const written = await tables(em)
    .insertInto('senders')
    .values({ user_id: userId, ...values })
    .onConflict((on) => on.column('user_id').doUpdateSet(values).where('senders.version', '<', version))
    .returning('user_id')
    .executeTakeFirst();
  return written !== undefined;
}
