import { Random } from '../../world/random.ts';

/** A shop of one trade, and the people who get gifts from it. The texts are tables; a line may continue on the next. */
export interface Trade {
  name: string;
  brands: string;
  /** `category | things | variants | lowest-highest price`. */
  shelves: string;
  /** `interest: parts of the categories that are about it`. */
  truth: string;
  /** Interests of one person each. */
  people: string;
}

const joined = (text: string) =>
  text
    .trim()
    .replaceAll(/\n (?=\S)/g, ' ')
    .split('\n');
const listOf = (text: string, mark = ',') =>
  text
    .split(mark)
    .map((part) => part.trim())
    .filter(Boolean);
const columns = 'id title description link image_link price availability brand google_product_category product_type';

export interface Article {
  title: string;
  category: string;
  cents: number;
  link: string;
}

/** The shop's articles, the same in each run. */
export function articlesOf({ name, brands, shelves }: Trade): (Article & { brand: string })[] {
  const chance = new Random(name.length);
  return joined(shelves).flatMap((line, shelf) => {
    const [category = '', things = '', variants = '', prices = ''] = listOf(line, '|');
    const [low = 1, high = 1] = prices.split('-').map(Number);
    const titles = listOf(things).flatMap((thing) =>
      listOf(variants).flatMap((variant) => listOf(brands).map((brand) => ({ brand, title: `${variant} ${thing}` }))),
    );
    return titles.map(({ brand, title }, n) => ({
      title: n % 3 === 0 ? `${title}, ${brand}` : `${brand} ${title}`,
      brand,
      category,
      cents: Math.round(low * 100 * (high / low) ** chance.next()),
      link: `https://${name}.example/${shelf}/${n}`,
    }));
  });
}

/** The shop's feed, as a tab-separated file for Google Merchant. Descriptions mention what other shelves sell. */
export function feedOf(trade: Trade): string {
  const articles = articlesOf(trade);
  const rows = articles.map(({ title, brand, category, cents, link }, n) => {
    const other = articles[(n * 7_919) % articles.length]!;
    const description = `${title}. A fine gift, also for those who like ${other.title.toLowerCase()}.`;
    const price = `${(cents / 100).toFixed(2)} USD`;
    return [n + 1, title, description, link, `${link}.jpg`, price, 'in_stock', brand, '', category].join('\t');
  });
  return [columns.split(' ').join('\t'), ...rows].map((row) => `${row}\n`).join('');
}

/** The parts of categories that are about an interest. */
export const truthOf = ({ truth }: Trade): Map<string, string[]> =>
  new Map(
    joined(truth).map((line) => {
      const [interest = '', parts = ''] = line.split(':');
      return [interest, listOf(parts.toLowerCase(), ';')];
    }),
  );

export const peopleOf = ({ people }: Trade): string[][] =>
  people.split(/[|\n]/).flatMap((line) => (line.trim() ? [listOf(line)] : []));
