import { isWebUrl } from '@presently/contracts/kit/fields/web-url';
import { isPlainObject } from '@presently/contracts/kit/plain-object';
import * as v from 'valibot';
import type { ShopReach } from './shop-fetch.js';

/** A basket at a shop. */
export interface UcpBasket {
  id: string;
  /** Where a person goes on with it. */
  url: string;
  /** When the shop forgets it; null if it does not say so. */
  endsAt: Date | null;
}

const longest = { id: 300, url: 2_000 } as const;

const Cart = v.object({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(longest.id), v.regex(/^[\x21-\x7e]+$/)),
  continue_url: v.pipe(v.string(), v.maxLength(longest.url)),
  expires_at: v.optional(v.unknown()),
  line_items: v.optional(v.unknown()),
});

/**
 * The basket of an answer of `create_cart` or `get_cart`. Nothing if there is none, if it has ended or is empty, or if
 * its address is none that a browser may be sent to. Older servers put it into a `cart`.
 */
export function basketIn(answer: object, reach: ShopReach): UcpBasket | undefined {
  const { cart } = answer as { cart?: unknown };
  const { success, output } = v.safeParse(Cart, isPlainObject(cart) ? cart : answer);
  if (!success || !isOpen(output.continue_url, reach)) return undefined;
  const { id, continue_url: url, expires_at: ends, line_items: items } = output;
  if (Array.isArray(items) && items.length === 0) return undefined;
  const endsAt = typeof ends === 'string' && !Number.isNaN(Date.parse(ends)) ? new Date(ends) : null;
  return { id, url, endsAt };
}

/** Over https, except to shops on this machine where these are allowed. */
function isOpen(address: string, { mayReachThisMachine, sandboxOrigin }: ShopReach): boolean {
  if (!isWebUrl(address)) return false;
  const { protocol, hostname } = new URL(address);
  if (protocol === 'https:' || sandboxOrigin !== undefined) return true;
  return mayReachThisMachine && ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}
