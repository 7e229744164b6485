import type { Product } from '@presently/contracts/recommendations/ideas';
import { formatMoney } from '@presently/rules/money';

/** The price of a product as the browser's language writes it. Ideas are never rendered on the server. */
export const priceHere = (
  { price, amount, currency }: Pick<Product, 'price' | 'amount' | 'currency'>,
  locale = navigator.language,
): string => (amount === undefined || currency === undefined ? price : formatMoney({ amount, currency }, locale));
