import type { Occasion as OccasionMessage, UpcomingOccasion } from '@presently/contracts/gifting/occasions';
import type { Loaded } from '@mikro-orm/core';
import { daysBetween } from '@presently/rules/zoned-time';
import { nextOccurrence } from './next-occurrence.js';
import type { Occasion } from './occasion.entity.js';

/** An occasion as the sender sees it. */
export const toOccasion = ({ id, recipient, type, date, notes, createdAt }: Occasion) =>
  ({
    id,
    recipientId: recipient.id,
    type,
    date,
    notes,
    createdAt: createdAt.toISOString(),
  }) satisfies OccasionMessage;

/** The occasions from `today` to `days` later, both included: soonest first, then by name. */
export function toUpcoming(
  occasions: Loaded<Occasion, 'recipient'>[],
  today: string,
  days: number,
): UpcomingOccasion[] {
  return occasions
    .flatMap((occasion) => {
      const nextDate = nextOccurrence(occasion, today);
      if (!nextDate) return [];
      const recipientName = occasion.recipient.$.name;
      return [{ ...toOccasion(occasion), recipientName, nextDate, daysUntil: daysBetween(today, nextDate) }];
    })
    .filter(({ daysUntil }) => daysUntil <= days)
    .sort((a, b) => a.daysUntil - b.daysUntil || a.recipientName.localeCompare(b.recipientName, 'en'));
}
