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
export interface KnownPerson {
  /** Null for a person of the same file who is not added yet. */
  recipientId: string | null;
  /** Whether an earlier row of the same file is the person: exporters list two people for two cards. */
  isOfFile: boolean;
  name: string;
  relationship: string;
  email: string | null;
  phone: string | null;
  avatar: string | null;
  address: string | null;
  sizes: string | null;
  timeZone: string | null;
  language: string | null;
  interests: string[];
  labels: string[];
  dislikes: string[];
  days: KnownDay[];
  marks: Set<string>;
}

export const birthdayOf = ({ days }: Pick<KnownPerson, 'days'>): KnownDay | undefined =>
  days.find(({ type, movingKey }) => type === 'Birthday' && movingKey === null);
