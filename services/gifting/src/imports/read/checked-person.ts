import { NewOccasion } from '@presently/contracts/gifting/occasions';
import { NewRecipient } from '@presently/contracts/gifting/recipients';
import { NewKeptIdea } from '@presently/contracts/recommendations/kept-ideas';
import { onceEach } from '@presently/contracts/kit/fields/list';
import type { MessageClass } from '@presently/contracts/kit/operation';
import { parseMessage } from '@presently/messaging/messages';
import { Problem } from '@presently/messaging/problem';
import { importLimits } from '@presently/rules/imports';
import { mostKeptIdeas, mostOccasions } from '@presently/rules/bounds';
import { isHideable, listFields, personFields, type ListField } from '@presently/rules/person-fields';
import { maxLength } from '@presently/rules/vocabulary';
import { storedDay } from '../../recipients/occasions/occasion-day.js';
import { createHash } from 'node:crypto';
import type { ImportedIdea, ImportedOccasion, ImportedPerson } from './imported-person.js';
import { told, toldRefusal, type Refused, type Told } from './told.js';

/** A person whose every value our own forms would accept. */
export interface CheckedPerson extends Omit<NewRecipient, 'avatar'> {
  avatar?: string | null;
  uid?: string;
  /** The name of a picture in the zip, and once the file is read its key in the object storage. */
  picture?: string;
  emails: string[];
  phones: string[];
  /** Whether the file says that the phone number is no mobile one. */
  isLandline?: boolean;
  occasions: ImportedOccasion[];
  /** Those of the history as well. */
  ideas: ImportedIdea[];
}

export interface Checked {
  person: CheckedPerson;
  /** The first of what was left out, or may have been read wrongly. */
  problems: Told[];
  isYearDoubtful?: boolean;
}

/** Problems that are told of a person. */
const mostProblems = importLimits.problems - 1;

const anyId = '00000000-0000-4000-8000-000000000000';
const defaultRelationship = 'Friend';
const otherContacts = 20;
/** Characters of an exporter's id, and of a file in a zip. */
const longestName = 200;
/** Days and ideas that are looked at: far more than are taken, so that each that is refused costs little. */
const lookedAt = { days: 2 * mostOccasions, ideas: 2 * mostKeptIdeas };

/**
 * Checks a person by the rules of our forms. A value that they refuse is left out and told.
 * @param today the sender's
 */
export function checkedPerson(read: ImportedPerson, today: string): Checked {
  const problems: Told[] = [];
  const {
    uid,
    picture,
    otherEmails = [],
    otherPhones = [],
    occasions,
    keptIdeas = [],
    history = [],
    isYearDoubtful,
    isLandline,
    doubts: _,
    ...details
  } = plain(read);
  problems.push(...(read.doubts ?? []));
  const emails = keptOf([details.email, ...otherEmails], maxLength.email);
  const phones = keptOf([details.phone, ...otherPhones], maxLength.phone);
  const recipient = accepted(
    NewRecipient,
    {
      ...details,
      name: shortened(details.name, maxLength.personName),
      relationship: details.relationship?.trim() || defaultRelationship,
      ...Object.fromEntries(listFields.map((field) => [field, words(details[field], field)])),
      hiddenFromIdeas: [...new Set(details.hiddenFromIdeas)].filter(isHideable),
    },
    problems,
    { relationship: defaultRelationship, name: 'Unknown' },
  );
  const days = onceEachDay(
    occasions.slice(0, lookedAt.days).flatMap((occasion) => checkedDay(occasion, today, problems)),
  );
  const ideas = [
    ...keptIdeas,
    ...history.map(({ giftName, giftUrl, giftImageUrl, price, givenOn }): ImportedIdea => ({
      title: giftName,
      state: 'given',
      ...(giftUrl && { link: giftUrl }),
      ...(giftImageUrl && { image: giftImageUrl }),
      ...(price && { price }),
      ...(givenOn && { givenOn }),
    })),
  ]
    .slice(0, lookedAt.ideas)
    .flatMap((idea) => checkedIdea(idea, today, problems));
  if (days.length > mostOccasions - 1) problems.push(told('days-cut', { most: mostOccasions - 1 }));
  if (ideas.length > mostKeptIdeas) problems.push(told('ideas-cut', { most: mostKeptIdeas }));
  return {
    person: {
      ...recipient,
      ...(uid && { uid: shortId(uid) }),
      ...(picture && picture.length <= longestName && { picture }),
      emails,
      phones,
      ...(isLandline && { isLandline }),
      occasions: days.slice(0, mostOccasions - 1),
      ideas: ideas.slice(0, mostKeptIdeas),
    },
    problems: problems.slice(0, mostProblems),
    ...(isYearDoubtful && { isYearDoubtful }),
  };
}

