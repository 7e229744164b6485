import { aCaller } from '@presently/testing/a-caller';
import type { ProductOffer, ProductQuery } from './product-source.js';

let count = 0;

/** A unique offer with the given values. */
export function anOffer(given: Partial<ProductOffer> = {}): ProductOffer {
  const number = ++count;
  return {
    title: `Bowl ${number}, walnut ${number}`,
    priceCents: 40_00,
    currency: 'USD',
    source: 'Oak & Thistle',
    image: `https://shop.example/pictures/${number}.jpg`,
    link: `https://shop.example/bowls/${number}`,
    checkedAt: new Date('2026-11-20T09:00:00Z'),
    by: 'query',
    ...given,
  };
}

export const aQuery = (given: Partial<ProductQuery> = {}): ProductQuery => ({
  account: aCaller(),
  query: 'bowl',
  currency: 'USD',
  min: 25_00,
  max: 50_00,
  limit: 5,
  ...given,
});
