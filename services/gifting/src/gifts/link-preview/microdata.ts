type Properties = Record<string, string>;

/** What a preview shows of a product, as JSON-LD names it. */
const wanted = new Set(['name', 'description', 'image', 'price', 'lowPrice', 'priceCurrency']);
const ofOffer = new Set(['price', 'lowPrice', 'priceCurrency']);
/** Characters of a property's text. */
const longest = 2_000;

/** Reads the first product in a page's microdata while the page is parsed; see https://schema.org/Product. */
export class Microdata {
  private readonly found: Properties = {};
  /** The depth of the product's element while it is open. */
  private product: number | undefined;
  private isOver = false;
  /** The property whose text is being read. */
  private current: { name: string; depth: number; text: string } | undefined;

  open(depth: number, attributes: Properties): void {
    if (this.isOver) return;
    const isItem = 'itemscope' in attributes;
    if (this.product === undefined) {
      if (isItem && /schema\.org\/(Individual)?Product(Group|Model)?$/i.test(attributes['itemtype'] ?? '')) {
        this.product = depth;
      }
      return;
    }
    const name = attributes['itemprop']?.trim() ?? '';
    if (isItem || !wanted.has(name) || this.found[name] !== undefined || this.current) return;
    const value = attributes['content'] ?? attributes['value'] ?? attributes['src'] ?? attributes['href'];
    if (value === undefined) this.current = { name, depth, text: '' };
    else this.found[name] = value;
  }

  text(part: string): void {
    if (this.current && this.current.text.length < longest) this.current.text += part;
  }

  close(depth: number): void {
    if (this.current?.depth === depth) {
      this.found[this.current.name] = this.current.text.trim();
      this.current = undefined;
    }
    if (this.product !== depth) return;
    this.product = undefined;
    this.isOver = true;
  }

  /** The product in the form of JSON-LD. */
  get products(): object[] {
    const entries = Object.entries(this.found);
    if (entries.length === 0) return [];
    const offers = Object.fromEntries(entries.filter(([name]) => ofOffer.has(name)));
    return [{ '@type': 'Product', ...Object.fromEntries(entries.filter(([name]) => !ofOffer.has(name))), offers }];
  }
}
