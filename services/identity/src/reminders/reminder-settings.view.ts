import type { ReminderSettings } from '@presently/contracts/identity/reminders';
import type { User } from '../users/user.entity.js';

/** The settings for the holder of the link. */
export const presentReminderSettings = (user: User): ReminderSettings => ({
  maskedEmail: user.email && masked(user.email),
  emailRemindersEnabled: user.emailRemindersEnabled,
  reminderDaysBefore: user.reminderDaysBefore,
  viewMailsEnabled: user.viewMailsEnabled,
});

/** `maria@example.com` → `m…@example.com`: its owner recognises it. */
function masked(email: string): string {
  const at = email.lastIndexOf('@');
  return `${String.fromCodePoint(email.codePointAt(0)!)}…${email.slice(at)}`;
}
