import * as v from 'valibot';
import { readTable } from '../data.js';
import { numberOf } from './pictures/picture.js';

const list = v.pipe(
  v.string(),
  v.transform((cell) => cell.split(', ')),
);
const text = v.pipe(v.string(), v.nonEmpty());

const Row = v.object({
  /** `Home & Kitchen > Coffee`. */
  category: text,
  shop: text,
  /** In dollars. */
  price: v.pipe(text, v.toNumber(), v.minValue(0.01)),
  /** The drawing in its picture. */
  picture: text,
  occasions: v.pipe(
    list,
    v.array(v.picklist(['Birthday', 'Anniversary', 'Graduation', 'Wedding', 'Holiday', 'Other'])),
  ),
  title: text,
  brand: text,
  interests: v.pipe(list, v.array(text)),
  description: text,
  /** As in a feed. Empty: for every age. */
  age_group: v.picklist(['', 'kids', 'adult']),
  /** What an idea calls it: `is` in `kinds.tsv`. Empty for single pieces. */
  kind: v.string(),
});

/** A product of the sandbox's shops. None of them exists. */
export interface ShopProduct extends Omit<v.InferOutput<typeof Row>, 'price' | 'age_group'> {
  /** Its name in addresses and in the feed. */
  slug: string;
  priceCents: number;
  ageGroup: '' | 'kids' | 'adult';
  gtin: string;
  rating: number;
  reviews: number;
}

const slugOf = (title: string) =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** An EAN of the range reserved for use inside a shop, so that no real product has it. */
function gtinOf(slug: string): string {
  const digits = `29${String(numberOf(slug)).padStart(10, '0')}`;
  const sum = digits.split('').reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

/** Rating and number of reviews: the same for a product every time, and fewer reviews for expensive products. */
function opinionsOf(slug: string, priceCents: number): { rating: number; reviews: number } {
  const seed = numberOf(`${slug} opinions`);
  const buyers = 4_000 / Math.sqrt(priceCents / 100 + 4);
  return { rating: 4 + (seed % 10) / 10, reviews: 3 + Math.round(buyers * (0.2 + ((seed >>> 8) % 100) / 125)) };
}

const productsOf = (file: string): readonly ShopProduct[] =>
  readTable(file, Row).map(({ price, age_group: ageGroup, ...row }) => {
    const slug = slugOf(row.title);
    const priceCents = Math.round(price * 100);
    return { ...row, slug, priceCents, ageGroup, gtin: gtinOf(slug), ...opinionsOf(slug, priceCents) };
  });

/** What the feed and the product search have. */
export const assortment = productsOf('products.tsv');
/** What only the UCP shop has. */
export const ucpAssortment = productsOf('ucp-products.tsv');
export const bySlug: ReadonlyMap<string, ShopProduct> = new Map(
  [...assortment, ...ucpAssortment].map((product) => [product.slug, product]),
);
