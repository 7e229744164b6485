import { stockOf } from '@presently/rules/stock-words';
import { fit, type PageAddress } from './page-address.js';
import { formatPrice } from './price.js';
import { nodesOf, termsOf, textOf, type Node } from './structured-node.js';

/** What the offers of a product say. */
export interface Offered {
  price: string | undefined;
  isSoldOut: boolean;
  /** Whether the page's address names the variant, and its offers say whether they can be bought. */
  isExact: boolean;
}

/** One offer with what is said of it further out: by the list of offers that it is in, and by its variant. */
interface Offer {
  node: Node;
  around: readonly Node[];
  fit: number;
}

/** Bounds the work; real pages have fewer. */
const mostOffers = 500;

/** The price and the stock of a product, both of the variant that the page's address names, if it names one. */
export function offeredBy(product: Node, page: PageAddress): Offered {
  const variants = nodesOf(product['hasVariant']);
  const found = [
    ...offersIn(product, [], fit.none, page),
    // What fits a variant fits its offers; what fits the product says nothing of which offer.
    ...variants.flatMap((variant) => offersIn(variant, [product], fitOf(variant, page), page)),
  ].slice(0, mostOffers);
  const best = Math.max(fit.none, ...found.map((offer) => offer.fit));
  const fitting = found.filter((offer) => offer.fit === best);
  const forAll = fitting.filter(isForAll);
  const fresh = forAll.filter(isNew);
  const offers = fresh.length > 0 ? fresh : forAll.length > 0 ? forAll : fitting;
  const soldOut = offers.filter(isSoldOut);
  // Several variants are sold out with the last of them, and the price is that of one that can be bought.
  const bought = offers.filter((offer) => !soldOut.includes(offer));
  return {
    price: firstPrice(bought) ?? (bought.length === 0 ? firstPrice(soldOut) : undefined),
    isSoldOut: offers.length > 0 && bought.length === 0,
    isExact: best >= fit.variant && offers.some((offer) => statedBy(offer, 'availability') !== undefined),
  };
}

/** An offer of another variant says no more than one of which nobody knows. */
function fitOf(node: Node, page: PageAddress): number {
  const found = page.fitOf(node);
  return found === fit.other ? fit.none : found;
}

function offersIn(source: Node, around: readonly Node[], least: number, page: PageAddress): Offer[] {
  return nodesOf(source['offers']).flatMap((node): Offer[] => {
    const own = Math.max(least, fitOf(node, page));
    const parts = nodesOf(node['offers']);
    const outer = [source, ...around];
    if (parts.length === 0) return [{ node, around: outer, fit: own }];
    const inner = parts.map((part) => ({
      node: part,
      around: [node, ...outer],
      fit: Math.max(own, fitOf(part, page)),
    }));
    // An offer of several offers may have the price that they do not say.
    return inner.some((each) => priceOf(each) !== undefined)
      ? inner
      : inner.map((each) => ({ ...each, node: merged(node, each.node) }));
  });
}

const merged = (outer: Node, inner: Node): Node => ({ ...outer, ...inner, offers: undefined });

function firstPrice(offers: readonly Offer[]): string | undefined {
  for (const offer of offers) {
    const price = priceOf(offer);
    if (price !== undefined) return price;
  }
  return undefined;
}

/** What is said of a property by an offer, else further out. */
const statedBy = ({ node, around }: Offer, property: string): string | undefined =>
  [node, ...around].flatMap((each) => termsOf(each[property]))[0];

/** Whether a word says that a product cannot be bought: `https://schema.org/OutOfStock`, `ausverkauft`. */
export function saysSoldOut(availability: string | undefined): boolean {
  const said = availability?.slice(0, 200) ?? '';
  const word = /^\w+:\/\//.test(said) ? said.split(/[/#]/).findLast((part) => part.trim() !== '') : said;
  return stockOf(word ?? '') === 'out_of_stock';
}

const isSoldOut = (offer: Offer): boolean => saysSoldOut(statedBy(offer, 'availability'));
const isNew = (offer: Offer): boolean =>
  !/(used|refurbished|damaged|renewed)(condition)?\/?$/i.test(statedBy(offer, 'itemCondition') ?? '');
/** Not for members of a club, and not for rent. */
const isForAll = ({ node }: Offer): boolean =>
  node['validForMemberTier'] === undefined && !/leaseout|rent/i.test(termsOf(node['businessFunction'])[0] ?? '');

/** A price that is struck through beside the one that is asked. */
const isListPrice = (source: Node): boolean =>
  termsOf(source['priceType']).some((type) => /(ListPrice|StrikethroughPrice|MSRP|SRP|RegularPrice)\/?$/i.test(type));

/** The codes of UN/CEFACT for one piece. */
const piece = /^(?:C62|EA|H87|PCE|NMP|NAR|XPK|PK|SET)$/i;
const nameOfUnitPrice =
  /grundpreis|(?:unit|base) price|price per|prix (?:unitaire|au |par )|precio por|prezzo (?:unitario|al )|preço por/i;

const measure = /^\s*(?:\d+\s*)?(?:g|kg|mg|ml|cl|l|m|m²|m2|cm|oz|lb)\.?\s*$/i;

/**
 * A price of 100 g or a litre, as the law wants it beside that of the thing. A quantity with another one to compare
 * with is that of the thing itself.
 */
function isPerMeasure(source: Node): boolean {
  const [quantity] = nodesOf(source['referenceQuantity']);
  if (quantity?.['valueReference'] !== undefined) return false;
  const unit = textOf(quantity?.['unitCode']) ?? textOf(source['unitCode']);
  if (unit !== undefined && piece.test(unit.trim())) return Number(textOf(quantity?.['value']) ?? 1) !== 1;
  if (source['referenceQuantity'] !== undefined || unit !== undefined) return true;
  return measure.test(textOf(source['unitText']) ?? '') || nameOfUnitPrice.test(textOf(source['name']) ?? '');
}

/** A price of which not everybody who buys one thing pays all. */
const isPartial = (source: Node): boolean =>
  source['validForMemberTier'] !== undefined ||
  isPerMeasure(source) ||
  nodesOf(source['eligibleQuantity']).some((quantity) => Number(textOf(quantity['minValue']) ?? 1) > 1) ||
  termsOf(source['priceType']).some((type) => /(installment|downpayment|deposit)/i.test(type));

function priceOf({ node, around }: Offer): string | undefined {
  const sources = [node, ...nodesOf(node['priceSpecification'])].filter((source) => !isPartial(source));
  // What is asked now stands before what was asked once.
  for (const source of sources.toSorted((a, b) => Number(isListPrice(a)) - Number(isListPrice(b)))) {
    const currency = [source, node, ...around].flatMap((each) => textOf(each['priceCurrency']) ?? [])[0];
    const price =
      formatPrice(numberOrText(source['price']) ?? numberOrText(source['lowPrice']), currency, 'program') ??
      formatPrice(textOf(source['shownPrice']), currency);
    if (price) return price;
  }
  return undefined;
}

function numberOrText(value: unknown): string | number | undefined {
  const first = Array.isArray(value) ? value[0] : value;
  return typeof first === 'number' ? first : textOf(first);
}
