import type { ReminderSettings } from '@presently/contracts/identity/reminders';
import type { User } from '../users/user.entity.js';

/** The settings as whoever holds the link may see them. */
export const presentReminderSettings = (user: User): ReminderSettings => ({
  maskedEmail: user.email && masked(user.email),
  emailRemindersEnabled: user.emailRemindersEnabled,
  reminderDaysBefore: user.reminderDaysBefore,
  viewMailsEnabled: user.viewMailsEnabled,
});

/** `maria@example.com` → `m…@example.com`: enough for its owner to know it. */
function masked(email: string): string {
  const at = email.lastIndexOf('@');
  return `${String.fromCodePoint(email.codePointAt(0)!)}…${email.slice(at)}`;
}
