import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { emptyOf, storedFields, type PersonField } from '@presently/rules/person-fields';
import type { Occasion } from '../../recipients/occasions/occasion.entity.js';
import type { Recipient } from '../../recipients/record/recipient.entity.js';

type Day = Pick<Occasion, 'type' | 'title' | 'date' | 'hasYear' | 'recurrence' | 'leapDay' | 'movingKey' | 'notes'>;
type StoredField = (typeof storedFields)[number];

/**
 * The fields of release 1.1.0, in its order: fingerprints hold their values alone. Later fields have their names as well,
 * and only where they hold something, so that a release with a new field can undo what the one before has imported.
 */
const fieldsByPlace: readonly StoredField[] = [
  'name',
  'relationship',
  'email',
  'phone',
  'address',
  'timeZone',
  'language',
  'labels',
  'interests',
  'dislikes',
  'sizes',
  'areSizesForIdeas',
  'aboutAge',
  'aboutAgeOn',
  'gender',
  'country',
  'notes',
  'areNotesForIdeas',
  'avatar',
];

const laterFields = storedFields.filter((field) => !fieldsByPlace.includes(field));

/** Tells whether a person and their days are still what an import has made them. Kept for a week, across releases. */
export function fingerprintOf(recipient: Recipient, occasions: readonly Day[]): string {
  const { portrait } = recipient;
  const days = occasions.map(({ type, title, date, hasYear, recurrence, leapDay, movingKey, notes }) =>
    JSON.stringify([type, title ?? null, date, hasYear, recurrence ?? null, leapDay ?? null, movingKey ?? null, notes]),
  );
  const person = [
    ...fieldsByPlace.map((field) => recipient[field]),
    ...laterFields.filter((field) => !isEmpty(field, recipient[field])).map((field) => [field, recipient[field]]),
  ];
  const all = JSON.stringify([...person, ...(portrait ? [portrait] : []), ...days.toSorted()]);
  return createHash('sha256').update(all).digest('base64url');
}

const isEmpty = (field: PersonField, value: unknown): boolean => isDeepStrictEqual(value ?? null, emptyOf(field));
