import type { reminderLeadDays } from '@presently/rules/vocabulary';

/** How long before an occasion its reminder comes. */
export function leadLabel(days: (typeof reminderLeadDays)[number]): string {
  if (days === 1) return '1 day before';
  if (days === 7) return '1 week before';
  if (days === 14) return '2 weeks before';
  return days === 30 ? '1 month before' : `${days} days before`;
}
