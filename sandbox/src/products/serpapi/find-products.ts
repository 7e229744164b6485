import { assortment, type ShopProduct } from '../assortment.js';

/** Removes common endings of words, so that `gardens` finds `gardening`. */
const stem = (word: string) => word.replace(/(ings?|ers?|ies|es|s|y)$/, '');
const wordsOf = (text: string) => (text.toLowerCase().match(/[a-z0-9]{2,}/g) ?? []).map(stem);

const indexOf = (products: readonly ShopProduct[]) =>
  products.map((product) => ({
    product,
    title: new Set(wordsOf(product.title)),
    kind: new Set(wordsOf(product.kind)),
    about: new Set(wordsOf(`${product.category} ${product.interests.join(' ')}`)),
    text: new Set(wordsOf(`${product.description} ${product.brand} ${product.occasions.join(' ')}`)),
  }));
type Index = ReturnType<typeof indexOf>;

/** A search over some products. */
export const searchOf = (products: readonly ShopProduct[]): ((wanted: Wanted) => ShopProduct[]) => {
  const index = indexOf(products);
  return (wanted) => findIn(index, wanted);
};

export interface Wanted {
  q: string;
  /** Cents, or what {@link priceOf} answers in; both ends included. */
  min: number;
  max: number;
  /** Default: in dollars. */
  priceOf?: (product: ShopProduct) => number;
}

/** Products of the shops with any of the words, the best matches first. */
export const findProducts = searchOf(assortment);

const inDollars = ({ priceCents }: ShopProduct) => priceCents;

function findIn(index: Index, { q, min, max, priceOf = inDollars }: Wanted): ShopProduct[] {
  const words = [...new Set(wordsOf(q))];
  return index
    .filter(({ product }) => priceOf(product) >= min && priceOf(product) <= max)
    .map(({ product, title, kind, about, text }) => ({
      product,
      score: words.reduce(
        (sum, word) =>
          sum +
          (title.has(word) ? 3 : 0) +
          (kind.has(word) ? 2 : 0) +
          (about.has(word) ? 3 : 0) +
          (text.has(word) ? 1 : 0),
        0,
      ),
    }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score || (one.product.slug < other.product.slug ? -1 : 1))
    .map(({ product }) => product);
}
