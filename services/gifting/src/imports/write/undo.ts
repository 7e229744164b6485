import { storedFields } from '@presently/rules/person-fields';
import type { Occasion } from '../../recipients/occasions/occasion.entity.js';
import type { Recipient } from '../../recipients/record/recipient.entity.js';

/** A value before an import and after it. */
export interface Replaced<T> {
  from: T;
  to: T;
}

/** The fields that an import may change of a person who is known. */
export const replaceable = storedFields.filter((field) => field !== 'name');

export type BirthdayDate = Pick<Occasion, 'date' | 'hasYear' | 'leapDay'>;

/** What applying a row has written. */
export interface Undo {
  /** Null if the row had no effect. */
  recipientId: string | null;
  /** The fingerprint of a person who was added; null for one who was known. */
  added: string | null;
  details: { [Field in (typeof replaceable)[number]]?: Replaced<Recipient[Field]> };
  /** The key of a picture that a known person was given. */
  portrait?: string;
  occasionIds: string[];
  birthday: ({ occasionId: string } & Replaced<BirthdayDate>) | null;
  marks: string[];
  ideaIds: string[];
}

export const noEffect = (recipientId: string | null): Undo => ({
  recipientId,
  added: null,
  details: {},
  occasionIds: [],
  birthday: null,
  marks: [],
  ideaIds: [],
});
