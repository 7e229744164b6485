import { isNoGift } from './no-gift/no-gift.js';
import { offerKeys } from './offer-keys.js';
import type { ProductOffer, ProductQuery } from './product-source.js';
import { suits } from './suits.js';
import { withoutVariants } from './variants.js';

export const isInside = (priceCents: number, { min, max }: Pick<ProductQuery, 'min' | 'max'>): boolean =>
  Number.isSafeInteger(priceCents) && priceCents > 0 && priceCents >= min && (max === null || priceCents <= max);

/** What may be shown, besides what its query says. */
interface Rules {
  /** Whether http addresses are shown, too: only those of the sandbox's shops. */
  isHttpShown: boolean;
}

type Wanted = Omit<ProductQuery, 'account' | 'signal'>;

/**
 * The offers that may be shown, in their order: inside the budget and in its currency, with https addresses, new,
 * right for the age, each product once and in one colour, and neither excluded nor a voucher.
 * @param chosen offers that are shown already
 */
export function chooseOffers(
  offers: readonly ProductOffer[],
  query: Wanted,
  { isHttpShown }: Rules,
  chosen: readonly ProductOffer[] = [],
): ProductOffer[] {
  const isAddress = (text: string) => isWebAddress(text, isHttpShown);
  const seen = new Set(chosen.flatMap(offerKeys));
  const fine = offers.filter((offer) => {
    if (offer.currency !== query.currency || !isInside(offer.priceCents, query)) return false;
    if (!isAddress(offer.link) || !isAddress(offer.image) || isNoGift(offer.title) || !suits(offer, query))
      return false;
    const keys = offerKeys(offer);
    if (keys.some((key) => seen.has(key) || query.exclude?.has(key))) return false;
    for (const key of keys) seen.add(key);
    return true;
  });
  const others = new Set(chosen);
  const different = withoutVariants([...chosen, ...fine]).filter((offer) => !others.has(offer));
  return different.slice(0, Math.max(0, query.limit - chosen.length));
}

function isWebAddress(text: string, isHttpShown: boolean): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol } = new URL(text);
  return protocol === 'https:' || (isHttpShown && protocol === 'http:');
}
