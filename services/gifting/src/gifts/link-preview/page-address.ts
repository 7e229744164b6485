import { listOf, textOf, type Node } from './structured-node.js';

/** Parameters for tracking, which do not name what a page shows. */
const tracking = /^(utm_.*|gclid|fbclid|msclkid|srsltid|ref|ref_|tag|aff.*|campaign|mc_[ce]id)$/i;
/** Shorter numbers of an article could be anything. */
const shortestNumber = 3;

const placeOf = ({ host, pathname }: URL) => host.replace(/^www\./, '') + pathname.replace(/(?<!\/)\/+$/, '');
const paramsOf = (url: URL) => [...url.searchParams].filter(([name]) => !tracking.test(name));

/**
 * How well data of a page fit its address: not known or not at all, another variant at the same page, the page, and the
 * very variant.
 */
export const fit = { none: 0, other: 1, page: 2, variant: 3 } as const;

/** Where a page is, so that of several products and variants in it the one that was asked for is found. */
export class PageAddress {
  private readonly places: ReadonlySet<string>;
  private readonly params: ReadonlyMap<string, string>;
  private readonly fragment: string;
  private readonly base: string;

  /**
   * @param asked the address that was asked for, which names the variant
   * @param others where it has led, and what the page calls its own address
   */
  constructor(asked: string, others: readonly (string | undefined)[] = []) {
    const urls = [asked, ...others].flatMap((address) => URL.parse(address ?? '') ?? []);
    this.base = urls[0]?.href ?? 'about:blank';
    this.places = new Set(urls.map(placeOf));
    this.params = new Map(urls.toReversed().flatMap(paramsOf));
    this.fragment = urls[0]?.hash.slice(1) ?? '';
  }

  /**
   * How well the address or the number of a product or an offer fits: more than {@link fit.variant} where more
   * parameters are the same.
   */
  fitOf(node: Node): number {
    const numbers = ['sku', 'productID', 'mpn', '@id'].flatMap((name) => textOf(node[name]) ?? []);
    // Shopify writes `gid://shopify/ProductVariant/222`.
    if (numbers.some((number) => this.names(number.replace(/^gid:.*\//, '')))) return fit.variant;
    const addresses = ['url', '@id'].flatMap((name) => listOf(node[name])).flatMap((each) => textOf(each) ?? []);
    return Math.max(fit.none, ...addresses.map((address) => this.closeness(address)));
  }

  private names(number: string): boolean {
    return number.length >= shortestNumber && [...this.params.values(), this.fragment].includes(number);
  }

  private closeness(address: string): number {
    // What has only a fragment is somewhere in this page, as all its data.
    const url = /^\s*(#|$)/.test(address) ? null : URL.parse(address, this.base);
    if (!url || !this.places.has(placeOf(url))) return fit.none;
    const params = paramsOf(url);
    if (params.some(([name, value]) => this.params.has(name) && this.params.get(name) !== value)) return fit.other;
    const same = params.filter(([name]) => this.params.has(name)).length;
    if (this.fragment && url.hash.slice(1) === this.fragment) return fit.variant + same;
    // A variant that the page's own address does not name.
    return same === 0 ? (params.length === 0 ? fit.page : fit.other) : fit.variant + same - 1;
  }
}
