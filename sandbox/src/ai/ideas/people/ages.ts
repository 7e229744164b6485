import * as v from 'valibot';
import { readTable } from '../../../data.js';
import type { ShopProduct } from '../../../products/assortment.js';

const years = v.pipe(v.string(), v.nonEmpty(), v.toNumber());
const Row = v.object({
  /** A kind of thing, or the title of a single piece; after `#` an interest, for its kinds and single pieces that have no row of their own. */
  what: v.pipe(v.string(), v.nonEmpty()),
  /** The least age for which it is a good present. */
  from: years,
  /** The greatest age of a child that has a use for it. */
  to: v.union([v.literal(''), years]),
});
const rows = readTable('ages.tsv', Row);
const fromOf = new Map(rows.map(({ what, from }) => [what, from]));
const toOf = new Map(rows.map(({ what, to }) => [what, to === '' ? undefined : to]));

export const adulthood = 18;
/** From this age on, nobody gets things for children. */
export const childhoodEnd = 13;
/** Things of which nothing is said are for those who read and have hands that can wait. */
const usual = 9;
/** For children, without a row: small parts are for no toddler. */
const ofChildren = { kind: 4, piece: 3 };

type Aged = Pick<ShopProduct, 'title' | 'kind' | 'interests' | 'ageGroup'>;

/** Whether a product is for children only: its data or its title say so. */
export const isForChildren = ({ ageGroup, interests, title }: Aged): boolean =>
  ageGroup === 'kids' || (ageGroup === '' && (interests[0] === 'kids' || /\b(?:children|kids)\b/i.test(title)));

/** The least age for a product: of its kind, else of what it is for in the first place. */
export function leastAge(product: Aged): number {
  const { ageGroup, kind, interests, title } = product;
  if (ageGroup === 'adult') return adulthood;
  const listed = fromOf.get(kind || title);
  // One for children of what is for grown people else.
  const least = kind === '' ? ofChildren.piece : ofChildren.kind;
  if (isForChildren(product)) return listed !== undefined && listed < childhoodEnd ? listed : least;
  if (listed !== undefined) return listed;
  return fromOf.get(`#${interests[0]}`) ?? usual;
}

/** Whether a product is right for an age. Of somebody whose age is not known it is only known to be no child. */
export function suitsAge(product: Aged, age: number | undefined): boolean {
  if (age === undefined || age >= childhoodEnd)
    return !isForChildren(product) && leastAge(product) <= (age ?? Infinity);
  return leastAge(product) <= age && age <= (toOf.get(product.kind || product.title) ?? Infinity);
}
