import { localTimeAt } from '@presently/rules/zoned-time';
import type { Property } from './property.js';
import { dayOf } from './values/written-day.js';

const dayMs = 86_400_000;

/**
 * The day of an event. One that lasts whole days and is written as an instant begins at the midnight of some place: of
 * the file's zone, of the sender's, or of the nearest one.
 */
export function eventDay(
  property: (name: string) => Property | undefined,
  zones: readonly (string | undefined)[],
): string | undefined {
  const written = property('DTSTART')?.raw.trim() ?? '';
  const at = instantOf(written);
  if (at === undefined || !lastsDays(property, at)) return dayOf(written.replace(/T.*|Z$/, ''));
  const local = zones.flatMap((zone) => (zone === undefined ? [] : (midnightIn(at, zone) ?? [])))[0];
  return local ?? dayOf(new Date(at).toISOString());
}

/** The day that begins at an instant in a zone; undefined if none does. */
export function midnightIn(at: number, zone: string): string | undefined {
  try {
    const { date, time } = localTimeAt(new Date(at), zone);
    return time.startsWith('00:00') ? date : undefined;
  } catch {
    // A zone that only its program knows.
    return undefined;
  }
}

function lastsDays(property: (name: string) => Property | undefined, at: number): boolean {
  if (/^TRUE$/i.test(property('X-MICROSOFT-CDO-ALLDAYEVENT')?.raw.trim() ?? '')) return true;
  const end = instantOf(property('DTEND')?.raw.trim() ?? '');
  if (end !== undefined) return end > at && (end - at) % dayMs === 0;
  return /^P\d{1,3}[DW]$|^PT24H$/.test(property('DURATION')?.raw.trim() ?? '');
}

/** `19880411T220000Z` */
function instantOf(text: string): number | undefined {
  const [, year, month, day, hours, minutes] = /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})\d{2}Z$/.exec(text) ?? [];
  if (minutes === undefined) return undefined;
  const at = Date.parse(`${year}-${month}-${day}T${hours}:${minutes}:00Z`);
  return Number.isNaN(at) ? undefined : at;
}
