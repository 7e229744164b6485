import { Random } from '../../world/random.ts';
import { linesOf, listOf, peopleIn, truthIn, type Article, type Shop } from './shop.ts';

/** A tidy shop of one trade, as tables. */
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

const columns = 'id title description link image_link price availability brand google_product_category product_type';

export function shopOf(trade: Trade): Shop {
  const articles = articlesOf(trade);
  const truth = truthIn(trade.truth);
  return {
    name: trade.name,
    feed: { file: `${trade.name}.tsv`, text: feedOf(articles) },
    articles,
    interests: [...truth.keys()],
    people: peopleIn(trade.people),
    isAbout: ({ category }, interest) => truth.get(interest)!.some((part) => category.toLowerCase().includes(part)),
  };
}

/** The shop's articles, the same in each run. */
function articlesOf({ name, brands, shelves }: Trade): (Article & { brand: string })[] {
  const chance = new Random(name.length);
  return linesOf(shelves).flatMap((line, shelf) => {
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
      product: `${shelf}/${n}`,
      isGift: true,
    }));
  });
}

/** The feed, as a tab-separated file for Google Merchant. Descriptions mention what other shelves sell. */
function feedOf(articles: readonly (Article & { brand: string })[]): string {
  const rows = articles.map(({ title, brand, category, cents, link }, n) => {
    const other = articles[(n * 7_919) % articles.length]!;
    const description = `${title}. A fine gift, also for those who like ${other.title.toLowerCase()}.`;
    const price = `${(cents / 100).toFixed(2)} USD`;
    return [n + 1, title, description, link, `${link}.jpg`, price, 'in_stock', brand, '', category].join('\t');
  });
  return [columns.split(' ').join('\t'), ...rows].map((row) => `${row}\n`).join('');
}
