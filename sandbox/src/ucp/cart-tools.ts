import * as v from 'valibot';
import type { ShopProduct } from '../products/assortment.js';
import { pictureAddressOf } from '../products/addresses.js';
import type { ProductNow } from '../products/shelf-changes.js';
import type { Cart, Carts } from './carts.js';
import { InvalidParams } from './invalid-params.js';
import { answered } from './profile.js';
import { priceOf } from './price-list.js';

interface Shop {
  /** The address of pages and pictures. */
  base: string;
  isHostile: boolean;
  now: (product: ShopProduct) => ProductNow;
  find: (id: string) => ShopProduct | undefined;
  carts: Carts;
}

const Create = v.looseObject({
  line_items: v.pipe(
    v.array(
      v.looseObject({
        item: v.looseObject({ id: v.string() }),
        quantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
      }),
    ),
    v.minLength(1),
    v.maxLength(1),
  ),
  context: v.optional(v.looseObject({}), {}),
});

/** Which currency the shop asks where. */
const currencies: Record<string, string> = { DE: 'EUR', FR: 'EUR', AT: 'EUR', GB: 'GBP', JP: 'JPY', KW: 'KWD' };

const errorOf = (code: string, content: string) => ({
  ucp: { ...answered('cart'), status: 'error' },
  messages: [{ type: 'error', code, content, severity: 'unrecoverable' }],
});

/** A basket as `shopping/cart.json` of UCP has it. */
function present({ id, item, product, quantity, price, expiresAt }: Cart, { base, isHostile }: Shop): object {
  const amount = price.amount * quantity;
  const totals = [
    { type: 'subtotal', amount },
    { type: 'total', amount },
  ];
  return {
    ucp: answered('cart'),
    id,
    line_items: [
      {
        id: 'li_1',
        item: { id: item, title: product.title, price: price.amount, image_url: pictureAddressOf(base, product) },
        quantity,
        totals,
      },
    ],
    currency: price.currency,
    totals,
    continue_url: isHostile ? 'javascript:alert(document.domain)' : `${base}/shop/checkout/${id}`,
    expires_at: expiresAt,
  };
}

/** The tools for baskets, by name. */
export const cartTools: Readonly<Record<string, (given: { id?: unknown; cart?: unknown }, shop: Shop) => object>> = {
  create_cart({ cart: given }, shop) {
    const { success, output, issues } = v.safeParse(Create, given);
    if (!success) throw new InvalidParams(`cart.${v.getDotPath(issues[0]) ?? ''}: ${issues[0].message}`);
    const [{ item, quantity }] = output.line_items as [(typeof output.line_items)[number]];
    const product = shop.find(item.id);
    if (!product) return errorOf('not_found', item.id);
    const now = shop.now(product);
    if (now.isSoldOut) return errorOf('out_of_stock', `${product.title} is sold out`);
    const { context } = output;
    const price = priceOf(now, currencies[String(context['address_country'])]);
    return present(shop.carts.create({ item: item.id, product, quantity, price, context }), shop);
  },

  get_cart({ id }, shop) {
    if (typeof id !== 'string') throw new InvalidParams('id: Expected a string');
    const cart = shop.carts.find(id);
    return cart?.state === 'open' ? present(cart, shop) : errorOf('not_found', 'Cart not found or has expired');
  },
};
