import { randomBytes } from 'node:crypto';
import type { ShopProduct } from '../products/assortment.js';
import type { Price } from './price-list.js';

/** `open` until somebody orders it, or until it ends. */
export type CartState = 'open' | 'ordered' | 'ended';

export interface Cart {
  id: string;
  item: string;
  product: ShopProduct;
  quantity: number;
  price: Price;
  /** As the agent has sent it. */
  context: Record<string, unknown>;
  state: CartState;
  /** Of the order; null before it. */
  number: string | null;
  createdAt: string;
  expiresAt: string;
}

const lifeMs = 6 * 3_600_000;
const most = 1_000;

/** The baskets of the shop, in memory. The oldest of too many are forgotten. */
export class Carts {
  private readonly byId = new Map<string, Cart>();

  create(given: Pick<Cart, 'item' | 'product' | 'quantity' | 'price' | 'context'>): Cart {
    const now = Date.now();
    const times = { createdAt: new Date(now).toISOString(), expiresAt: new Date(now + lifeMs).toISOString() };
    const cart: Cart = {
      id: `cart_${randomBytes(9).toString('hex')}`,
      ...given,
      state: 'open',
      number: null,
      ...times,
    };
    this.byId.set(cart.id, cart);
    if (this.byId.size > most) this.byId.delete(this.byId.keys().next().value!);
    return cart;
  }

  /** Also one that was ordered or has ended. */
  find(id: string): Cart | undefined {
    const cart = this.byId.get(id);
    if (cart?.state === 'open' && Date.parse(cart.expiresAt) <= Date.now()) cart.state = 'ended';
    return cart;
  }

  /** Orders what is in it, once. */
  order(cart: Cart): void {
    if (cart.state !== 'open') return;
    cart.state = 'ordered';
    cart.number = `SBX-${randomBytes(4).toString('hex').toUpperCase()}`;
  }

  /** The newest first. */
  get all(): readonly Cart[] {
    return [...this.byId.keys()].map((id) => this.find(id)!).toReversed();
  }

  clear(): void {
    this.byId.clear();
  }
}
