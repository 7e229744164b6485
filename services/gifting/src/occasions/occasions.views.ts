import type { Occasion as OccasionMessage, UpcomingOccasion } from '@presently/contracts/gifting/occasions';
import { daysBetween } from '@presently/rules/zoned-time';
import { isoInstant, type Readable } from '@presently/service/tables';
import { nextOccurrence } from './next-occurrence.js';
import type { Occasion } from './occasion.entity.js';

export type OccasionFacts = Readable<Pick<Occasion, 'id' | 'type' | 'date' | 'notes' | 'createdAt'>>;

/** An occasion as the sender sees it, from the entity or from a row. */
export const toOccasion = ({ id, type, date, notes, createdAt }: OccasionFacts, recipientId: string) =>
  ({ id, recipientId, type, date, notes, createdAt: isoInstant(createdAt) }) satisfies OccasionMessage;

/** With its next occurrence; `undefined` if there is none from `today` to `days` later, both included. */
export function toUpcoming(
  occasion: OccasionFacts & Pick<UpcomingOccasion, 'recipientId' | 'recipientName'>,
  today: string,
  days: number,
): UpcomingOccasion | undefined {
  const nextDate = nextOccurrence(occasion, today);
  if (!nextDate) return undefined;
  const daysUntil = daysBetween(today, nextDate);
  if (daysUntil > days) return undefined;
  const { recipientId, recipientName } = occasion;
  return { ...toOccasion(occasion, recipientId), recipientName, nextDate, daysUntil };
}
