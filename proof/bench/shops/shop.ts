import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

/** Who looks for a gift: the interests as givers type them. */
export interface PersonInShop {
  relationship: string;
  age?: number;
  interests: string[];
  /** The label of a price range. */
  budget: string;
}

interface Article {
  title: string;
  cents: number;
  link: string;
  /** The typed interests that it is about. */
  about: ReadonlySet<string>;
}

/** A shop whose products are known. */
export interface Shop {
  name: string;
  /** A feed as Google Merchant Center reads it. */
  feed: string;
  articles: Article[];
  people: PersonInShop[];
  /** Every interest of the people. */
  interests: string[];
  /** What a model says of an interest that has never seen the shop. */
  words: Record<string, string[]>;
}

interface Truth {
  people: PersonInShop[];
  words: Record<string, string[]>;
  /** The shop's name of each typed interest; null: it has nothing for it. */
  about?: Record<string, string | null>;
  /** Expressions for the titles about each interest. */
  titles?: Record<string, { about: string; not?: string }>;
}

const read = (path: string) => readFileSync(new URL(path, import.meta.url));
const truthOf = (name: string) => JSON.parse(read(`${name}/people.json`).toString()) as Truth;
const headOfFeed = ['id', 'title', 'link', 'image_link', 'price', 'availability', 'condition', 'product_type'];

function shopOf(name: string, feed: string, aboutOf: (row: Record<string, string>) => readonly string[]): Shop {
  const { people, words } = truthOf(name);
  const articles = rowsOf(feed).map((row) => ({
    title: row['title']!,
    cents: Math.round(Number.parseFloat(row['price']!) * 100),
    link: row['link']!,
    about: new Set(aboutOf(row)),
  }));
  return { name, feed, articles, people, interests: [...new Set(people.flatMap(({ interests }) => interests))], words };
}

function rowsOf(text: string): Record<string, string>[] {
  const [head = [], ...rows] = text
    .trim()
    .split('\n')
    .map((line) => line.split('\t'));
  return rows.map((row) => Object.fromEntries(head.map((column, n) => [column, row[n] ?? ''])));
}

/** A shop that says of each product what it is about. */
function invented(name: string): Shop {
  const { about = {} } = truthOf(name);
  const products = rowsOf(read(`${name}/products.tsv`).toString());
  const rows = products.map(({ title = '', price = '', shelf = '' }, n) => {
    const page = `https://${name}.example/${n + 1}`;
    return [String(n + 1), title, page, `${page}.jpg`, `${price} USD`, 'in_stock', 'new', shelf];
  });
  const feed = [headOfFeed, ...rows].map((row) => row.join('\t')).join('\n');
  const typedAs = (own: readonly string[]) =>
    Object.entries(about).flatMap(([typed, one]) => (one !== null && own.includes(one) ? [typed] : []));
  return shopOf(name, `${feed}\n`, ({ id }) => typedAs(products[Number(id) - 1]!['about']!.split('; ')));
}

/** The things of a British wholesaler of gifts, which have titles only. */
function giftshop(): Shop {
  const rules = Object.entries(truthOf('giftshop').titles!).map(([interest, { about, not }]) => ({
    interest,
    about: new RegExp(about, 'i'),
    not: not === undefined ? undefined : new RegExp(not, 'i'),
  }));
  return shopOf('giftshop', gunzipSync(read('giftshop/feed.tsv.gz')).toString(), ({ title = '' }) =>
    rules.flatMap(({ interest, about, not }) => (about.test(title) && !not?.test(title) ? [interest] : [])),
  );
}

export const shops = (): Shop[] => [giftshop(), invented('tinker'), invented('hollis')];
