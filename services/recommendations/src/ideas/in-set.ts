import { offerKeys } from '../products/offer-keys.js';
import { nameKey, type Idea } from './idea.js';

/** Keys of the products that an idea shows. */
export const productKeysOf = ({ recommendation }: Idea): string[] =>
  recommendation.realProducts.flatMap((product) => offerKeys(product));

/** Whether one of some ideas has a name or a product of this one: both would be one idea to their reader. */
export function isAmong(ideas: readonly Idea[], idea: Idea): boolean {
  const names = new Set(idea.names.map(nameKey));
  const products = new Set(productKeysOf(idea));
  return ideas.some(
    (other) =>
      other.names.some((name) => names.has(nameKey(name))) || productKeysOf(other).some((key) => products.has(key)),
  );
}
