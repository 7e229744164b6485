/** A recipient as the input of ideas and messages. */
export interface Profile {
  recipientId: string;
  name: string;
  relationship: string;
  interests: string[];
  /** The requested occasion. */
  occasion: { id: string; type: string; date: string } | null;
  /** The gifts that they have received. */
  given: { title: string; url: string | null }[];
  /** The ideas that the sender keeps for them. */
  kept: { title: string; url: string | null }[];
  /** Names of rejected ideas. */
  notThis: string[];
}

/** Titles that need the whole name: `Dr. Lee`, `Aunt May`. */
const title = /^(dr|mr|mrs|ms|mx|miss|prof|professor|sir|madam|aunt|auntie|uncle|grandma|grandpa|granny|nana)\.?$/i;

/** The name that addresses the person. */
export function firstNameOf({ name }: Pick<Profile, 'name'>): string {
  const [first = name] = name.trim().split(/\s+/);
  return title.test(first) ? name.trim() : first;
}
