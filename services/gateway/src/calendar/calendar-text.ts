import type { CalendarEntry } from '@presently/contracts/gifting/calendar';
import { occasionName } from '@presently/rules/occasion-words';
import { addDays } from '@presently/rules/zoned-time';

interface Feed {
  entries: readonly CalendarEntry[];
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
export function calendarText({ entries, leadDays, origin }: Feed): string {
  const events = entries.flatMap((entry) => entry.days.flatMap((day) => eventOf(entry, day, leadDays, origin)));
  return [...head, ...events, 'END:VCALENDAR'].map((line) => `${folded(line)}\r\n`).join('');
}

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

/** A text value: RFC 5545, 3.3.11. Control characters are not allowed. */
const escaped = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, (mark) => `\\${mark}`)
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    .replaceAll(/(?!\t)\p{Cc}/gu, '');

/** Octets of a line, without its end. */
const longestLine = 75;

/** A content line in lines of at most 75 octets; no character is divided. */
function folded(line: string): string {
  if (Buffer.byteLength(line) <= longestLine) return line;
  const lines: string[] = [];
  let current = '';
  let length = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (length + size > longestLine) {
      lines.push(current);
      current = ' ';
      length = 1;
    }
    current += character;
    length += size;
  }
  return [...lines, current].join('\r\n');
}
