import { createHash } from 'node:crypto';
import { storedFields } from '@presently/rules/person-fields';
import type { Occasion } from '../../recipients/occasions/occasion.entity.js';
import type { Recipient } from '../../recipients/record/recipient.entity.js';

type Day = Pick<Occasion, 'type' | 'title' | 'date' | 'hasYear' | 'recurrence' | 'leapDay' | 'movingKey' | 'notes'>;

/** Tells whether a person and their days are still what an import has made them. */
export function fingerprintOf(recipient: Recipient, occasions: readonly Day[]): string {
  const { portrait } = recipient;
  const days = occasions.map(({ type, title, date, hasYear, recurrence, leapDay, movingKey, notes }) =>
    JSON.stringify([type, title ?? null, date, hasYear, recurrence ?? null, leapDay ?? null, movingKey ?? null, notes]),
  );
  const person = storedFields.map((field) => recipient[field]);
  const all = JSON.stringify([...person, ...(portrait ? [portrait] : []), ...days.toSorted()]);
  return createHash('sha256').update(all).digest('base64url');
}
