import { isCurrency } from '@presently/rules/currencies';
import type { FeedRow } from './rows/feed-row.js';
import type { Sum } from '@presently/rules/money';
import { parsePrice } from '../../products/price.js';
import { shownText } from './feed-text.js';
import { isSaleOn } from './sale-time.js';
import { availabilityOf } from './stock-words.js';

/** The columns of `products` that a feed fills. */
export interface FeedProduct {
  item_id: string;
  title: string;
  description: string;
  highlights: string;
  brand: string;
  category: string;
  /** The number of its category in Google's taxonomy. */
  google_category: number | null;
  shop: string;
  price_cents: number;
  currency: string;
  link: string;
  image: string;
  gtin: string | null;
  rating: number | null;
  reviews: number | null;
  availability: string;
  expires_at: string | null;
  age_group: string | null;
  gender: string | null;
  size: string | null;
}

/** A row that cannot be used; the message follows its line number. */
export class BadRow extends Error {}

const ageGroups = new Set(['newborn', 'infant', 'toddler', 'kids', 'adult']);
const genders = new Set(['male', 'female', 'unisex']);
/** The currency of prices without one. */
const usual = 'USD';

/** @throws BadRow */
export function readProduct({ fields }: FeedRow, now: Date): FeedProduct {
  const required = (name: string, longest: number): string => {
    const value = plain(fields[name]);
    if (!value) throw new BadRow(`has no ${name}`);
    if (value.length > longest) throw new BadRow(`${name} is longer than ${longest} characters`);
    return value;
  };
  const stock = required('availability', 60);
  const availability = availabilityOf(stock);
  if (!availability) throw new BadRow(`availability "${stock}" is not known`);
  const condition = clean(fields.condition).toLowerCase();
  if (condition && condition !== 'new') throw new BadRow(`is ${condition}, not new`);
  if (/^(yes|true)$/i.test(clean(fields.adult))) throw new BadRow('is for adults only');

  const link = webAddress(fields, 'link');
  const { amount, currency } = priceOf(fields, now);
  return {
    item_id: required('id', 200),
    title: withSpaces(required('title', 500)),
    description: cut(plain(fields.description), 2_000),
    highlights: cut(plain(fields.product_highlight), 500),
    brand: cut(plain(fields.brand), 100),
    category: category(fields),
    google_category: googleCategory(fields.google_product_category),
    shop: cut(plain(fields.merchant_name) || new URL(link).hostname.replace(/^www\./, ''), 100),
    price_cents: amount,
    currency,
    link,
    image: webAddress(fields, 'image_link'),
    gtin: /^(\d{8}|\d{12,14})$/.test(clean(fields.gtin)) ? clean(fields.gtin) : null,
    rating: within(fields.rating ?? fields.average_rating, 5),
    reviews: wholeNumber(fields.reviews ?? fields.review_count),
    availability,
    expires_at: instant(fields.expiration_date)?.toISOString() ?? null,
    age_group: oneOf(ageGroups, fields.age_group),
    gender: oneOf(genders, fields.gender),
    size: cut(clean(fields.size), 50) || null,
  };
}

/** One line without characters that Postgres cannot store. */
// oxlint-disable-next-line no-control-regex -- these are removed
const clean = (text = '') => text.replace(/[\s\u0000-\u001f\u007f]+/gu, ' ').trim();
/** Cuts without splitting a character. */
const cut = (text: string, length: number) => text.slice(0, length).toWellFormed();
/** Postgres reads words with a slash between them as one, so that no search would find them: `Lego/Duplo`. */
const withSpaces = (title: string) => title.replaceAll(/(?<=\p{L}{3})\/(?=\p{L}{3})/gu, ' / ');
const plain = (text = '') => clean(shownText(text));

function webAddress(fields: FeedRow['fields'], name: string): string {
  const value = clean(fields[name]);
  if (!value) throw new BadRow(`has no ${name}`);
  if (value.length > 2048 || !URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol))
    throw new BadRow(`${name} is not a web address`);
  return value;
}

function priceIn(fields: FeedRow['fields'], name: string): Sum {
  const written = clean(fields[name]);
  if (!written) throw new BadRow(`has no ${name}`);
  const price = parsePrice(written, usual);
  if (!price) throw new BadRow(`${name} "${written.slice(0, 40)}" is unclear`);
  const isKnown: boolean = isCurrency(price.currency);
  if (!isKnown) throw new BadRow(`${name} is in "${price.currency}", which is no currency`);
  return price;
}

/** The sale price during the sale, else the price. */
function priceOf(fields: FeedRow['fields'], now: Date): Sum {
  const price = priceIn(fields, 'price');
  if (!clean(fields.sale_price)) return price;
  if (!isSaleOn(clean(fields.sale_price_effective_date), now)) return price;
  const sale = priceIn(fields, 'sale_price');
  if (sale.currency !== price.currency)
    throw new BadRow(`sale_price is in ${sale.currency}, price in ${price.currency}`);
  return sale.amount < price.amount ? sale : price;
}

/** The shop's category path, else Google's, unless it is only a number. */
function category(fields: FeedRow['fields']): string {
  const named = [fields.product_type, fields.google_product_category].map(plain).find((each) => /\p{L}/u.test(each));
  return cut(pathOf(named ?? ''), 300);
}

/**
 * A path as `Home > Kitchen`, also of shops that write `Home/Kitchen` or `Home | Kitchen`. Postgres reads words with a
 * slash between them as one word, so that no search would find them.
 */
const pathOf = (written: string) =>
  written
    .split(written.includes('>') ? '>' : /[/|»]|::/)
    .map((segment) => partsOf(segment).join(' / ').trim())
    .filter(Boolean)
    .join(' > ');

const partsOf = (segment: string) => segment.split('/').map((part) => part.trim());

/** The number of a Google category, also of `536 - Home & Garden`. */
function googleCategory(text: string | undefined): number | null {
  const [, number] = /^(\d{1,7})(?:\s*[-–>:]|$)/.exec(clean(text)) ?? [];
  return number ? Number(number) : null;
}

const oneOf = (known: ReadonlySet<string>, text: string | undefined): string | null => {
  const value = clean(text).toLowerCase();
  return known.has(value) ? value : null;
};

function within(text: string | undefined, most: number): number | null {
  const value = clean(text) ? Number(clean(text)) : NaN;
  return value >= 0 && value <= most ? value : null;
}

function wholeNumber(text: string | undefined): number | null {
  const value = clean(text) ? Number(clean(text).replaceAll(',', '')) : NaN;
  return Number.isInteger(value) && value >= 0 && value < 2 ** 31 ? value : null;
}

function instant(text: string | undefined): Date | undefined {
  const milliseconds = Date.parse(clean(text));
  return Number.isNaN(milliseconds) ? undefined : new Date(milliseconds);
}
