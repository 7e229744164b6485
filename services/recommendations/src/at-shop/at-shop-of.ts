import type { AtShop } from '@presently/contracts/kit/at-shop';
import { formatMoney } from '@presently/rules/money';
import { parseShownPrice } from '../products/price.js';
import type { Known } from './check-store.js';

/**
 * What is known of a product, beside what it cost when it was chosen. Another currency is no other price: the shop may
 * ask buyers of our server's country for it.
 * @param chosen as it was shown: `$45.00`
 */
export function atShopOf(known: Known | undefined, chosen: string | null | undefined): AtShop | null {
  if (!known) return null;
  const { price, isSoldOut, checkedAt } = known;
  const before = price && chosen ? parseShownPrice(chosen, price.currency) : undefined;
  const isOther = price && before?.currency === price.currency && before.amount !== price.amount;
  return { price: isOther ? formatMoney(price) : null, isSoldOut, checkedAt: checkedAt.toISOString() };
}
