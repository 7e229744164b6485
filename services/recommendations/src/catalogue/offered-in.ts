import { isCurrency } from '@presently/rules/currencies';

const inStock = `availability <> 'out_of_stock'`;

/** SQL of one currency: its own indexes hold the products in dollars, and others those in all other currencies. */
export interface OfferedIn {
  /** Whether a product can be bought in the currency. */
  condition: string;
  /** The words of a product with those of its price. */
  words: string;
}

/** @throws Error for a text that is no currency: it becomes part of SQL */
export function offeredIn(currency: string): OfferedIn {
  if (!isCurrency(currency)) throw new Error(`"${currency}" is no currency`);
  return currency === 'USD'
    ? { condition: `${inStock} and currency = 'USD'`, words: 'search' }
    : {
        condition: `${inStock} and currency <> 'USD' and currency = '${currency}'`,
        words: '(search || budget_words(currency, price_cents))',
      };
}
