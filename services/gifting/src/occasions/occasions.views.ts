import type { Occasion as OccasionMessage, UpcomingOccasion } from '@presently/contracts/gifting/occasions';
import { daysBetween, isCalendarDate } from '@presently/rules/zoned-time';
import { isoInstant, type Readable } from '@presently/service/tables';
import { nextOccurrence } from '@presently/rules/occurrences';
import type { Occasion } from './occasion.entity.js';

export type OccasionFacts = Readable<Pick<Occasion, 'id' | 'type' | 'date' | 'hasYear' | 'notes' | 'createdAt'>>;

/** An occasion as the sender sees it on a calendar date, from the entity or from a row. */
export const toOccasion = (
  { id, type, date, hasYear, notes, createdAt }: OccasionFacts,
  recipientId: string,
  today: string,
) =>
  ({
    id,
    recipientId,
    type,
    date,
    year: hasYear && isCalendarDate(date) ? Number(date.slice(0, 4)) : null,
    nextOn: nextOccurrence({ type, date }, today) ?? null,
    notes,
    createdAt: isoInstant(createdAt),
  }) satisfies OccasionMessage;

/** With its next occurrence; `undefined` if there is none from `today` to `days` later, both included. */
export function toUpcoming(
  occasion: OccasionFacts & Pick<UpcomingOccasion, 'recipientId' | 'recipientName'>,
  today: string,
  days: number,
): UpcomingOccasion | undefined {
  const { recipientId, recipientName } = occasion;
  const shown = toOccasion(occasion, recipientId, today);
  if (!shown.nextOn) return undefined;
  const daysUntil = daysBetween(today, shown.nextOn);
  return daysUntil > days ? undefined : { ...shown, recipientName, nextDate: shown.nextOn, daysUntil };
}
