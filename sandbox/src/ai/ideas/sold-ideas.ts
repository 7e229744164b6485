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
  /** The prices for which the shops have it, in cents. */
  prices: readonly number[];
}

/** `{Interest}` and `{interest}` are filled in. The description of the thing comes before it. */
const endings = [
  'A good turn for the {interest}.',
  '{Interest} has room for one of these.',
  'It belongs to the {interest} and to nothing else.',
  'The {interest} gets better with it.',
  'One more reason for {interest}.',
  'It takes the {interest} a step further.',
  'Made with {interest} in mind.',
  'So the {interest} never gets old.',
];

const plainName = (title: string) => nounPhrase(title.replaceAll(/["“”]/g, '')).slice(0, 60);
/** The last words say what a thing is. */
const queryOf = (name: string) => wordsOf(name).slice(-4).join(' ');

/**
 * Ideas that follow from products: for interests and prices without kinds.
 * @param isNamed whether the reason names the interest
 */
export function soldIdeas(interest: string, isNamed = true): Draft[] {
  return sold(interest).flatMap((product, nth) => {
    const name = plainName(product.title);
    const words = wordsOf(name);
    // A digit in a reason would be a claim that nobody made.
    if (words.length < 2 || words.length > 7 || /\d/.test(product.description + name)) return [];
    const ending = isNamed ? ` ${endings[nth % endings.length]!}` : '';
    return {
      name: capitalised(name.toLowerCase()),
      query: queryOf(name),
      is: name.toLowerCase(),
      why: `${product.description}${ending.replace('{Interest}', capitalised(interest)).replace('{interest}', interest)}`,
      age: product.ageGroup === 'kids' ? 'child' : product.ageGroup === 'adult' ? 'adult' : 'any',
      interests: product.interests,
      prices: [product.priceCents],
    } as const;
  });
}

const byInterest = Map.groupBy(
  assortment.flatMap((product) => product.interests.map((interest) => ({ interest, product }))),
  ({ interest }) => interest,
);
/** Products whose first interest it is come first. */
const sold = (interest: string): ShopProduct[] =>
  (byInterest.get(interest) ?? [])
    .map(({ product }) => product)
    .sort((one, other) => one.interests.indexOf(interest) - other.interests.indexOf(interest));

/** Whether a product is what a sold idea says. */
export const isSoldAs = ({ title }: ShopProduct, is: string): boolean => plainName(title).toLowerCase() === is;