/** Contacts by which a person is recognized. One that is longer than its field is none. */
const keptOf = (contacts: readonly (string | null | undefined)[], longest: number): string[] =>
  contacts.slice(0, otherContacts + 1).filter((contact): contact is string => !!contact && contact.length <= longest);

/** An id only has to be the same again: in the place of a long one, a hash of it. */
const shortId = (uid: string): string =>
  uid.length <= longestName ? uid : createHash('sha256').update(uid).digest('base64url');

function checkedDay(occasion: ImportedOccasion, today: string, problems: Told[]): ImportedOccasion[] {
  try {
    const { recipientId: _, ...day } = parseMessage(NewOccasion, { ...occasion, recipientId: anyId });
    storedDay(day, today);
    return [day];
  } catch (error) {
    problems.push(error instanceof Problem ? toldRefusal('day-refused', firstOf(error)) : told('day-broken'));
    return [];
  }
}

/** Some programs write a day twice, under their own name and under the usual one. */
function onceEachDay(days: readonly ImportedOccasion[]): ImportedOccasion[] {
  return [...new Map(days.map((day) => [sameForEqual(day), day])).values()];
}

const sameForEqual = (day: ImportedOccasion): string => JSON.stringify(day, Object.keys(day).toSorted());

function checkedIdea(idea: ImportedIdea, today: string, problems: Told[]): ImportedIdea[] {
  try {
    const { recipientId: _, ...kept } = parseMessage(NewKeptIdea, { ...idea, recipientId: anyId });
    if (!kept.title && !kept.link) return [];
    const isGiven = kept.state === 'given' && (kept.givenOn ?? today) <= today;
    const { givenOn, ...rest } = kept;
    return [{ ...rest, ...(isGiven && { givenOn: givenOn ?? today }) }];
  } catch (error) {
    problems.push(error instanceof Problem ? toldRefusal('idea-refused', firstOf(error)) : told('idea-broken'));
    return [];
  }
}

/** A message without the fields that it refuses. */
function accepted<T extends object>(
  type: MessageClass<T>,
  value: object,
  problems: Told[],
  instead: Partial<Record<keyof T, unknown>>,
): Pick<T, keyof T> {
  try {
    return { ...parseMessage(type, value) };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const { errors = {}, rules } = error.detail;
    for (const [field, [said = '']] of Object.entries(errors)) {
      const sentence = `${said}.`.replace('..', '.');
      problems.push(toldRefusal('field-refused', { field, rule: rules?.[field], sentence }));
    }
    const kept = Object.entries(value).filter(([field]) => !(field in errors));
    const replaced = Object.entries(instead).filter(([field]) => field in errors);
    return { ...parseMessage(type, Object.fromEntries([...kept, ...replaced])) };
  }
}

/** The first value that a message refuses. */
function firstOf({ message, detail: { errors = {}, rules } }: Problem): Refused {
  const [field = ''] = Object.keys(errors);
  return { field, rule: rules?.[field], sentence: message };
}

function words(read: readonly string[] = [], field: ListField): string[] {
  const longest = maxLength[personFields[field].word];
  return onceEach(read.map((word) => shortened(word, longest)).filter(Boolean)).slice(0, maxLength[field]);
}

const shortened = (text: string, most: number) =>
  text.replaceAll(/\s+/g, ' ').trim().slice(0, most).toWellFormed().trim();

/** Without the control characters that no form accepts and no database stores, and not longer than any field. */
function plain<T>(value: T): T {
  if (typeof value === 'string')
    return value
      .slice(0, importLimits.text)
      .toWellFormed()
      .replaceAll(/(?!\n)\p{Cc}/gu, '') as T;
  if (Array.isArray(value)) return value.map(plain) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plain(inner)])) as T;
}
