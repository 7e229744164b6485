import { offerKeys } from './offer-keys.js';
import type { ProductOffer, ProductQuery } from './product-source.js';

const isWebAddress = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

export const isInside = (priceCents: number, { min, max }: Pick<ProductQuery, 'min' | 'max'>): boolean =>
  Number.isSafeInteger(priceCents) && priceCents > 0 && priceCents >= min && (max === null || priceCents <= max);

/**
 * The offers that may be shown, in their order: inside the budget, with http(s) addresses, each product once, and
 * neither excluded nor already chosen.
 */
export function chooseOffers(
  offers: readonly ProductOffer[],
  query: Pick<ProductQuery, 'min' | 'max' | 'limit' | 'exclude'>,
  chosen: readonly ProductOffer[] = [],
): ProductOffer[] {
  const seen = new Set(chosen.flatMap(offerKeys));
  const result: ProductOffer[] = [];
  for (const offer of offers) {
    if (chosen.length + result.length >= query.limit) break;
    if (!isInside(offer.priceCents, query) || !isWebAddress(offer.link) || !isWebAddress(offer.image)) continue;
    const keys = offerKeys(offer);
    if (keys.some((key) => seen.has(key) || query.exclude?.has(key))) continue;
    for (const key of keys) seen.add(key);
    result.push(offer);
  }
  return result;
}
