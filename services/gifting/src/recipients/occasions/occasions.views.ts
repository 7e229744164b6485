import type { Occasion as OccasionMessage, UpcomingOccasion } from '@presently/contracts/gifting/occasions';
import { nextOccurrence, recurrenceOf, type OccasionDay } from '@presently/rules/occurrences';
import { daysBetween, isCalendarDate } from '@presently/rules/zoned-time';
import { isoInstant, type Readable } from '@presently/service/tables';
import type { StoredDay } from './occasion-day.js';
import type { Occasion } from './occasion.entity.js';

export type OccasionFacts = Readable<
  Pick<Occasion, Exclude<keyof StoredDay, 'movingKey'> | 'id' | 'title' | 'notes' | 'createdAt'>
>;

/** The columns of {@link OccasionFacts}. */
export const occasionColumns = [
  'id',
  'type',
  'title',
  'date',
  'has_year as hasYear',
  'recurrence',
  'leap_day as leapDay',
  'nth',
  'weekday',
  'month',
  'easter_offset as easterOffset',
  'easter_of as easterOf',
  'notes',
  'created_at as createdAt',
] as const;

/** The stored day as the rule of occurrences takes it. */
export const toRule = <Day extends Omit<StoredDay, 'movingKey'>>({ hasYear, ...day }: Day) =>
  ({ ...day, ...(!hasYear && { year: null }) }) satisfies OccasionDay;

/**
 * The year of the first day; null if it is unknown. A birthday later than the day on which it was stored is the next one,
 * so it does not tell an age.
 */
export function knownYear(occasion: Pick<OccasionFacts, 'type' | 'date' | 'hasYear' | 'createdAt'>): number | null {
  const { type, date, hasYear, createdAt } = occasion;
  const isTold = hasYear && isCalendarDate(date) && !(type === 'Birthday' && date > isoInstant(createdAt).slice(0, 10));
  return isTold ? Number(date.slice(0, 4)) : null;
}

/** An occasion as the sender sees it on a calendar date, from the entity or from a row. */
export const toOccasion = (occasion: OccasionFacts, recipientId: string, today: string) => {
  const { id, type, title, date, recurrence, nth, weekday, month, easterOffset, notes, createdAt } = occasion;
  const isLeapDay = recurrenceOf(occasion) === 'yearly' && date.endsWith('-02-29');
  return {
    id,
    recipientId,
    type,
    title: title ?? null,
    date,
    year: knownYear(occasion),
    recurrence: recurrenceOf({ type, recurrence }),
    leapDay: isLeapDay ? (occasion.leapDay ?? 'feb-28') : null,
    nth: nth ?? null,
    weekday: weekday ?? null,
    month: month ?? null,
    easterOffset: easterOffset ?? null,
    easterOf: recurrence === 'easter' ? (occasion.easterOf ?? 'western') : null,
    nextOn: nextOccurrence(toRule(occasion), today) ?? null,
    notes,
    createdAt: isoInstant(createdAt),
  } satisfies OccasionMessage;
};

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
