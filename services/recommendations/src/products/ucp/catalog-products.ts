import { isWebUrl } from '@presently/contracts/kit/fields/web-url';
import { mostMoney } from '@presently/rules/money';
import * as v from 'valibot';
import { storableText } from '../../storable-text.js';
import { choicesIn } from './choices-in.js';
import { isSoldOut } from './sold-out.js';
import type { ProductOffer } from '../product-source.js';

const Text = v.optional(v.unknown());
const Price = v.object({ amount: v.number(), currency: v.string() });
const Media = v.optional(v.array(v.object({ type: Text, url: Text })), []);
const Rating = v.fallback(
  v.optional(v.object({ value: v.number(), scale_max: v.number(), count: v.optional(v.number(), 0) })),
  undefined,
);
const Variant = v.object({
  id: Text,
  url: Text,
  price: Price,
  condition: Text,
  availability: v.optional(v.object({ available: v.optional(v.boolean()), status: Text })),
  media: Media,
  barcodes: v.optional(v.array(v.object({ value: Text })), []),
  seller: v.optional(v.object({ name: Text })),
});
const Product = v.object({
  id: Text,
  title: Text,
  brand: Text,
  url: Text,
  media: Media,
  categories: v.optional(v.array(v.object({ value: Text, taxonomy: Text })), []),
  rating: Rating,
  options: v.optional(v.unknown()),
  variants: v.array(v.unknown()),
});
type Product = v.InferOutput<typeof Product>;
type Variant = v.InferOutput<typeof Variant>;

const longest = { id: 300, title: 500, name: 120, category: 300, url: 2_000 } as const;
/** Variants of one product that are looked at. */
const mostVariants = 50;

const text = (value: unknown, most: number): string =>
  typeof value === 'string' ? storableText(value.slice(0, most)).replaceAll(/\s+/g, ' ').trim() : '';
const address = (value: unknown): string | undefined =>
  isWebUrl(value) && value.length <= longest.url ? value : undefined;
const pictureIn = (media: Product['media']): string | undefined =>
  media.flatMap(({ type, url }) => (type === 'image' ? (address(url) ?? []) : []))[0];

interface Wanted {
  min: number;
  max: number | null;
  currency: string;
  /** The shop's name where a product names no seller. */
  shop: string;
  /** The address of the shop, for later. */
  base: string;
  checkedAt: Date;
}

/** Whether a variant can be bought new for the wanted money. A shop's own filter is not believed. */
function isFitting(variant: Variant, { min, max, currency }: Wanted): boolean {
  const { price, condition } = variant;
  const { amount } = price;
  if (isSoldOut(variant.availability)) return false;
  if (typeof condition === 'string' && condition !== 'new') return false;
  if (price.currency !== currency || !Number.isSafeInteger(amount) || amount > mostMoney) return false;
  return amount > 0 && amount >= min && (max === null || amount <= max);
}

/** The offer of the first variant of a product that fits. Everything in it is text of a shop: data, and bounded. */
export function toOffer(given: unknown, wanted: Wanted): ProductOffer | undefined {
  const { success, output: product } = v.safeParse(Product, given);
  if (!success) return undefined;
  const variant = product.variants.slice(0, mostVariants).flatMap((each) => {
    const read = v.safeParse(Variant, each);
    return read.success && isFitting(read.output, wanted) ? [read.output] : [];
  })[0];
  const title = text(product.title, longest.title);
  const link = address(variant?.url) ?? address(product.url);
  const image = pictureIn(variant?.media ?? []) ?? pictureIn(product.media);
  if (!variant || !title || !link || !image) return undefined;
  return {
    title,
    priceCents: variant.price.amount,
    currency: variant.price.currency,
    source: text(variant.seller?.name, longest.name) || wanted.shop,
    image,
    link,
    ...opinionsOf(product),
    ...shelfOf(product),
    ...numberOf(variant),
    ...(text(product.brand, longest.name) && { brand: text(product.brand, longest.name) }),
    ...placeOf(product, variant, wanted.base),
    ...choicesOf(product),
    checkedAt: wanted.checkedAt,
    by: 'query',
  };
}

/** The id of the very variant, else of the product. */
function placeOf(product: Product, variant: Variant, shop: string): Pick<ProductOffer, 'place'> {
  const id = [variant.id, product.id].find((each) => typeof each === 'string' && each && each.length <= longest.id);
  return typeof id === 'string' && storableText(id) === id ? { place: { shop, id } } : {};
}

function choicesOf(product: Product): Pick<ProductOffer, 'choices'> {
  const choices = choicesIn(product);
  return choices ? { choices } : {};
}

function opinionsOf({ rating }: Product): Pick<ProductOffer, 'rating' | 'reviews'> {
  if (!rating || !(rating.scale_max > 0) || !(rating.value >= 0) || rating.value > rating.scale_max) return {};
  const value = Math.round((rating.value / rating.scale_max) * 50) / 10;
  return { rating: value, ...(Number.isSafeInteger(rating.count) && rating.count >= 0 && { reviews: rating.count }) };
}

function shelfOf({ categories }: Product): Pick<ProductOffer, 'category' | 'googleCategory'> {
  const google = categories.find(({ taxonomy }) => taxonomy === 'google_product_category')?.value;
  const own = categories.find(({ taxonomy }) => taxonomy === 'merchant' || taxonomy === undefined)?.value;
  const category = text(own, longest.category);
  return {
    ...(category && { category }),
    ...(typeof google === 'string' && /^\d{1,9}$/.test(google) && { googleCategory: Number(google) }),
  };
}

function numberOf({ barcodes }: Variant): Pick<ProductOffer, 'gtin'> {
  const found = barcodes.find(({ value }) => typeof value === 'string' && /^(?:\d{8}|\d{12,14})$/.test(value));
  return found ? { gtin: found.value as string } : {};
}
