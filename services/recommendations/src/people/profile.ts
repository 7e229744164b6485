/** A recipient as ideas and messages are made for them. */
export interface Profile {
  recipientId: string;
  name: string;
  relationship: string;
  interests: string[];
  /** The occasion that was asked for. */
  occasion: { id: string; type: string; date: string } | null;
  /** What they were given already. */
  given: { title: string; url: string | null }[];
  /** Names of the ideas that were waved aside. */
  notThis: string[];
}

/** Whoever is called so is named whole: `Dr. Lee`, `Aunt May`. */
const title = /^(dr|mr|mrs|ms|mx|miss|prof|professor|sir|madam|aunt|auntie|uncle|grandma|grandpa|granny|nana)\.?$/i;

/** How one speaks to them. */
export function firstNameOf({ name }: Pick<Profile, 'name'>): string {
  const [first = name] = name.trim().split(/\s+/);
  return title.test(first) ? name.trim() : first;
}
