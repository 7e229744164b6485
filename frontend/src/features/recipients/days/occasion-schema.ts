import type { NewOccasion, Occasion, OccasionChange } from '@presently/contracts/gifting/occasions';
import { isMoving, recurrenceOf, type OccasionDay } from '@presently/rules/occurrences';
import { occasionTypes, type easterChurches, type leapDays, type OccasionType } from '@presently/rules/vocabulary';
import { isCalendarDate, years } from '@presently/rules/zoned-time';
import { movingDaysWords as sayDay } from '../../../languages/moving-days/en.js';
import { movingDays } from '../../../domain/occasion/moving-days.js';
import { newOccasion } from '../../../forms/contract/new-occasion.js';
import type { FormSchema } from '../../../forms/check-form.js';
import { recipientsWords as say } from '../../../languages/recipients/en.js';

/** How a day of the calendar repeats. */
type Repeats = 'yearly' | 'yearly-unknown' | 'once';
/** The choice of a weekday of a month, beside the moving days with a name. */
export const ownWeekday = 'weekday';
/** A day at a distance from Easter that has no name. It is kept, and not offered. */
export const unnamedEasterDay = 'easter';

export interface TypedOccasion {
  type: OccasionType;
  date: string;
  title: string;
  repeats: Repeats;
  leapDay: (typeof leapDays)[number];
  doesMove: boolean;
  /** The place in {@link movingDays}, {@link ownWeekday}, or {@link unnamedEasterDay}. */
  movingDay: string;
  nth: string;
  weekday: string;
  month: string;
  easterOffset: number;
  easterOf: (typeof easterChurches)[number];
  notes: string;
}

const { title, notes } = newOccasion;
export const occasionSchema: FormSchema<TypedOccasion> = {
  fields: { title, notes },
  check: ({ doesMove, date }) => {
    if (doesMove || isCalendarDate(date)) return {};
    return { date: date === '' ? say('dateRequired') : say('dateBetween', { first: years.first, last: years.last }) };
  },
};

export const repeatsByType = (type: TypedOccasion['type']): TypedOccasion['repeats'] =>
  recurrenceOf({ type }) === 'yearly' ? 'yearly' : 'once';

export const blankDay = {
  date: '',
  title: '',
  leapDay: 'feb-28',
  doesMove: false,
  movingDay: '0',
  nth: '2',
  weekday: '0',
  month: '5',
  easterOffset: 0,
  easterOf: 'western',
  notes: '',
} as const satisfies Partial<TypedOccasion>;

const dayFields = [
  'type',
  'date',
  'repeats',
  'leapDay',
  'doesMove',
  'movingDay',
  'nth',
  'weekday',
  'month',
] as const satisfies (keyof TypedOccasion)[];

/** The typed occasion as it is sent. A simple one has type, date and notes only. */
export function occasionOf(typed: TypedOccasion): Omit<NewOccasion, 'recipientId'> {
  const { type, date, leapDay, repeats: chosen, notes } = typed;
  const named = typed.doesMove && movingDays[Number(typed.movingDay)];
  const title = typed.title || (named && sayDay(named.name));
  const common = { type, ...(notes && { notes }), ...(title && { title }) };
  if (typed.doesMove) return { ...common, ...movingRuleOf(typed) };
  const isYearUnknown = chosen === 'yearly-unknown';
  const recurrence = isYearUnknown ? 'yearly' : chosen;
  return {
    ...common,
    date,
    ...(recurrence !== recurrenceOf({ type }) && { recurrence }),
    ...(isYearUnknown && { year: null }),
    ...(isLeapDay(typed) && leapDay !== 'feb-28' && { leapDay }),
  };
}

/** A saved occasion as it is typed. A legacy text that is no date has to be chosen anew. */
export function typedOccasion(occasion: Occasion): TypedOccasion {
  const { title, notes, date, year, leapDay, recurrence } = occasion;
  return {
    ...blankDay,
    type: occasionTypes.find((type) => type === occasion.type) ?? 'Other',
    title: title ?? '',
    notes: notes ?? '',
    date: isCalendarDate(date) ? date : '',
    repeats: recurrence === 'once' ? 'once' : year === null ? 'yearly-unknown' : 'yearly',
    leapDay: leapDay ?? blankDay.leapDay,
    ...(isMoving(occasion) && typedRule(occasion)),
  };
}

/** What is sent to change an occasion. Its day is only sent if it was changed. */
export function changeOf(occasion: Occasion, typed: TypedOccasion): Omit<OccasionChange, 'occasionId'> {
  const before = typedOccasion(occasion);
  const { title = null, notes = null, ...day } = occasionOf(typed);
  const isSameDay = dayFields.every((field) => before[field] === typed[field]);
  if (isSameDay) return { title, notes };
  const { repeats: chosen, leapDay } = typed;
  const rule = isMoving(day) ? {} : ({ recurrence: chosen === 'once' ? 'once' : 'yearly', leapDay } as const);
  return { title, notes, ...day, ...rule };
}

/** Whether the day is missing in common years. */
export const isLeapDay = ({ date, doesMove, repeats: chosen }: TypedOccasion): boolean =>
  !doesMove && chosen !== 'once' && date.endsWith('-02-29');

/** The typed day for the rule of occurrences; `undefined` while it is not complete. */
export function dayOf(typed: TypedOccasion, today: string): OccasionDay | undefined {
  const occasion = occasionOf(typed);
  const day = isMoving(occasion) ? today : occasion.date;
  return isCalendarDate(day) ? { ...occasion, date: day } : undefined;
}

function movingRuleOf({ movingDay, nth, weekday, month, easterOffset, easterOf }: TypedOccasion) {
  if (movingDay === unnamedEasterDay) return { recurrence: 'easter', easterOffset, easterOf } as const;
  if (movingDay !== ownWeekday) return movingDays[Number(movingDay)]!.rule;
  return { recurrence: 'nth-weekday', nth: Number(nth), weekday: Number(weekday), month: Number(month) } as const;
}

/** The named day of a rule, the weekday of a month, or the distance from Easter. */
function typedRule({ recurrence, nth, weekday, month, easterOffset, easterOf }: Occasion): Partial<TypedOccasion> {
  const place = movingDays.findIndex(({ rule }) =>
    rule.recurrence === 'easter'
      ? recurrence === 'easter' && rule.easterOffset === easterOffset && rule.easterOf === (easterOf ?? 'western')
      : rule.nth === nth && rule.weekday === weekday && rule.month === month,
  );
  if (place >= 0) return { doesMove: true, movingDay: String(place) };
  if (recurrence === 'easter') {
    return {
      doesMove: true,
      movingDay: unnamedEasterDay,
      easterOffset: easterOffset ?? blankDay.easterOffset,
      easterOf: easterOf ?? 'western',
    };
  }
  const { nth: first, weekday: sunday, month: may } = blankDay;
  const own = { nth: String(nth ?? first), weekday: String(weekday ?? sunday), month: String(month ?? may) };
  return { doesMove: true, movingDay: ownWeekday, ...own };
}
