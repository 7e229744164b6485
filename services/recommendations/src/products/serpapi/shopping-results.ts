import { isWebUrl } from '@presently/contracts/kit/fields/web-url';
import { fitToKeep } from '../../fit-to-keep.js';
import { parsePrice } from '../price.js';
import type { ProductOffer } from '../product-source.js';

/** What is read of one of `shopping_results`; everything of it may be missing. */
export interface ShoppingResult {
  title?: unknown;
  /** The shop's page; often absent. */
  link?: unknown;
  /** Google's page about the product. */
  product_link?: unknown;
  source?: unknown;
  price?: unknown;
  rating?: unknown;
  reviews?: unknown;
  /** An address, or the picture itself in base64. */
  thumbnail?: unknown;
  serpapi_thumbnail?: unknown;
  second_hand_condition?: unknown;
}

/** A title is a line; what is longer than this is none. */
const longest = 500;
const text = (value: unknown): string =>
  typeof value === 'string' ? fitToKeep(value.slice(0, longest)).replaceAll(/\s+/g, ' ').trim() : '';

/** An offer, where a result says all that one needs, clearly; used things are no gifts. */
export function toOffer(result: ShoppingResult, checkedAt: Date): ProductOffer | undefined {
  const price = parsePrice(text(result.price));
  const link = [result.link, result.product_link].find(isWebUrl);
  const image = [result.thumbnail, result.serpapi_thumbnail].find(isWebUrl);
  const [title, source] = [text(result.title), text(result.source)];
  if (!title || !source || !link || !image || price?.currency !== 'USD' || result.second_hand_condition)
    return undefined;
  const { rating, reviews } = result;
  return {
    title,
    priceCents: price.cents,
    currency: price.currency,
    source,
    image,
    link,
    ...(typeof rating === 'number' && rating >= 0 && rating <= 5 && { rating }),
    ...(Number.isInteger(reviews) && (reviews as number) >= 0 && { reviews: reviews as number }),
    checkedAt,
  };
}
