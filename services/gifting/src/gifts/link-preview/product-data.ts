import { isPlainObject } from '@presently/contracts/kit/plain-object';
import { mostChoices, type VariantChoices } from '@presently/contracts/kit/variant-choices';
import { maxLength } from '@presently/rules/vocabulary';
import { formatPrice } from './price.js';

/** The product in a page's JSON-LD; see https://schema.org/Product. */
export interface ProductData {
  name: string | undefined;
  description: string | undefined;
  images: string[];
  price: string | undefined;
  /** Whether every offer says that it cannot be bought. */
  isSoldOut: boolean;
  /** Sizes and colours to choose from; undefined where the page says nothing of them. */
  choices: VariantChoices | undefined;
}

type Node = Record<string, unknown>;

/** JSON-LD allows one value or a list. */
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : value === undefined ? [] : [value]);
const nodesOf = (value: unknown): Node[] => listOf(value).filter(isPlainObject);

function textOf(value: unknown): string | undefined {
  const [first] = listOf(value);
  if (typeof first === 'string') return first;
  if (typeof first === 'number') return String(first);
  return isPlainObject(first) && typeof first['@value'] === 'string' ? first['@value'] : undefined;
}

/** Bounds the search; real pages have fewer nodes. */
const mostNodes = 1_000;

/** The first product that is a page's subject. Products that are only mentioned are ignored. */
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
  // A group holds the common data of its variants. The first variant completes it.
  const sources = [product, ...nodesOf(product['hasVariant']).slice(0, 1)];
  const offers = [product, ...nodesOf(product['hasVariant'])].flatMap((source) => nodesOf(source['offers']));
  return {
    name: textOf(product['name']),
    description: textOf(product['description']),
    images: sources.flatMap((source) => listOf(source['image'])).flatMap(imageAddresses),
    price: sources
      .flatMap((source) => nodesOf(source['offers']))
      .map(priceOf)
      .find((price) => price !== undefined),
    isSoldOut: offers.length > 0 && offers.every(isOfferSoldOut),
    choices: choicesOf(product),
  };
}

/** `variesBy` names what a group differs in, and each of its variants has its own. */
function choicesOf(group: Node): VariantChoices | undefined {
  const variants = nodesOf(group['hasVariant']);
  const said = listOf(group['variesBy']).map((property) => String(textOf(property)).replace(/^.*[/:#]/, ''));
  const choices: VariantChoices = {};
  for (const [kind, property] of [
    ['size', 'size'],
    ['colour', 'color'],
  ] as const) {
    const names = variants.flatMap((variant) => nameOf(variant[property])?.slice(0, maxLength.variant) ?? []);
    const distinct = [...new Set(names)].slice(0, mostChoices);
    if (distinct.length > 1) choices[kind] = distinct;
    else if (said.includes(property) && distinct.length === 0) choices[kind] = [];
  }
  return said.length > 0 || variants.length > 0 ? choices : undefined;
}

const nameOf = (value: unknown): string | undefined =>
  (textOf(value) ?? textOf(nodesOf(value)[0]?.['name']))?.replaceAll(/\s+/g, ' ').trim() || undefined;

/** `https://schema.org/OutOfStock`, or `out of stock` as other programs write it. */
export const saysSoldOut = (availability: string | undefined): boolean =>
  /(^|[/:#\s])(out[ _-]?of[ _-]?stock|sold[ _-]?out|discontinued|oos)$/i.test(availability?.trim() ?? '');

/** An offer of several is sold out with the last of them. */
function isOfferSoldOut(offer: Node): boolean {
  const parts = nodesOf(offer['offers']);
  const stated = textOf(offer['availability']) ?? textOf(nodesOf(offer['availability'])[0]?.['@id']);
  return stated !== undefined || parts.length === 0 ? saysSoldOut(stated) : parts.every(isOfferSoldOut);
}

const imageAddresses = (image: unknown): string[] =>
  [image, ...(isPlainObject(image) ? [image['url'], image['contentUrl']] : [])].flatMap((value) => textOf(value) ?? []);

/** A price that is struck through beside the one that is asked. */
const isListPrice = (source: Node): boolean =>
  listOf(source['priceType']).some(
    (type) => typeof type === 'string' && /(ListPrice|StrikethroughPrice|MSRP|SRP|RegularPrice)$/i.test(type),
  );

function priceOf(offer: Node): string | undefined {
  const sources = [offer, ...nodesOf(offer['priceSpecification']), ...nodesOf(offer['offers'])];
  // What is asked now stands before what was asked once.
  for (const source of sources.toSorted((a, b) => Number(isListPrice(a)) - Number(isListPrice(b)))) {
    const amount = textOf(source['price']) ?? textOf(source['lowPrice']);
    const price = formatPrice(amount, textOf(source['priceCurrency']) ?? textOf(offer['priceCurrency']));
    if (price) return price;
  }
  return undefined;
}
