import type { ShopProduct } from '../products/assortment.js';

/** What the shop asks in the currencies of its other markets: prices of its own, per dollar of its home price. */
const markets: Record<string, { perCent: number; step: number }> = {
  EUR: { perCent: 0.95, step: 10 },
  GBP: { perCent: 0.8, step: 10 },
  // Whole yen, and thousandths of a dinar.
  JPY: { perCent: 1.5, step: 100 },
  KWD: { perCent: 3, step: 50 },
};

export interface Price {
  /** In the smallest units of its currency. */
  amount: number;
  currency: string;
}

/** The price in the wanted currency if the shop has one for it, else in dollars. */
export function priceOf({ priceCents }: Pick<ShopProduct, 'priceCents'>, wanted = 'USD'): Price {
  const market = markets[wanted];
  if (!market) return { amount: priceCents, currency: 'USD' };
  const amount = Math.max(market.step, Math.round((priceCents * market.perCent) / market.step) * market.step);
  return { amount, currency: wanted };
}
