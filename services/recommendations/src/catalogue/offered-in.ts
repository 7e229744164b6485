import { isCurrency } from '@presently/rules/currencies';
import { priceRanges } from '@presently/rules/vocabulary';

const inStock = `availability <> 'out_of_stock'`;

/** As in the index `products_search_any`, which serves a search only with the same expression. */
const budgetWords = priceRanges
  .map(({ min, max }) => {
    const upTo = max === null ? '' : ` and price_cents <= ${max}`;
    return `case when price_cents >= ${min}${upTo} then '$' || currency || '${min / 100}' end`;
  })
  .join(', ');

/** SQL of one currency: its own indexes hold the products in dollars, and others those in all other currencies. */
export interface OfferedIn {
  /** Whether a product can be bought in the currency. */
  condition: string;
  /** The words of a product with those of its price. */
  words: string;
  /** The rest of {@link condition} where a search has words of a price, which imply the currency. */
  besidePrice: string;
}

/** @throws Error for a text that is no currency: it becomes part of SQL */
export function offeredIn(currency: string): OfferedIn {
  const isKnown: boolean = isCurrency(currency);
  if (!isKnown) throw new Error(`"${currency}" is no currency`);
  return currency === 'USD'
    ? { condition: `${inStock} and currency = 'USD'`, words: 'search', besidePrice: 'true' }
    : {
        condition: `${inStock} and currency <> 'USD' and currency = '${currency}'`,
        besidePrice: `${inStock} and currency <> 'USD'`,
        words: `(search || array_to_tsvector(array_remove(array[${budgetWords}], null)))`,
      };
}
