import { numberOf } from '../pictures/picture.js';
import { garden } from './garden.js';
import { grandLife } from './grand-life.js';
import { grandMaking } from './grand-making.js';
import { grandOutdoors } from './grand-outdoors.js';
import { grandStage } from './grand-stage.js';
import { grandTable } from './grand-table.js';
import { kitchen } from './kitchen.js';
import { life } from './life.js';
import { making } from './making.js';
import { mind } from './mind.js';
import { outdoors } from './outdoors.js';
import { pastimes } from './pastimes.js';
import { sound } from './sound.js';
import { style } from './style.js';
import { table } from './table.js';

/** A product of the sandbox's shops. None of them exists. */
export interface ShopProduct {
  /** Names it in addresses and in the feed. */
  slug: string;
  title: string;
  priceCents: number;
  /** What its picture shows. */
  picture: string;
  brand: string;
  shop: string;
  /** `Home & Kitchen > Coffee`. */
  category: string;
  interests: string[];
  occasions: string[];
  description: string;
  gtin: string;
  rating: number;
  reviews: number;
}

const occasionNames: Record<string, string> = {
  B: 'Birthday',
  A: 'Anniversary',
  G: 'Graduation',
  W: 'Wedding',
  H: 'Holiday',
  O: 'Other',
};

const slugOf = (title: string) =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** An EAN of the range that is kept for use inside of a shop, so that it can be nobody's. */
function gtinOf(slug: string): string {
  const digits = `29${String(numberOf(slug)).padStart(10, '0')}`;
  const sum = digits.split('').reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

/** What people made of it: the same every time, and fewer of them where it costs more. */
function opinionsOf(slug: string, priceCents: number): { rating: number; reviews: number } {
  const seed = numberOf(`${slug} opinions`);
  const buyers = 4_000 / Math.sqrt(priceCents / 100 + 4);
  return { rating: 4 + (seed % 10) / 10, reviews: 3 + Math.round(buyers * (0.2 + ((seed >>> 8) % 100) / 125)) };
}

/** Reads lines `price | picture | occasions | title | brand | interests | what it is` below `# category @ shop`. */
function readDepartment(text: string): ShopProduct[] {
  let category = '';
  let shop = '';
  const products: ShopProduct[] = [];
  for (const line of text.split('\n').filter(Boolean)) {
    if (line.startsWith('# ')) {
      [category = '', shop = ''] = line.slice(2).split(' @ ');
      continue;
    }
    const cells = line.split(' | ');
    if (cells.length !== 7) throw new Error(`Not a product: ${line}`);
    const [price, picture, occasions, title, brand, interests, description] = cells as [string, string, string, string, string, string, string]; // prettier-ignore
    const slug = slugOf(title);
    const priceCents = Math.round(Number(price) * 100);
    products.push({
      slug,
      title,
      priceCents,
      picture,
      brand,
      shop,
      category,
      interests: interests.split(', '),
      occasions: occasions.split('').map((letter) => occasionNames[letter]!),
      description,
      gtin: gtinOf(slug),
      ...opinionsOf(slug, priceCents),
    });
  }
  return products;
}

const departments = [
  kitchen,
  table,
  garden,
  making,
  mind,
  outdoors,
  sound,
  style,
  life,
  pastimes,
  grandMaking,
  grandOutdoors,
  grandStage,
  grandLife,
  grandTable,
];

export const assortment: readonly ShopProduct[] = departments.flatMap(readDepartment);
export const bySlug: ReadonlyMap<string, ShopProduct> = new Map(assortment.map((product) => [product.slug, product]));
