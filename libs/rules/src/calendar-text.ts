import { escaped, folded } from './content-line.js';
import { occasionName } from './occasion-words.js';
import { addDays, isCalendarDate } from './zoned-time.js';

/** An occasion in a calendar. */
export interface CalendarEntry {
  occasionId: string;
  recipientId: string;
  recipientName: string;
  type: string;
  title: string | null;
  /** Of the first day; null if it is unknown. */
  year: number | null;
  notes: string | null;
  /** Calendar dates: the first one of `rule`, or each one without a rule. */
  days: readonly string[];
  /** `RRULE` of RFC 5545; null without one. */
  rule: string | null;
  /** Grows with each change. */
  sequence: number;
  /** An ISO instant. */
  changedAt: string;
  /** The facts of the occasion, for our own import. Only in an export: there, an occasion is one event. */
  own?: object;
}

interface Feed {
  /** Days before an occasion on which its alarm goes off, at nine in the morning. */
  leadDays: number;
  /** Scheme, host and port of the product. */
  origin: string;
  /** `YYYY-MM-DD`: the day of the event that says what is left out. */
  noteOn: string;
}

/** What one calendar may hold. */
export interface CalendarLimits {
  mostEntries: number;
  /** UTF-16 units of all events. Each is at most three bytes. */
  mostCharacters: number;
}

/** What our own import reads in an exported event. */
export const ownProperties = {
  person: 'X-PRESENTLY-PERSON',
  name: 'X-PRESENTLY-NAME',
  day: 'X-PRESENTLY-DAY',
} as const;
export const ownCalendarId = '-//Presently//Occasions//EN';

const head = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  `PRODID:${ownCalendarId}`,
  'CALSCALE:GREGORIAN',
  'NAME:Presently',
  'X-WR-CALNAME:Presently',
  'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
  'X-PUBLISHED-TTL:PT6H',
];

/** Entries that are written without a pause: a few milliseconds. */
const atOnce = 50;

const textOf = (lines: readonly string[]): string => lines.map((line) => `${folded(line)}\r\n`).join('');

/**
 * A calendar of all-day events as RFC 5545 describes it, with the lines of RFC 7986 that name it. The text comes in
 * short parts, so that its reader can pause between them. Entries beyond the limits of the feed, and entries without a
 * day that a calendar can show, are left out. The last event then says so, on the feed's day.
 */
export async function* calendarParts(
  pages: AsyncIterable<readonly CalendarEntry[]>,
  feed: Feed & CalendarLimits,
): AsyncGenerator<string> {
  yield textOf(head);
  let [read, characters, unwritable] = [0, 0, 0];
  let isFull = false;
  for await (const page of pages) {
    for (let start = 0; start < page.length && !isFull; start += atOnce) {
      let part = '';
      for (const entry of page.slice(start, start + atOnce)) {
        const text = eventsText(entry, feed);
        isFull = read === feed.mostEntries || characters + text.length > feed.mostCharacters;
        if (isFull) break;
        read++;
        if (text === '') unwritable++;
        characters += text.length;
        part += text;
      }
      if (part) yield part;
    }
    if (isFull) break;
  }
  if (isFull || unwritable > 0) yield textOf(noteOf(feed, { entries: read - unwritable, isFull, unwritable }));
  yield textOf(['END:VCALENDAR']);
}

/** The events of an entry; none for an entry without a day that exists in a calendar. */
function eventsText(entry: CalendarEntry, { leadDays, origin }: Feed): string {
  const all = entry.days.filter(isCalendarDate);
  const days = entry.own ? all.slice(0, 1) : all;
  return textOf(days.flatMap((day) => eventOf(entry, day, leadDays, origin)));
}

/** An event that says what the calendar leaves out. */
function noteOf(
  { noteOn, origin }: Feed,
  { entries, isFull, unwritable }: { entries: number; isFull: boolean; unwritable: number },
): string[] {
  const sentences = [
    ...(isFull
      ? [`It is full with ${entries.toLocaleString('en-US')} dates, and the ones behind them are left out.`]
      : []),
    ...(unwritable > 0 ? [`${unwritable.toLocaleString('en-US')} dates cannot be shown in a calendar.`] : []),
    `All dates: ${origin}/recipients`,
  ];
  return [
    'BEGIN:VEVENT',
    'UID:left-out@occasions.presently',
    `DTSTAMP:${compact(noteOn)}T000000Z`,
    `DTSTART;VALUE=DATE:${compact(noteOn)}`,
    `DTEND;VALUE=DATE:${compact(addDays(noteOn, 1))}`,
    'SUMMARY:Some of your dates are not in this calendar',
    `DESCRIPTION:${escaped(sentences.join('\n'))}`,
    'TRANSP:TRANSPARENT',
    'X-MICROSOFT-CDO-BUSYSTATUS:FREE',
    'END:VEVENT',
  ];
}

function eventOf(entry: CalendarEntry, day: string, leadDays: number, origin: string): string[] {
  const { occasionId, recipientId, recipientName, rule, sequence, changedAt, own } = entry;
  const more = own ? entry.days.filter(isCalendarDate).slice(1) : [];
  const uid = entry.days.length > 1 && !own ? `${occasionId}-${day.slice(0, 4)}` : occasionId;
  const summary = escaped(occasionName(recipientName, entry));
  const url = `${origin}/recipients?${new URLSearchParams({ ideas: recipientId, occasion: occasionId }).toString()}`;
  const stamp = changedAt.replace(/[-:]|\.\d+/g, '');
  return [
    'BEGIN:VEVENT',
    `UID:${uid}@occasions.presently`,
    `DTSTAMP:${stamp}`,
    `LAST-MODIFIED:${stamp}`,
    `SEQUENCE:${sequence}`,
    `DTSTART;VALUE=DATE:${compact(day)}`,
    `DTEND;VALUE=DATE:${compact(addDays(day, 1))}`,
    ...(rule ? [`RRULE:${rule}`] : []),
    ...(more.length > 0 ? [`RDATE;VALUE=DATE:${more.map(compact).join(',')}`] : []),
    ...(own ? ownLines(entry) : []),
    `SUMMARY:${summary}`,
    `DESCRIPTION:${escaped(descriptionOf(entry, url))}`,
    `URL:${url}`,
    `CATEGORIES:${escaped(entry.type)}`,
    'TRANSP:TRANSPARENT',
    'X-MICROSOFT-CDO-BUSYSTATUS:FREE',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${summary}`,
    `TRIGGER:${triggerOf(leadDays)}`,
    'END:VALARM',
    'END:VEVENT',
  ];
}

const ownLines = ({ recipientId, recipientName, own }: CalendarEntry): string[] => [
  `${ownProperties.person}:${recipientId}`,
  `${ownProperties.name}:${escaped(recipientName)}`,
  `${ownProperties.day}:${escaped(JSON.stringify(own))}`,
];

/** Since when, if that is known: one event stands for all years, so it names no age. Then the notes and the link. */
function descriptionOf({ type, year, notes }: CalendarEntry, url: string): string {
  const since = year !== null && type !== 'Holiday' && `${type === 'Birthday' ? 'Born in' : 'Since'} ${year}.`;
  return [since, notes, `Find a gift: ${url}`].filter(Boolean).join('\n\n');
}

/** Nine in the morning, some days before the midnight with which the event begins. */
function triggerOf(leadDays: number): string {
  const hours = leadDays * 24 - 9;
  const [days, rest] = [Math.floor(hours / 24), hours % 24];
  return `-P${days > 0 ? `${days}D` : ''}T${rest}H`;
}

const compact = (date: string): string => date.replaceAll('-', '');
