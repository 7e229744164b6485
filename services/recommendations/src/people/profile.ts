/** Something that is known of a person. Questions number the facts from 1. */
export interface Fact {
  kind: 'interest' | 'note' | 'loved';
  text: string;
}

export interface PastGift {
  title: string;
  url: string | null;
  outcome: 'loved' | 'fine' | 'had-it' | 'not-for-them' | null;
  /** Calendar date. */
  givenOn: string | null;
}

/** A recipient as the input of ideas and messages. */
export interface Profile {
  recipientId: string;
  name: string;
  relationship: string;
  interests: string[];
  /** What no idea may be about or contain. */
  dislikes: string[];
  /** BCP 47; null if unknown. */
  language: string | null;
  /** Years on the day of the occasion, or else today; null if unknown. */
  age: number | null;
  /** As the giver stated it; never guessed. */
  gender: string | null;
  /** ISO 3166 alpha-2. */
  country: string | null;
  sizes: string | null;
  notes: string | null;
  /** The requested occasion. */
  occasion: { id: string; type: string; title: string | null; date: string } | null;
  /** The gifts that they have received. */
  given: PastGift[];
  /** The ideas that the sender keeps for them. */
  kept: { title: string; url: string | null }[];
  /** Names of rejected ideas. */
  notThis: string[];
  /** Keys of their products: see `offerKeys`. */
  notThisProducts: string[];
  /** The interests, then what else is known. */
  facts: Fact[];
}

/** Titles that need the whole name: `Dr. Lee`, `Aunt May`. */
const title = /^(dr|mr|mrs|ms|mx|miss|prof|professor|sir|madam|aunt|auntie|uncle|grandma|grandpa|granny|nana)\.?$/i;

/** The name that addresses the person. */
export function firstNameOf({ name }: Pick<Profile, 'name'>): string {
  const [first = name] = name.trim().split(/\s+/);
  return title.test(first) ? name.trim() : first;
}
