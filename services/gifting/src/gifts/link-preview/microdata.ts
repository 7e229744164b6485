type Properties = Record<string, string>;
type Item = Record<string, unknown>;

/** What is read of a product and what it consists of, as JSON-LD names it. */
const texts = new Set(
  (
    'name description image url sku productID size color price lowPrice priceCurrency priceType availability ' +
    'itemCondition unitCode unitText value minValue'
  ).split(' '),
);
/** Items in items. Others, such as brands and reviews, have names and prices of their own. */
const parts = new Set(
  'offers priceSpecification referenceQuantity valueReference eligibleQuantity hasVariant validForMemberTier'.split(
    ' ',
  ),
);
const ofOffer = new Set(['price', 'lowPrice', 'shownPrice', 'priceCurrency', 'priceSpecification']);
/** Characters of a property's text. */
const longest = 2_000;
const mostItems = 500;

const isType = (attributes: Properties, type: RegExp) => type.test(attributes['itemtype'] ?? '');
const product = /schema\.org\/(Individual)?Product(Group|Model)?\/?$/i;
const offer = /schema\.org\/(Aggregate)?Offer\/?$/i;

/** Reads the products in a page's microdata while the page is parsed; see https://schema.org/Product. */
export class Microdata {
  private readonly found: Item[] = [];
  /** The items whose elements are open, the innermost last. One that is not wanted has no content. */
  private readonly opened: { depth: number; item: Item | undefined }[] = [];
  private items = 0;
  /** The property whose text is being read. */
  private current: { item: Item; name: string; depth: number; text: string } | undefined;

  open(depth: number, attributes: Properties): void {
    const outer = this.opened.at(-1);
    const name = attributes['itemprop']?.trim() ?? '';
    if ('itemscope' in attributes) {
      if (outer || isType(attributes, product)) this.openItem(depth, name, attributes);
      return;
    }
    if (!outer?.item || !texts.has(name) || this.current) return;
    const value = attributes['content'] ?? attributes['value'] ?? attributes['src'] ?? attributes['href'];
    if (value === undefined) this.current = { item: outer.item, name, depth, text: '' };
    else outer.item[name] ??= value;
  }

  private openItem(depth: number, name: string, attributes: Properties): void {
    const outer = this.opened.at(-1);
    if (!outer) {
      const item: Item = { '@type': 'Product' };
      if (this.items++ < mostItems) this.found.push(item);
      this.opened.push({ depth, item });
      return;
    }
    // Some shops forget to say that an offer is the product's.
    const part = name === '' && isType(attributes, offer) ? 'offers' : name;
    const item: Item | undefined = outer.item && parts.has(part) && this.items++ < mostItems ? {} : undefined;
    if (item) outer.item![part] = [...((outer.item![part] as Item[] | undefined) ?? []), item];
    this.opened.push({ depth, item });
  }

  text(part: string): void {
    if (this.current && this.current.text.length < longest) this.current.text += part;
  }

  close(depth: number): void {
    if (this.current?.depth === depth) {
      const { item, name, text } = this.current;
      // What people see of a price may be written in another way than what programs read.
      item[name === 'price' ? 'shownPrice' : name] ??= text.trim();
      this.current = undefined;
    }
    if (this.opened.at(-1)?.depth === depth) this.opened.pop();
  }

  /** The products in the form of JSON-LD. */
  get products(): object[] {
    return this.found.filter((item) => Object.keys(item).length > 1).map(withOffer);
  }
}

/** A price beside a product's name is that of its offers which say none. */
function withOffer(item: Item): Item {
  const own = Object.fromEntries(Object.entries(item).filter(([name]) => ofOffer.has(name)));
  if (!isPriced(own)) return item;
  const offers = (item['offers'] as Item[] | undefined)?.map((each) => (isPriced(each) ? each : { ...own, ...each }));
  return { ...item, offers: offers ?? [own] };
}

const isPriced = (item: Item): boolean =>
  Object.keys(item).some((name) => ofOffer.has(name) && name !== 'priceCurrency');
