import { isCurrency } from '@presently/rules/currencies';
import type { BrokenRow, FeedRow } from './rows/feed-row.js';
import type { Sum } from '@presently/rules/money';
import { stockOf } from '@presently/rules/stock-words';
import { parsePrice } from '../../products/price.js';
import { shownText } from './feed-text.js';
import { isNew, isNone, isNoPrice, isYes } from './field-words.js';
import { saleTimeOf } from './sale-time.js';
import { expiryOf } from './written-days.js';

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
  /** What it costs from `next_price_from` on, when a sale begins or ends. */
  next_price_cents: number | null;
  next_price_from: string | null;
  /** When it costs again what it costs now. */
  next_price_until: string | null;
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

/** A row that says of its product what we do not show; others cannot be read, and say nothing of it. */
export class UnwantedRow extends BadRow {}

const ageGroups = new Set(['newborn', 'infant', 'toddler', 'kids', 'adult']);
const genders = new Set(['male', 'female', 'unisex']);
/** The currency of prices without one. */
const usual = 'USD';

const longestId = 200;

/** The id of a row that may be bad. */
export function idOf(row: FeedRow | BrokenRow): string | undefined {
  const id = plain('fields' in row ? row.fields.id : row.id);
  return id.length <= longestId ? id : undefined;
}

/** @throws BadRow */
export function readProduct({ fields }: FeedRow, now: Date): FeedProduct {
  const required = (name: string, longest: number): string => {
    const value = plain(fields[name]);
    if (!value) throw new BadRow(`has no ${name}`);
    if (value.length > longest) throw new BadRow(`${name} is longer than ${longest} characters`);
    return value;
  };
  const condition = clean(fields.condition).toLowerCase();
  if (!isNone(condition) && !isNew(condition)) throw new UnwantedRow(`is ${condition}, not new`);
  if (isYes(clean(fields.adult))) throw new UnwantedRow('is for adults only');
  const stock = required('availability', 60);
  const availability = stockOf(stock);
  if (!availability) throw new BadRow(`availability "${stock}" is not known`);

  const link = webAddress(fields, 'link');
  return {
    item_id: required('id', longestId),
    title: withSpaces(required('title', 500)),
    description: cut(plain(fields.description), 2_000),
    highlights: cut(plain(fields.product_highlight), 500),
    brand: cut(plain(fields.brand), 100),
    category: category(fields),
    google_category: googleCategory(fields.google_product_category),
    shop: cut(plain(fields.merchant_name) || new URL(link).hostname.replace(/^www\./, ''), 100),
    ...pricesOf(fields, now),
    link,
    image: webAddress(fields, 'image_link'),
    gtin: /^(\d{8}|\d{12,14})$/.test(clean(fields.gtin)) ? clean(fields.gtin) : null,
    rating: within(fields.rating ?? fields.average_rating, 5),
    reviews: wholeNumber(fields.reviews ?? fields.review_count),
    availability,
    expires_at: expiryOf(clean(fields.expiration_date))?.toISOString() ?? null,
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

const entities: Record<string, string> = { amp: '&', '#38': '&', apos: "'", '#39': "'", quot: '"', lt: '<', gt: '>' };
/** An address that was escaped once too often. A bare `&copy=` is a name in it. */
const withoutEntities = (address: string) =>
  address.replaceAll(/&(#?\w{2,4});/g, (whole, name: string) => entities[name.toLowerCase()] ?? whole);

function webAddress(fields: FeedRow['fields'], name: string): string {
  const value = withoutEntities(clean(fields[name]));
  if (!value) throw new BadRow(`has no ${name}`);
  if (value.length > 2048 || !URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol))
    throw new BadRow(`${name} is not a web address`);
  return value;
}

function priceIn(fields: FeedRow['fields'], name: string, currency: string): Sum {
  const written = plain(fields[name]);
  if (!written) throw new BadRow(`has no ${name}`);
  const price = parsePrice(written, currency);
  if (!price) throw new BadRow(`${name} "${written.slice(0, 40)}" is unclear`);
  const isKnown: boolean = isCurrency(price.currency);
  if (!isKnown) throw new BadRow(`${name} is in "${price.currency}", which is no currency`);
  return price;
}

type Prices = Pick<
  FeedProduct,
  'price_cents' | 'currency' | 'next_price_cents' | 'next_price_from' | 'next_price_until'
>;

/** The sale price during the sale, else the price, and what it will be once the sale begins or ends. */
function pricesOf(fields: FeedRow['fields'], now: Date): Prices {
  const { amount: usually, currency } = priceIn(fields, 'price', usual);
  const always: Prices = {
    price_cents: usually,
    currency,
    next_price_cents: null,
    next_price_from: null,
    next_price_until: null,
  };
  if (isNoPrice(clean(fields.sale_price))) return always;
  const time = saleTimeOf(clean(fields.sale_price_effective_date));
  const { from = -Infinity, until = Infinity } = time ?? {};
  if (!time || until <= Math.max(from, now.getTime())) return always;
  const sale = priceIn(fields, 'sale_price', currency);
  if (sale.currency !== currency) throw new BadRow(`sale_price is in ${sale.currency}, price in ${currency}`);
  if (sale.amount >= usually) return always;
  const end = until === Infinity ? null : new Date(until).toISOString();
  if (from <= now.getTime())
    return { ...always, price_cents: sale.amount, ...(end && { next_price_cents: usually, next_price_from: end }) };
  const start = new Date(from).toISOString();
  return { ...always, next_price_cents: sale.amount, next_price_from: start, next_price_until: end };
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
