import { isWebUrl } from '@presently/contracts/kit/fields/web-url';
import { storableText } from '../../storable-text.js';
import type { ProductOffer } from '../product-source.js';
import { priceInMarket, type PriceMarket } from './local-price.js';

/** The used fields of `shopping_results`; all may be missing. */
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
  /** An address, or the picture in base64. */
  thumbnail?: unknown;
  serpapi_thumbnail?: unknown;
  second_hand_condition?: unknown;
}

/** Longer titles are cut. */
const longest = 500;
const text = (value: unknown): string =>
  typeof value === 'string' ? storableText(value.slice(0, longest)).replaceAll(/\s+/g, ' ').trim() : '';

/** Where was asked. Prices in other currencies are left out. */
interface Wanted extends PriceMarket {
  checkedAt: Date;
}

/** The offer of a complete result. Second-hand products are excluded. */
export function toOffer(result: ShoppingResult, { checkedAt, ...market }: Wanted): ProductOffer | undefined {
  const { currency } = market;
  const price = priceInMarket(text(result.price), market);
  const link = [result.link, result.product_link].find(isWebUrl);
  const image = [result.thumbnail, result.serpapi_thumbnail].find(isWebUrl);
  const [title, source] = [text(result.title), text(result.source)];
  if (!title || !source || !link || !image || price?.currency !== currency || result.second_hand_condition)
    return undefined;
  const { rating, reviews } = result;
  return {
    title,
    priceCents: price.amount,
    currency: price.currency,
    source,
    image,
    link,
    ...(typeof rating === 'number' && rating >= 0 && rating <= 5 && { rating }),
    ...(Number.isInteger(reviews) && (reviews as number) >= 0 && { reviews: reviews as number }),
    checkedAt,
    by: 'query',
  };
}
