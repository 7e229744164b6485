import { escaped, folded } from './content-line.js';
import { occasionName } from './occasion-words.js';
import { addDays } from './zoned-time.js';

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
}

interface Feed {
  /** Days before an occasion on which its alarm goes off, at nine in the morning. */
  leadDays: number;
  /** Scheme, host and port of the product. */
  origin: string;
}

const head = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//Presently//Occasions//EN',
  'CALSCALE:GREGORIAN',
  'NAME:Presently',
  'X-WR-CALNAME:Presently',
  'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
  'X-PUBLISHED-TTL:PT6H',
];

/** A calendar of all-day events as RFC 5545 describes it, with the lines of RFC 7986 that name it. */
export const calendarText = (entries: readonly CalendarEntry[], feed: Feed): string =>
  calendarStart + eventsText(entries, feed) + calendarEnd;

const textOf = (lines: readonly string[]): string => lines.map((line) => `${folded(line)}\r\n`).join('');

/** The parts of {@link calendarText}, for a calendar that is written page by page. */
export const calendarStart = textOf(head);
export const calendarEnd = textOf(['END:VCALENDAR']);
export const eventsText = (entries: readonly CalendarEntry[], { leadDays, origin }: Feed): string =>
  textOf(entries.flatMap((entry) => entry.days.flatMap((day) => eventOf(entry, day, leadDays, origin))));

function eventOf(entry: CalendarEntry, day: string, leadDays: number, origin: string): string[] {
  const { occasionId, recipientId, recipientName, rule, sequence, changedAt } = entry;
  const uid = entry.days.length > 1 ? `${occasionId}-${day.slice(0, 4)}` : occasionId;
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
    `SUMMARY:${summary}`,
    `DESCRIPTION:${escaped(descriptionOf(entry, url))}`,
    `URL:${url}`,
    `CATEGORIES:${escaped(entry.type)}`,
    'CLASS:PRIVATE',
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
