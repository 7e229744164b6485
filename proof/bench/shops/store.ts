import { Random } from '../../world/random.ts';
import type { Market } from './market.ts';
import { linesOf, listOf, peopleIn, truthIn, type Article, type Shop } from './shop.ts';

/** Sells its own of everything. */
const houseBrand = 'Galerie Sélection';
/** Departments whose things have titles of their own. */
const works = /^(?:Books|Bücher|Livres|Music > Genres|Musik >|Sheet|Noten)/;

interface Row extends Article {
  brand: string;
  path: string;
  group: string;
}

/** A department store, as tables. Its feed is RSS: long paths in three languages, few descriptions, telling brands. */
export function storeOf(store: Market): Shop {
  const chance = new Random(store.shelves.length);
  const rows = linesOf(store.shelves).flatMap((line, shelf) => rowsOf(line, shelf, store.name, chance));
  const truth = truthIn(store.truth);
  return {
    name: store.name,
    feed: { file: `${store.name}.xml`, text: feedOf(rows, chance) },
    articles: rows,
    interests: [...truth.keys()],
    people: peopleIn(store.people),
    isAbout: ({ category, isGift }, interest) => isGift && truth.get(interest)!.includes(category),
  };
}

function rowsOf(line: string, shelf: number, shop: string, chance: Random): Row[] {
  const oneOf = <T>(items: readonly T[]): T => items[Math.floor(chance.next() * items.length)]!;
  const fields = listOf(line, '|');
  const [category = '', kind = '', paths = '', brands = '', things = '', editions = '', prices = ''] = fields;
  const [low = 1, high = 1] = prices.split('-').map(Number);
  const makers = [...listOf(brands), houseBrand];
  return listOf(things)
    .flatMap(alternatives)
    .flatMap((thing, t) => {
      const path = oneOf(listOf(paths, ';'));
      // A work has one publisher; other things come from several makers.
      const isWork = /^[A-Z{]/.test(thing) && works.test(path);
      return (isWork ? [makers[t % makers.length]!] : makers).flatMap((brand, b) => {
        const name = isWork ? thing : oneOf([`${brand} ${thing}`, thing, `${thing} by ${brand}`]);
        const cents = Math.round(low * 100 * (high / low) ** chance.next());
        return listOf(editions).map((edition, e) => ({
          title: `${name.charAt(0).toUpperCase()}${name.slice(1)}${isWork ? ` [${edition}]` : `, ${edition}`}`,
          category,
          cents: Math.round(cents * (1 + e * 0.04)),
          link: `https://www.${shop}.example/item/${shelf}-${t}-${b}-${e}`,
          product: `${shelf}/${t}-${b}`,
          isGift: kind !== 'part' && kind !== 'card',
          brand,
          path,
          group: `${shelf}-${t}-${b}`,
        }));
      });
    });
}

/** `{a/b} c` is `a c` and `b c`. */
function alternatives(text: string): string[] {
  const [all, inner = ''] = /\{([^}]*)\}/.exec(text) ?? [];
  return all ? inner.split('/').flatMap((one) => alternatives(text.replace(all, one))) : [text];
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function feedOf(rows: readonly Row[], chance: Random): string {
  const items = rows.map(({ title, link, cents, brand, path, group }, n) => {
    const other = rows[Math.floor(chance.next() * rows.length)]!;
    const fields = {
      'g:id': String(70_000 + n),
      'g:item_group_id': group,
      title,
      link,
      description: chance.next() < 0.15 ? `Pairs well with ${other.title}. Members collect double points.` : '',
      'g:image_link': `${link}.jpg`,
      'g:price': `${(cents / 100).toFixed(2)} USD`,
      'g:availability': 'in_stock',
      'g:brand': brand,
      'g:product_type': path,
    };
    const lines = Object.entries(fields).flatMap(([name, text]) => (text ? `<${name}>${escaped(text)}</${name}>` : []));
    return `<item>${lines.join('')}</item>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel><title>Galerie</title>',
    ...items,
    '</channel></rss>\n',
  ].join('\n');
}
