import type { reminderLeadDays } from '@presently/rules/vocabulary';
import { remindersWords as say } from '../../languages/reminders/en.js';

/** How long before an occasion its reminder comes. */
export const leadLabel = (days: (typeof reminderLeadDays)[number]): string => say('lead', { days });
