import { isPlainObject } from '@presently/contracts/kit/plain-object';
import { easternEasterSunday, easterOffsets, easterSunday } from '@presently/rules/occurrences';
import { ownCalendarId, ownProperties } from '@presently/rules/calendar-text';
import { daysBetween } from '@presently/rules/zoned-time';
import type { OccasionType } from '@presently/rules/vocabulary';
import { blocksOf, type Block } from '../blocks.js';
import type { ImportedOccasion, ImportedPerson } from '../imported-person.js';
import { propertyOf, unescapedText, type Property } from '../property.js';
import { dayOf } from '../values/written-day.js';
import { isPlain, occasionFrom } from './presently-export.js';

export const isOwnCalendar = (start: string): boolean => start.slice(0, 1_000).includes(`PRODID:${ownCalendarId}`);

interface Event {
  id: string;
  personId: string;
  name: string;
  occasion: ImportedOccasion;
  /** `YYYY-MM-DD` */
  day: string;
  isDated: boolean;
}

/** The people of a calendar of ours: one for all their days, and one day for all the events that stand for it. */
export function* peopleOfOwnCalendar(text: string): Generator<ImportedPerson> {
  const people = new Map<string, ImportedPerson>();
  const events = [...blocksOf(text, 'VEVENT')].flatMap((block) => eventOf(block) ?? []);
  for (const same of Map.groupBy(events, ({ id }) => id).values()) {
    const [first] = same as [Event];
    const person = people.get(first.personId) ?? { uid: first.personId, name: first.name, occasions: [] };
    people.set(first.personId, person);
    const day = first.isDated ? joined(same) : first.occasion;
    const isBirthday = day.type === 'Birthday' && day.recurrence === 'yearly' && isPlain({ ...day });
    if (isBirthday && person.birthday === undefined && day.date) person.birthday = day.date;
    else person.occasions.push(day);
  }
  yield* people.values();
}

const ownUid = /^([\da-f-]{36})(-\d{4})?@occasions\.presently$/i;

function eventOf({ lines }: Block): Event | undefined {
  const properties = lines.flatMap((line) => propertyOf(line, 'icalendar') ?? []);
  const named = (name: string) => properties.find((each) => each.name === name);
  const [, id, year] = ownUid.exec(named('UID')?.raw.trim() ?? '') ?? [];
  const day = dayOf(named('DTSTART')?.raw ?? '');
  if (!id || !day) return undefined;
  const told = factsIn(ownText(named(ownProperties.day)));
  const summary = textOf(named('SUMMARY'));
  const personId =
    ownText(named(ownProperties.person)) || /[?&]ideas=([\da-f-]{36})/i.exec(named('URL')?.raw ?? '')?.[1] || summary;
  const [name, title] = whoseAndWhat(summary);
  return {
    id,
    personId,
    name: ownText(named(ownProperties.name)) || name,
    occasion: told ? occasionFrom(told) : occasionOf(named, day, title),
    day,
    isDated: !told && year !== undefined,
  };
}

function factsIn(text: string): Record<string, unknown> | undefined {
  try {
    const read: unknown = JSON.parse(text);
    return isPlainObject(read) ? read : undefined;
  } catch {
    return undefined;
  }
}

/** `First date (Ann)`, `A date for Ann`, `Ann’s birthday` */
function whoseAndWhat(summary: string): [name: string, title: string | undefined] {
  const bracket = summary.endsWith(')') ? openingOf(summary) : -1;
  if (bracket > 1) return [summary.slice(bracket + 1, -1), summary.slice(0, bracket).trim()];
  const name = /^A date for (.{1,200})$/s.exec(summary)?.[1] ?? /^(.{1,200})’s [\w ]{1,30}$/s.exec(summary)?.[1];
  return [name ?? summary, undefined];
}

/** Where the bracket begins that ends the text; -1 without one. A name may have brackets itself. */
function openingOf(text: string): number {
  let depth = 0;
  for (let place = text.length - 1; place >= 0; place--) {
    if (text[place] === ')') depth++;
    else if (text[place] === '(' && --depth === 0) return place;
  }
  return -1;
}

const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

/** What a feed says of an occasion: its rule and, in words, its first year. */
function occasionOf(
  named: (name: string) => Property | undefined,
  day: string,
  title: string | undefined,
): ImportedOccasion {
  const rule = named('RRULE')?.raw ?? '';
  const [since, ...rest] = textOf(named('DESCRIPTION')).split('\n\n');
  const year = /^(?:Born in|Since) (\d{1,4})\.$/.exec(since ?? '')?.[1]?.padStart(4, '0');
  const notes = [...(year === undefined && since ? [since] : []), ...rest]
    .filter((text) => !text.startsWith('Find a gift: '))
    .join('\n\n');
  const more = {
    type: textOf(named('CATEGORIES')) as OccasionType,
    ...(title !== undefined && { title }),
    ...(notes !== '' && { notes }),
  };
  const [, month, nth, weekday] = /BYMONTH=(\d{1,2});BYDAY=(-?\d)(SU|MO|TU|WE|TH|FR|SA)/.exec(rule) ?? [];
  if (weekday !== undefined)
    return {
      ...more,
      recurrence: 'nth-weekday',
      month: Number(month),
      nth: Number(nth),
      weekday: weekdays.indexOf(weekday),
    };
  const isYearly = rule !== '' || ownUid.exec(named('UID')?.raw.trim() ?? '')?.[2] !== undefined;
  if (!isYearly) return { ...more, recurrence: 'once', date: day };
  return { ...more, recurrence: 'yearly', date: `${year ?? '-'}-${day.slice(5)}` };
}

const easters = [
  ['western', easterSunday],
  ['eastern', easternEasterSunday],
] as const;

/** One occasion of the events of several years: a leap day, or a day that moves. */
function joined(events: readonly Event[]): ImportedOccasion {
  const [{ occasion, day: first }] = events as [Event];
  const { date = '', ...more } = occasion;
  const ends = new Set(events.map(({ day }) => day.slice(5)));
  const year = date.startsWith('--') ? '-' : date.slice(0, 4);
  if (ends.has('02-29') || ends.has('03-01') || [...ends].every((end) => end === '02-28')) {
    return { ...more, date: `${year}-02-29`, ...(ends.has('03-01') && { leapDay: 'mar-1' }) };
  }
  for (const [easterOf, sundayOf] of easters) {
    const offsets = new Set(events.map(({ day }) => daysBetween(sundayOf(Number(day.slice(0, 4))), day)));
    const [offset = Infinity] = offsets;
    if (offsets.size === 1 && offset >= easterOffsets.min && offset <= easterOffsets.max) {
      return { ...more, recurrence: 'easter', easterOffset: offset, ...(easterOf === 'eastern' && { easterOf }) };
    }
  }
  const weekday = new Date(`${first}T00:00:00Z`).getUTCDay();
  return { ...more, recurrence: 'nth-weekday', nth: 5, weekday, month: Number(first.slice(5, 7)) };
}

const ownText = (property: Property | undefined): string => unescapedText(property?.raw ?? '');
const textOf = (property: Property | undefined): string => property?.values.flat()[0] ?? property?.raw.trim() ?? '';
