import type { OccasionType } from '@presently/rules/vocabulary';
import { blocksOf, type Block } from '../blocks.js';
import type { Entry, Format } from '../format.js';
import { propertyOf, type Property } from '../property.js';
import type { SourceFile } from '../source-file.js';
import { unreadableFile } from '../unreadable-file.js';
import { dayOf } from '../written-day.js';

/** Birthdays and anniversaries of a calendar. All other events are left out. */
export const calendar: Format = {
  name: 'Calendar',
  recognizes: ({ start }) => /^[ \t]*BEGIN:[ \t]*VCALENDAR[ \t]*$/im.test(start.slice(0, 1_000)),
  *read(file: SourceFile) {
    let found = 0;
    const seen = new Set<string>();
    for (const block of blocksOf(file.text, 'VEVENT')) {
      const entry = entryOf(block, new Date());
      // A calendar may repeat a birthday as one event for each year.
      const key = JSON.stringify(entry);
      if (!entry || seen.has(key)) continue;
      seen.add(key);
      found++;
      yield entry;
    }
    if (found === 0) throw unreadableFile('There is no birthday and no anniversary in this calendar.');
  },
};

const birthdayWords =
  /birthday|\bb-?day\b|geburtstag|anniversaire de naissance|anniversaire|cumplea[ñn]os|compleanno|verjaardag|aniversário|födelsedag|fødselsdag|urodziny|🎂/iu;
const anniversaryWords = /(?:wedding )?anniversary|hochzeitstag|jahrestag|aniversario|trouwdag|bryllupsdag/iu;
/** What people do about a day: "Buy a birthday present". */
const plans =
  /\b(?:party|dinner|lunch|brunch|drinks|meeting|planning|presents?|gifts?|cards?|buy|order|call|feier|essen|geschenk)\b/iu;
/** `turns 34` */
const ageWords = /\b(?:turns|wird|is turning|fête ses)\s+\d{1,3}\b/iu;

/** @returns undefined for an event of another kind */
function entryOf({ lines, number }: Block, now: Date): Entry | undefined {
  const properties = lines.flatMap((line) => propertyOf(line, 'icalendar') ?? []);
  const property = (name: string) => properties.find((each) => each.name === name);
  const summary = textOf(property('SUMMARY'));
  const type = typeOf(summary, textOf(property('CATEGORIES')));
  const isTimed = property('DTSTART')?.raw.includes('T');
  if (!type || (!isYearlyIn(properties) && (isTimed || plans.test(summary)))) return undefined;
  const name = nameIn(summary);
  if (!name) return { name: summary, problem: `Line ${number}: this event does not say whose day it is.` };
  const start = dayOf(property('DTSTART')?.raw.replace(/T.*/, '') ?? '');
  if (!start) return { name, problem: `Line ${number}: this event has no day that exists.` };
  const date = withKnownYear(start, properties, summary, now);
  if (type === 'Birthday') return { name, birthday: date, occasions: [] };
  return { name, occasions: [{ type, date, recurrence: 'yearly' }] };
}

function typeOf(summary: string, category: string): OccasionType | undefined {
  // Of French, "anniversaire" is a birthday: longer words first.
  if (anniversaryWords.test(summary)) return 'Anniversary';
  if (birthdayWords.test(summary) || ageWords.test(summary)) return 'Birthday';
  if (/^birthdays?$/i.test(category)) return 'Birthday';
  return /^anniversar(?:y|ies)$/i.test(category) ? 'Anniversary' : undefined;
}

/** `Anna’s 34th birthday`, `Geburtstag von Anna (1980)`, `🎂 Anna` */
function nameIn(summary: string): string {
  return summary
    .slice(0, 300)
    .replaceAll(/\p{Extended_Pictographic}|\ufe0f/gu, ' ')
    .replaceAll(/\(\s*(?:\*\s*)?\d{1,4}\s*\)|\b\d{1,3}(?:st|nd|rd|th|\.)(?=\s|$)/gu, ' ')
    .replace(anniversaryWords, ' | ')
    .replace(birthdayWords, ' | ')
    .replace(ageWords, ' ')
    .replaceAll(/\bhappy\b|['’]s(?=\s|$)|['’](?=\s|$)|\bhat\b/giu, ' ')
    .replaceAll(/(?:^|\|)\s*(?:of|for|von|vom|de|del|di|da|van|d['’])(?=\s)/giu, '|')
    .replaceAll(/[|:!()[\]"]|\s[-–—]\s|^\s*[-–—]|[-–—]\s*$/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/**
 * The day with its year where that is the year of birth: calendars also begin a series in the year in which it was
 * written down.
 */
function withKnownYear(day: string, properties: readonly Property[], summary: string, now: Date): string {
  const end = day.slice(-5);
  const text = (name: string) => textOf(properties.find((each) => each.name === name));
  const [, told] =
    /\(\s*(?:\*\s*)?(\d{4})\s*\)/.exec(summary) ?? /\b(?:born in|since)\s+(\d{4})\b/i.exec(text('DESCRIPTION')) ?? [];
  const inYear = (year: string) => dayOf(`${year}-${end}`) ?? `--${end}`;
  if (told !== undefined) return inYear(told);
  if (day.startsWith('--')) return day;
  const written = Number(/^\d{4}/.exec(text('CREATED'))?.[0] ?? now.getUTCFullYear());
  return isYearlyIn(properties) && Number(day.slice(0, 4)) < written - 1 ? day : `--${end}`;
}

const isYearlyIn = (properties: readonly Property[]): boolean =>
  properties.some(({ name, raw }) => name === 'RRULE' && /FREQ=YEARLY/i.test(raw));
const textOf = (property: Property | undefined): string => property?.values.flat()[0] ?? property?.raw.trim() ?? '';
