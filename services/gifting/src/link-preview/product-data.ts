import { isPlainObject } from '@presently/contracts/kit/plain-object';
import { formatPrice } from './price.js';

/** What a page's JSON-LD says of the product it sells; see https://schema.org/Product. */
export interface ProductData {
  name: string | undefined;
  description: string | undefined;
  images: string[];
  price: string | undefined;
}

type Node = Record<string, unknown>;

/** One value or several: JSON-LD makes no difference. */
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : value === undefined ? [] : [value]);
const nodesOf = (value: unknown): Node[] => listOf(value).filter(isPlainObject);

function textOf(value: unknown): string | undefined {
  const [first] = listOf(value);
  if (typeof first === 'string') return first;
  if (typeof first === 'number') return String(first);
  return isPlainObject(first) && typeof first['@value'] === 'string' ? first['@value'] : undefined;
}

/** Enough for every real page, too little to keep us busy. */
const mostNodes = 1_000;

/** The first product that a page is about; products that it merely mentions are not looked for. */
export function findProduct(structured: readonly unknown[]): ProductData | undefined {
  const waiting = [...structured];
  for (let seen = 0; waiting.length > 0 && seen < mostNodes; seen++) {
    const value = waiting.shift();
    if (Array.isArray(value)) waiting.unshift(...value.slice(0, mostNodes));
    if (!isPlainObject(value)) continue;
    if (isProduct(value)) return readProduct(value);
    waiting.unshift(...listOf(value['@graph']).slice(0, mostNodes), ...nodesOf(value['mainEntity']));
  }
  return undefined;
}

const isProduct = (node: Node): boolean =>
  listOf(node['@type']).some(
    (type) => typeof type === 'string' && /(^|[/:#])(Individual)?Product(Group|Model)?$/.test(type),
  );

function readProduct(product: Node): ProductData {
  // A group of variants says what they share; the first stands for the rest.
  const sources = [product, ...nodesOf(product['hasVariant']).slice(0, 1)];
  return {
    name: textOf(product['name']),
    description: textOf(product['description']),
    images: sources.flatMap((source) => listOf(source['image'])).flatMap(imageAddresses),
    price: sources
      .flatMap((source) => nodesOf(source['offers']))
      .map(priceOf)
      .find((price) => price !== undefined),
  };
}

const imageAddresses = (image: unknown): string[] =>
  [image, ...(isPlainObject(image) ? [image['url'], image['contentUrl']] : [])].flatMap((value) => textOf(value) ?? []);

function priceOf(offer: Node): string | undefined {
  for (const source of [offer, ...nodesOf(offer['priceSpecification']), ...nodesOf(offer['offers'])]) {
    const amount = textOf(source['price']) ?? textOf(source['lowPrice']);
    const price = formatPrice(amount, textOf(source['priceCurrency']) ?? textOf(offer['priceCurrency']));
    if (price) return price;
  }
  return undefined;
}
