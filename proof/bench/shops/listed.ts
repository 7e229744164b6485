import { readFileSync } from 'node:fs';
import { root } from '../../../tools/root.ts';
import type { Article, Shop } from './shop.ts';

/** What is about an interest: products of categories with these beginnings, or with such titles, but not others. */
interface About {
  categories?: string[];
  titles?: string[];
  not?: string[];
}

interface Truth {
  people: string[][];
  about: Record<string, About>;
}

const columns = ['id', 'title', 'description', 'link', 'image_link', 'price', 'availability', 'brand', 'product_type'];

const textOf = (name: string, file: string) => readFileSync(`${root}proof/bench/shops/${name}/${file}`, 'utf8');
const anyOf = (patterns: readonly string[] = []) => patterns.map((pattern) => new RegExp(pattern, 'i'));

/** A shop whose products are listed one by one, with titles as sellers write them: see its folder. */
export function listed(name: string): Shop {
  const { people, about } = JSON.parse(textOf(name, 'truth.json')) as Truth;
  const rows = textOf(name, 'products.tsv').trim().split('\n').slice(1);
  const articles = rows.map((row, n): Article & { brand: string; path: string } => {
    const [title = '', path = '', price = '', brand = ''] = row.split('\t');
    const link = `https://${name}.example/${n}`;
    return {
      title,
      path,
      brand,
      link,
      category: path,
      cents: Math.round(Number(price) * 100),
      product: title,
      isGift: true,
    };
  });
  const lines = articles.map(({ title, link, cents, brand, path }, n) =>
    [`L${n}`, title, title, link, `${link}.jpg`, `${(cents / 100).toFixed(2)} USD`, 'in_stock', brand, path].join('\t'),
  );
  const truth = new Map(
    Object.entries(about).map(([interest, { categories = [], titles, not }]) => [
      interest,
      { categories, titles: anyOf(titles), not: anyOf(not) },
    ]),
  );
  return {
    name,
    feed: { file: `${name}.tsv`, text: `${[columns.join('\t'), ...lines].join('\n')}\n` },
    articles,
    interests: [...truth.keys()],
    people,
    isAbout: ({ title, category }, interest) => {
      const { categories, titles, not } = truth.get(interest)!;
      const isMeant = categories.some((path) => category.startsWith(path)) || titles.some((one) => one.test(title));
      return isMeant && !not.some((one) => one.test(title));
    },
  };
}
