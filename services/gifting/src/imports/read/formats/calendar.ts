import type { OccasionType } from '@presently/rules/vocabulary';
import { blocksOf, type Block } from '../blocks.js';
import type { Entry, Format } from '../format.js';
import { propertyOf, type Property } from '../property.js';
import type { SourceFile } from '../files/source-file.js';
import { unreadableFile } from '../files/unreadable-file.js';
import { eventDay } from '../event-day.js';
import { told } from '../told.js';
import { isOfDeath, isOfOtherKind, isPlan } from '../values/event-kind.js';
import { markedTitle, nameIn, saysAnniversary, saysBirthday } from '../values/event-name.js';
import { saysAge } from '../values/event-number.js';
import { withKnownYear } from '../values/event-year.js';
import { dayOf } from '../values/written-day.js';
import { isOwnCalendar, peopleOfOwnCalendar } from './own-calendar.js';
import { doubtIn } from './table-person.js';
import { isUnreadable } from '../imported-person.js';

/** Birthdays and anniversaries of a calendar. All other events are left out. */
export const calendar: Format = {
  name: 'Calendar',
  recognizes: ({ start }) => /^[ \t]*BEGIN:[ \t]*VCALENDAR[ \t]*$/im.test(start.slice(0, 1_000)),
  *read(file: SourceFile) {
    if (isOwnCalendar(file.text)) {
      yield* peopleOfOwnCalendar(file.text);
      return;
    }
    const zone = /^X-WR-TIMEZONE[^:\n]{0,100}:([^\n]{1,100})$/m.exec(file.text.slice(0, 5_000))?.[1]?.trim();
    const head = file.text.slice(0, 5_000).split(/^BEGIN:VEVENT/m, 1)[0]!;
    const surroundings = { zones: [zone, file.sender.zone], isOfContacts: isCalendarOfContacts(head) };
    let [found, others, leftOut] = [0, 0, 0];
    const seen = new Set<string>();
    for (const block of blocksOf(file.text, 'VEVENT')) {
      const entry = entryOf(block, new Date(), surroundings);
      // A calendar may repeat a birthday as one event for each year.
      const key = JSON.stringify(entry);
      if (!entry || seen.has(key)) continue;
      seen.add(key);
      if (!isUnreadable(entry)) found++;
      else if (++others > mostOthers) {
        leftOut++;
        continue;
      }
      const isDoubtful = !isUnreadable(entry) && file.isAnyDoubtful(block.number, block.end);
      yield isDoubtful ? { ...entry, doubts: [doubtIn(block.number)] } : entry;
    }
    if (leftOut > 0) yield { problems: [told('days-of-no-kind', { count: leftOut })] };
    if (found === 0 && others === 0) throw unreadableFile(told('calendar-without-days'));
  },
};

/** What people do about a day, in the title of an event that happens once: "Buy a birthday present". */
const plans =
  /\b(?:party|dinner|lunch|brunch|drinks|meeting|planning|presents?|gifts?|cards?|buy|order|call|feier|essen|geschenk)\b/iu;
const mostOthers = 100;
const longestTitle = 300;

/** Whether the program of a calendar says that its events are birthdays of contacts, which begin with the first one. */
const isCalendarOfContacts = (head: string): boolean =>
  /^PRODID[^:\n]{0,100}:.{0,200}(?:birthday|contact|geburtstag)/im.test(head) ||
  /^(?:X-WR-CALNAME|X-WR-CALDESC|NAME)[^:\n]{0,100}:.{0,200}(?:contact|kontakt|contatt|contato|連絡先|جهات)/im.test(
    head,
  ) ||
  /addressbook#contacts|#contacts@group|contact_birthdays/i.test(head);

/** `X-GOOGLE-BIRTHDAY`, `X-EVOLUTION-CONTACT-UID`: what programs say of the birthday of a contact. */
const saysContact = (properties: readonly Property[]): boolean =>
  properties.some(
    ({ name }) => name.startsWith('X-') && /BIRTH|CONTACT|ABPERSON/.test(name) && !/CONTACTS?-?LIST/.test(name),
  );

