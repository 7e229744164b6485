import { assortment, type ShopProduct } from '../../products/assortment.js';
import { capitalised, nounPhrase, wordsOf } from '../words.js';

/** An idea before it is given to a person. */
export interface Draft {
  name: string;
  query: string;
  is: string;
  why: string;
  age: 'any' | 'child' | 'adult';
  /** All interests that it suits. */
  interests: readonly string[];
  /** The shops' products of it. Empty: nobody knows. */
  sold: readonly ShopProduct[];
  /** The interest that the reason is to name after it. */
  about?: string | undefined;
}

/** What is said of a thing after its description. `{Interest}` and `{interest}` are filled in. */
const endings = [
  'A good turn for {interest}.',
  '{Interest} has room for one of these.',
  'It belongs to {interest} and to nothing else.',
  '{Interest} gets better with it.',
  'One more reason for {interest}.',
  'It takes {interest} a step further.',
  'Made with {interest} in mind.',
  'So {interest} never gets old.',
  'That is what {interest} asks for.',
  'Somebody thought long about {interest}.',
];

/** The reason of an idea. @param nth its place, so that no two in a set end alike */
export function reasonOf({ why, about }: Draft, nth: number): string {
  if (!about) return why;
  const ending = endings[nth % endings.length]!;
  return `${why} ${ending.replace('{Interest}', capitalised(about)).replace('{interest}', about)}`;
}

const plainName = (title: string) => nounPhrase(title.replaceAll(/["“”]/g, '')).slice(0, 60);
/** The last words say what a thing is. */
const queryOf = (name: string) => wordsOf(name).slice(-4).join(' ');

/**
 * Ideas that follow from products: for interests and prices without kinds.
 * @param isNamed whether the reason names the interest, where it is what the product is for in the first place
 */
export function soldIdeas(interest: string, isNamed = true): readonly Draft[] {
  const key = `${interest} ${isNamed}`;
  const drafts = remembered.get(key) ?? draftsOf(interest, isNamed);
  remembered.set(key, drafts);
  return drafts;
}

/** By interests of the table only, so it has an end. */
const remembered = new Map<string, readonly Draft[]>();

function draftsOf(interest: string, isNamed: boolean): Draft[] {
  return sold(interest).flatMap((product) => {
    const name = plainName(product.title);
    const words = wordsOf(name);
    // A digit in a reason would be a claim that nobody made.
    const isPlain =
      !kindNames.has(name.toLowerCase()) &&
      words.length > 1 &&
      words.length < 8 &&
      !/\d/.test(name + product.description) &&
      !/^(?:a|the) /i.test(name);
    if (!isPlain) return [];
    return {
      name: capitalised(name.toLowerCase()),
      query: queryOf(name),
      is: name.toLowerCase(),
      why: product.description,
      age: ages[product.ageGroup],
      interests: product.interests.slice(0, 1),
      sold: [product],
      about: isNamed && product.interests[0] === interest ? interest : undefined,
    };
  });
}

/** A piece that is called as a kind is one of many. */
const kindNames = new Set(assortment.map(({ kind }) => kind.toLowerCase()));
const ages = { kids: 'child', adult: 'adult', '': 'any' } as const;
const single = assortment.filter(({ kind }) => kind === '');
const byInterest = Map.groupBy(
  single.flatMap((product) => product.interests.map((interest) => ({ interest, product }))),
  ({ interest }) => interest,
);
/** Products whose first interest it is come first. */
const sold = (interest: string): ShopProduct[] =>
  (byInterest.get(interest) ?? [])
    .map(({ product }) => product)
    .sort((one, other) => one.interests.indexOf(interest) - other.interests.indexOf(interest));

/** What single pieces are called. */
export const soldNames: ReadonlySet<string> = new Set(single.map(({ title }) => plainName(title).toLowerCase()));

/** Whether a single piece is what a sold idea says. */
export const isSoldAs = ({ title, kind }: ShopProduct, is: string): boolean =>
  kind === '' && plainName(title).toLowerCase() === is;
