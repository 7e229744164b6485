import type { Occasion } from '../occasions/occasion.entity.js';
import type { Recipient } from '../recipients/recipient.entity.js';

/** A value before an import and after it. */
export interface Replaced<T> {
  from: T;
  to: T;
}

type Detail =
  | 'relationship'
  | 'interests'
  | 'avatar'
  | 'email'
  | 'phone'
  | 'timeZone'
  | 'language'
  | 'address'
  | 'sizes'
  | 'labels'
  | 'dislikes';

/** What applying a row has written. */
export interface Undo {
  recipientId: string;
  /** {@link stateOf} the added person as they were imported. Absent for a person who was known. */
  added?: string;
  details: { [Field in Detail]?: Replaced<Recipient[Field]> };
  occasionIds: string[];
  birthday?: { occasionId: string } & Replaced<Pick<Occasion, 'date' | 'hasYear'>>;
  marks: string[];
  ideaIds: string[];
}
