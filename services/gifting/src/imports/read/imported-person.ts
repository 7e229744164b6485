import type { NewOccasion } from '@presently/contracts/gifting/occasions';
import type { NewRecipient } from '@presently/contracts/gifting/recipients';
import type { NewKeptIdea } from '@presently/contracts/recommendations/kept-ideas';
import type { Told } from './told.js';

export type ImportedOccasion = Omit<NewOccasion, 'recipientId'>;
export type ImportedIdea = Omit<NewKeptIdea, 'recipientId'>;

/** A gift that was given before. It is kept as an idea in the state `given`. */
export interface ImportedGift {
  giftName: string;
  giftUrl?: string;
  giftImageUrl?: string;
  price?: string;
  /** `YYYY-MM-DD` */
  givenOn?: string;
}

/** A person as a file describes them. Values are as they were written: the import checks each of them. */
export interface ImportedPerson extends Omit<NewRecipient, 'relationship'> {
  relationship?: string;
  /** The exporter's own id of the person. */
  uid?: string;
  /** Whether the year of the birthday may be another one: nobody is told apart by it. */
  isYearDoubtful?: boolean;
  /** The name of a picture in the zip. */
  picture?: string;
  /** Further contacts, to recognize the person by. */
  otherEmails?: string[];
  otherPhones?: string[];
  /** Whether the file says that the phone number is no mobile one: it replaces none. */
  isLandline?: boolean;
  /** Days apart from the birthday. */
  occasions: ImportedOccasion[];
  keptIdeas?: ImportedIdea[];
  history?: ImportedGift[];
  /** What may have been read wrongly. */
  doubts?: Told[];
}

/** A part of a file that is no person, and why. */
export interface Unreadable {
  /** As far as it is known. */
  name?: string;
  problems: readonly Told[];
}

export const isUnreadable = (entry: ImportedPerson | Unreadable): entry is Unreadable => 'problems' in entry;
