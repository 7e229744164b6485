import { Random } from '../../world/random.ts';
import { linesOf, listOf, peopleIn, truthIn, type Article, type Shop } from './shop.ts';

/** Sells a copy of everything. */
const houseBrand = 'Kontor Eigenmarke';

/** An untidy marketplace, as tables. Its feed hides the keys of its shelves. */
export interface Market {
  name: string;
  /** `key | gift, part, card or none | written categories; - | brands | things | variants | lowest-highest price`. */
  shelves: string;
  /** `interest: keys of shelves that are about it`. */
  truth: string;
  people: string;
}

interface Row extends Article {
  brand: string;
  written: string;
  /** The column of its category. */
  isGoogles: boolean;
  group: string;
  isGone: boolean;
  before?: number;
}

const calls = ['SALE! ', 'NEW! ', '-20% ', 'BESTSELLER: ', '🎁 ', '*TOP DEAL* ', 'Neu: '];
const tails = [' – free shipping', ' | Gift idea', ' !!!', ' inkl. Versand', ' (original)'];
const columns =
  'id,item_group_id,title,description,link,image_link,price,sale_price,availability,condition,brand,' +
  'google_product_category,product_type,product_highlight';

export function marketOf(market: Market): Shop {
  const chance = new Random(market.shelves.length);
  const rows = linesOf(market.shelves).flatMap((line, shelf) => rowsOf(line, shelf, market.name, chance));
  const truth = truthIn(market.truth);
  return {
    name: market.name,
    feed: { file: `${market.name}.csv`, text: feedOf(rows, [...truth.keys()], chance) },
    articles: rows.filter(({ isGone }) => !isGone),
    interests: [...truth.keys()],
    people: peopleIn(market.people),
    isAbout: ({ category, isGift }, interest) => isGift && truth.get(interest)!.includes(category),
  };
}

function rowsOf(line: string, shelf: number, shop: string, chance: Random): Row[] {
  const oneOf = <T>(items: readonly T[]): T => items[Math.floor(chance.next() * items.length)]!;
  const [category = '', kind = '', paths = '', brands = '', things = '', variants = '', prices = ''] = listOf(
    line,
    '|',
  );
  const [low = 1, high = 1] = prices.split('-').map(Number);
  const hasGroups = chance.next() < 0.5;
  return [...listOf(brands), houseBrand].flatMap((brand, b) =>
    listOf(things).flatMap((thing, t) => {
      const product = `${shelf}/${b}-${t}`;
      const number = Math.floor(chance.between(10, 990));
      const code = chance.next() < 0.3 ? ` ${brand.slice(0, 2).toUpperCase()}-${number}` : '';
      const name = oneOf([
        `${brand}${code} ${thing}`,
        `${brand.toUpperCase()} ${thing}${code}`,
        `${thing}${code} | ${brand}`,
        `${brand} - ${thing}${code}`,
        `${thing}${code}`,
      ]);
      const between = oneOf([', ', ' - ', ' (', ' / ', ' ']);
      const written = oneOf(listOf(paths, ';'));
      const isGoogles = chance.next() < 0.1;
      const usual = low * 100 * (high / low) ** chance.next();
      return listOf(variants).map((variant, v): Row => {
        const call = chance.next() < 0.12 ? oneOf(calls) : '';
        const tail = chance.next() < 0.08 ? oneOf(tails) : '';
        const before = Math.round(usual * chance.between(0.95, 1.05));
        const isOnSale = call.startsWith('SALE');
        return {
          title: `${call}${name}${between}${variant}${between === ' (' ? ')' : ''}${tail}`,
          category,
          cents: isOnSale ? Math.round(before * 0.8) : before,
          link: `https://${shop}.example/p/${shelf}-${b}-${t}?v=${v}`,
          product,
          isGift: kind !== 'part' && kind !== 'card',
          brand,
          written: written === '-' ? '' : written,
          isGoogles,
          group: hasGroups ? `G${shelf}${b}${t}` : '',
          isGone: chance.next() < 0.04,
          ...(isOnSale && { before }),
        };
      });
    }),
  );
}

const quoted = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const priced = (cents: number) => `${(cents / 100).toFixed(2)} USD`;

/** The feed, as an export of the shop's software. Descriptions are HTML and name what others buy. */
function feedOf(rows: readonly Row[], interests: readonly string[], chance: Random): string {
  const oneOf = <T>(items: readonly T[]): T => items[Math.floor(chance.next() * items.length)]!;
  const lines = rows.map(({ title, link, cents, before, brand, written, isGoogles, group, isGone }, n) => {
    const description =
      `<p><b>${title.replaceAll('&', '&amp;')}</b><br/>Perfect gift for ${oneOf(interests)} fans, dads &amp; ` +
      `colleagues.</p>\n<ul><li>Fast delivery</li></ul><p>Customers also bought: ${oneOf(rows).title}</p>`;
    const highlight = chance.next() < 0.05 ? `A gift for ${oneOf(interests)} lovers` : '';
    const google = isGoogles ? written : chance.next() < 0.5 ? String(Math.floor(chance.between(100, 6_000))) : '';
    const price = priced(before ?? cents);
    const sale = before === undefined ? '' : priced(cents);
    const availability = isGone ? 'out of stock' : 'in stock';
    const type = isGoogles ? '' : written;
    const image = `https://cdn.bazaar.example/${n}.jpg`;
    const fields = [`BZ${n}`, group, title, description, link, image, price, sale, availability, 'new', brand];
    return [...fields, google, type, highlight].map(quoted).join(',');
  });
  return [columns, ...lines].map((line) => `${line}\n`).join('');
}
