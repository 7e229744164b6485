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
  /** The requested occasion. */
  occasion: { id: string; type: string; date: string } | null;
  /** The gifts that they have received. */
  given: { title: string; url: string | null }[];
  /** The ideas that the sender keeps for them. */
  kept: { title: string; url: string | null }[];
  /** Names of rejected ideas. */
  notThis: string[];
  /** Keys of their products: see `offerKeys`. */
  notThisProducts: string[];
}

/** Titles that need the whole name: `Dr. Lee`, `Aunt May`. */
const title = /^(dr|mr|mrs|ms|mx|miss|prof|professor|sir|madam|aunt|auntie|uncle|grandma|grandpa|granny|nana)\.?$/i;

/** The name that addresses the person. */
export function firstNameOf({ name }: Pick<Profile, 'name'>): string {
  const [first = name] = name.trim().split(/\s+/);
  return title.test(first) ? name.trim() : first;
}
