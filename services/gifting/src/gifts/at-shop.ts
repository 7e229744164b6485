import type { AtShop } from '@presently/contracts/kit/at-shop';
import { isToBuy } from './is-to-buy.js';

/** What the shop has said of a gift's product, and of which product it has said it. */
export interface KnownAtShop extends AtShop {
  link: string;
  /** What it cost when it was chosen. */
  chosenPrice: string | null;
}

/** What the shop says, as long as the gift is of the same product and price. */
export function atShopOf(gift: {
  giftUrl: string | null;
  price: string | null;
  atShop?: KnownAtShop | null;
}): AtShop | null {
  const { giftUrl, price, atShop } = gift;
  if (!atShop || atShop.link !== giftUrl || atShop.chosenPrice !== price) return null;
  return { price: atShop.price, isSoldOut: atShop.isSoldOut, checkedAt: atShop.checkedAt };
}

const columns = ['gift_url', 'price', 'status', 'scheduled_for'];
const isWatched = `new.gift_url is not null and (new.status in ('draft', 'planned') or ${isToBuy.replaceAll(/"(\w+)"/g, 'new.$1')})`;
const isNew = columns.map((column) => `new.${column} is distinct from old.${column}`).join(' or ');

/**
 * Looks a product up at its shop while it is proposed, planned or still to buy: at once when it was chosen or changed,
 * whatever has changed it.
 */
export const watchProduct = {
  name: 'watch_product',
  timing: 'before' as const,
  events: ['insert' as const, 'update' as const],
  body: `if not coalesce(${isWatched}, false) then new.shop_check_at = null;
    elsif tg_op = 'INSERT' then new.shop_check_at = '2000-01-01Z';
    elsif new.shop_check_at is null or ${isNew} then new.shop_check_at = '2000-01-01Z';
    end if; return new`,
};
