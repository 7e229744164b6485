import type { ShopProduct } from '../products/assortment.js';
import { amountIn, marketFor } from '../products/markets.js';

/** The markets that the shop has beside its own. */
const sells = new Set(['EUR', 'GBP', 'JPY', 'KWD']);

export interface Price {
  /** In the smallest units of its currency. */
  amount: number;
  currency: string;
}

/** The price in the wanted currency if the shop has one for it, else in dollars. */
export function priceOf(product: Pick<ShopProduct, 'priceCents'>, wanted = 'USD'): Price {
  const currency = sells.has(wanted) ? wanted : 'USD';
  return { amount: amountIn(marketFor(currency)!, product), currency };
}
