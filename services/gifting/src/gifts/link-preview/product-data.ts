import { isPlainObject } from '@presently/contracts/kit/plain-object';
import { mostChoices, type VariantChoices } from '@presently/contracts/kit/variant-choices';
import { maxLength } from '@presently/rules/vocabulary';
import { offeredBy, type Offered } from './offers.js';
import { fit, type PageAddress } from './page-address.js';
import { listOf, nodesOf, textOf, type Node } from './structured-node.js';

/** The product in a page's JSON-LD; see https://schema.org/Product. */
export interface ProductData extends Offered {
  name: string | undefined;
  description: string | undefined;
  images: string[];
  /** Sizes and colours to choose from; undefined where the page says nothing of them. */
  choices: VariantChoices | undefined;
}

/** Bounds the search; real pages have fewer nodes. */
const mostNodes = 1_000;

/**
 * The product that is a page's subject: the one at the address of the page, else the first. Products that are only
 * mentioned are ignored.
 */
export function findProduct(structured: readonly unknown[], page: PageAddress): ProductData | undefined {
  const products = productsIn(structured);
  const fits = products.map((product) => fitOf(product, page));
  const product = products[fits.indexOf(Math.max(...fits))];
  return product && readProduct(product, page);
}

function productsIn(structured: readonly unknown[]): Node[] {
  const found: Node[] = [];
  const waiting = [...structured];
  for (let seen = 0; waiting.length > 0 && seen < mostNodes; seen++) {
    const value = waiting.shift();
    if (Array.isArray(value)) waiting.unshift(...value.slice(0, mostNodes));
    if (!isPlainObject(value)) continue;
    if (isProduct(value)) found.push(value);
    else waiting.unshift(...listOf(value['@graph']).slice(0, mostNodes), ...nodesOf(value['mainEntity']));
  }
  return found;
}

const isProduct = (node: Node): boolean =>
  listOf(node['@type']).some(
    (type) => typeof type === 'string' && /(^|[/:#])(Individual)?Product(Group|Model)?$/.test(type),
  );

/** A product is also where its variants and its offers are. */
const fitOf = (product: Node, page: PageAddress): number =>
  Math.max(
    fit.none,
    ...[product, ...nodesOf(product['hasVariant'])]
      .flatMap((source) => [source, ...nodesOf(source['offers'])])
      .flatMap((source) => [source, ...nodesOf(source['offers'])])
      .slice(0, mostNodes)
      .map((node) => page.fitOf(node)),
  );

function readProduct(product: Node, page: PageAddress): ProductData {
  const variants = nodesOf(product['hasVariant']);
  const named = variants.find((variant) => page.fitOf(variant) >= fit.variant);
  // A group holds the common data of its variants. The named variant stands before it, and the first one completes it.
  const sources = named ? [named, product] : [product, ...variants.slice(0, 1)];
  return {
    ...offeredBy(product, page),
    name: textOf(product['name']),
    description: textOf(product['description']),
    images: sources.flatMap((source) => listOf(source['image'])).flatMap(imageAddresses),
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

const imageAddresses = (image: unknown): string[] =>
  [image, ...(isPlainObject(image) ? [image['url'], image['contentUrl']] : [])].flatMap((value) => textOf(value) ?? []);
