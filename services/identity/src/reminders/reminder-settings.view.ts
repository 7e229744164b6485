import type { ReminderSettings } from '@presently/contracts/identity/reminders';
import { maskedEmail } from '../users/masked-email.js';
import type { User } from '../users/user.entity.js';

/** The settings for the holder of the link. */
export const presentReminderSettings = (user: User): ReminderSettings => ({
  maskedEmail: user.contact && maskedEmail(user.contact),
  emailRemindersEnabled: user.emailRemindersEnabled,
  reminderDaysBefore: user.reminderDaysBefore,
  viewMailsEnabled: user.viewMailsEnabled,
});
