import type { RecipientFields } from '../../recipients/record/recipient-fields.js';

/** A day of a person who is known. */
export interface KnownDay {
  id: string;
  type: string;
  title: string | null;
  /** As it is shown: `--MM-DD` without a year. */
  date: string;
  /** Of a day that moves. */
  movingKey: string | null;
}

/** What is compared with a file. */
export interface KnownPerson extends RecipientFields {
  /** Null for a person of the same file who is not added yet. */
  recipientId: string | null;
  /** Whether an earlier row of the same file is the person: exporters list two people for two cards. */
  isOfFile: boolean;
  days: KnownDay[];
  marks: Set<string>;
}

export const birthdayOf = ({ days }: Pick<KnownPerson, 'days'>): KnownDay | undefined =>
  days.find(({ type, movingKey }) => type === 'Birthday' && movingKey === null);