/** What the whole calendar says about its events. */
interface Surroundings {
  zones: readonly (string | undefined)[];
  isOfContacts: boolean;
}

/** @returns undefined for an event of another kind */
function entryOf({ lines, number: line }: Block, now: Date, { zones, isOfContacts }: Surroundings): Entry | undefined {
  const properties = lines.flatMap((each) => propertyOf(each, 'icalendar') ?? []);
  const property = (name: string) => properties.find((each) => each.name === name);
  const summary = textOf(property('SUMMARY')).slice(0, longestTitle).replaceAll(/\s+/g, ' ');
  // A moved day of a series, or one that was called off, is no other person.
  if (property('RECURRENCE-ID') || /^CANCELLED$/i.test(textOf(property('STATUS')))) return undefined;
  const field = textOf(property('X-NEXTCLOUD-BC-FIELD-TYPE')).toUpperCase();
  const kind = nextcloudTypes[field] ?? typeOf(summary, textOf(property('CATEGORIES')));
  const isYearly = isYearlyIn(properties);
  const isTimed = property('DTSTART')?.raw.includes('T');
  if (field === 'DEATHDATE' || (kind && (isYearly || !isTimed) && isOfDeath(summary)))
    return { name: summary, problems: [told('day-of-death', { line })] };
  const isOther =
    kind && !field && (isOfOtherKind(summary, kind) || isPlan(summary, markedTitle(withoutSigns(summary))));
  const type = isOther ? undefined : kind;
  if (!type && isYearly && !isTimed) return { name: summary, problems: [told('day-of-no-kind', { line })] };
  if (!type || (!isYearly && (isTimed || plans.test(summary)))) return undefined;
  const name = nameIn(summary);
  if (!name) return { name: summary, problems: [told('day-of-nobody', { line })] };
  const until = dayOf(/UNTIL=(\d{8})/i.exec(property('RRULE')?.raw ?? '')?.[1] ?? '');
  if (until && until < now.toISOString().slice(0, 10)) return { name, problems: [told('day-over', { line, until })] };
  const start = eventDay(property, zones);
  if (!start) return { name, problems: [told('day-missing', { line })] };
  const isToldOf = isOfContacts || field !== '' || saysContact(properties);
  const text = (name: string) => textOf(property(name));
  const { date, isDoubtful } = withKnownYear(start, { text, summary, type, isYearly, isOfContacts: isToldOf }, now);
  if (type === 'Birthday') return { name, birthday: date, occasions: [], ...(isDoubtful && { isYearDoubtful: true }) };
  return { name, occasions: [{ type, date, recurrence: 'yearly' }] };
}

const nextcloudTypes: Record<string, OccasionType> = { BDAY: 'Birthday', ANNIVERSARY: 'Anniversary' };

/** Without its accent, Portuguese writes a birthday as Spanish writes an anniversary: one person has the first. */
const isSpanishAnniversary = (summary: string) =>
  /^aniversario d[eo] /iu.test(summary) && !/ (?:y|e|&|bodas) /iu.test(summary);

function typeOf(summary: string, category: string): OccasionType | undefined {
  // Longer words first: of French, "anniversaire" is a birthday, and "anniversaire de mariage" is none.
  if (saysAnniversary(summary)) return isSpanishAnniversary(summary) ? 'Birthday' : 'Anniversary';
  if (saysBirthday(summary) || saysAge(summary)) return 'Birthday';
  if (/^birthdays?$/i.test(category)) return 'Birthday';
  return /^anniversar(?:y|ies)$/i.test(category) ? 'Anniversary' : undefined;
}

const withoutSigns = (summary: string) => summary.replaceAll(/[🎂💍]/gu, ' ');
const isYearlyIn = (properties: readonly Property[]): boolean =>
  properties.some(({ name, raw }) => name === 'RRULE' && /FREQ=YEARLY/i.test(raw));
const textOf = (property: Property | undefined): string => property?.values.flat()[0] ?? property?.raw.trim() ?? '';
