import { dateOf } from '@presently/contracts/kit/fields/days/birthday';
import { onceEach } from '@presently/contracts/kit/fields/list';
import { mostOccasions } from '@presently/rules/bounds';
import { isMoving, movingKeyOf } from '@presently/rules/occurrences';
import type { ImportRowState } from '@presently/rules/imports';
import { fieldsThat, listFields, ruleOf, type StoredField } from '@presently/rules/person-fields';
import { maxLength } from '@presently/rules/vocabulary';
import { fieldsOf, type RecipientFields } from '../../recipients/record/recipient-fields.js';
import type { CheckedPerson } from '../read/checked-person.js';
import { markOf } from '../mark.js';
import type { ImportedIdea, ImportedOccasion } from '../read/imported-person.js';
import type { Contacts } from './contacts.js';
import { birthdayOf, type KnownDay, type KnownPerson } from './known-person.js';
import { foldedName } from './names.js';

type Details = Omit<RecipientFields, 'name'>;

/** What a person of a file has that a known one has not, or has otherwise. */
export interface Difference {
  details: Partial<Details>;
  /** A picture, for a person who has none. */
  picture?: string;
  /** Another birthday, or the first. */
  birthday?: string;
  occasions: ImportedOccasion[];
  ideas: ImportedIdea[];
  /** {@link markOf} what is recognized from now on. */
  marks: string[];
}

/** Compares without regard to spelling. The name stays as it is, and a value is never replaced by none. */
export function differenceOf(known: KnownPerson, person: CheckedPerson, contacts: Contacts): Difference {
  const details: Partial<Details> = {};
  const take = (field: StoredField) => Object.assign(details, { [field]: person[field] });
  for (const field of fieldsThat('fill')) if (known[field] === null && person[field]) take(field);
  for (const field of fieldsThat('replace'))
    if (field !== 'birthday' && person[field] && person[field] !== known[field]) take(field);
  if (person.email && !has(known.email, person.emails, contacts.emailKey)) details.email = person.email;
  // A landline is none to text to, and the known number may be mobile.
  const isPhoneOfUse = person.phone && (known.phone === null || !person.isLandline);
  if (isPhoneOfUse && !has(known.phone, person.phones, contacts.phoneKey)) details.phone = person.phone;
  for (const list of listFields) {
    const own = onceEach(known[list]);
    const more = onceEach([...own, ...(person[list] ?? [])]).slice(own.length, maxLength[list]);
    if (more.length > 0) details[list] = [...known[list], ...more];
  }
  const birthday = newBirthday(birthdayOf(known), person.birthday ?? undefined);
  const room = mostOccasions - known.days.length - (birthday !== undefined && !birthdayOf(known) ? 1 : 0);
  const ideas = person.ideas.filter((idea) => !known.marks.has(markOfIdea(idea)));
  const marks = [...(person.uid === undefined ? [] : [markOf('person', person.uid)]), ...ideas.map(markOfIdea)];
  return {
    details,
    ...(person.picture && known.avatar === null && { picture: person.picture }),
    ...(birthday !== undefined && { birthday }),
    occasions: missing(known.days, person.occasions).slice(0, Math.max(0, room)),
    ideas,
    marks: [...new Set(marks)].filter((mark) => !known.marks.has(mark)),
  };
}

/** What a difference is in words, for the sender. Empty if there is none. */
export function wordsOf({ details, picture, birthday, occasions, ideas }: Difference): string[] {
  return [
    ...(Object.keys(details) as StoredField[]).map((field) => ruleOf(field).label.toLowerCase()),
    ...(picture === undefined ? [] : ['picture']),
    ...(birthday === undefined ? [] : ['Birthday']),
    ...occasions.slice(0, 20).map(({ title, type }) => title ?? type),
    ...(ideas.length > 0 ? [ideas.length === 1 ? '1 idea' : `${ideas.length} ideas`] : []),
  ];
}

export const stateOf = (known: KnownPerson | undefined, difference: Difference | undefined): ImportRowState =>
  !known || !difference ? 'new' : wordsOf(difference).length > 0 ? 'changed' : 'same';

/** A person of the file as one who is known from now on, with all that {@link differenceOf} says. */
export function knownFrom(person: CheckedPerson): KnownPerson {
  const days = person.occasions.map((day): KnownDay => dayFrom(day, ''));
  if (person.birthday) days.unshift({ id: '', type: 'Birthday', title: null, date: person.birthday, movingKey: null });
  return {
    recipientId: null,
    isOfFile: true,
    ...fieldsOf(person),
    ...(person.picture !== undefined && { avatar: person.picture }),
    days,
    marks: new Set([
      ...(person.uid === undefined ? [] : [markOf('person', person.uid)]),
      ...person.ideas.map(markOfIdea),
    ]),
  };
}

/** Takes a difference over, so that a later row of the file is compared with it. */
export function learn(known: KnownPerson, { details, picture, birthday, occasions, marks }: Difference): void {
  Object.assign(known, details, picture !== undefined && { avatar: picture });
  const day = birthdayOf(known);
  if (birthday !== undefined && day) day.date = birthday;
  else if (birthday !== undefined)
    known.days.push({ id: '', type: 'Birthday', title: null, date: birthday, movingKey: null });
  known.days.push(...occasions.map((occasion) => dayFrom(occasion, '')));
  for (const mark of marks) known.marks.add(mark);
}

export const markOfIdea = ({ title = '', link = '' }: ImportedIdea): string =>
  markOf('idea', JSON.stringify(link === '' ? [foldedName(title)] : [link]));

function has(known: string | null, given: readonly string[], keyOf: (contact: string) => string): boolean {
  return known !== null && given.map(keyOf).includes(keyOf(known));
}

/** A known year is not given up for none. */
function newBirthday(known: KnownDay | undefined, given: string | undefined): string | undefined {
  if (given === undefined || !known) return given;
  if (dateOf(known.date).slice(5) !== dateOf(given).slice(5)) return given;
  return given.startsWith('--') || given === known.date ? undefined : given;
}

function missing(known: readonly KnownDay[], given: readonly ImportedOccasion[]): ImportedOccasion[] {
  const seen = new Set(known.map(keyOfDay));
  return given.filter((occasion) => seen.size < seen.add(keyOfDay(dayFrom(occasion, ''))).size);
}

/** A day once a year is the same in every year. */
const keyOfDay = ({ type, title, date, movingKey }: KnownDay): string =>
  [type, foldedName(title ?? ''), movingKey ?? (date.startsWith('--') ? date.slice(2) : date.slice(5))].join('|');

function dayFrom(occasion: ImportedOccasion, id: string): KnownDay {
  const { type, title = null, date = '', recurrence, nth, weekday, month, easterOffset, easterOf } = occasion;
  const rule = { type, date, recurrence: recurrence ?? null, nth: nth ?? null, month: month ?? null };
  const moves = {
    ...rule,
    weekday: (weekday ?? 0) % 7,
    easterOffset: easterOffset ?? null,
    easterOf: easterOf ?? null,
  };
  return { id, type, title, date, movingKey: isMoving(rule) ? movingKeyOf(moves) : null };
}
