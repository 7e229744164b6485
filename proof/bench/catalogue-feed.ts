import { Random } from '../world/random.ts';

const listOf = (text: string): string[] => text.trim().split(/,\s+/);

/** Interests of recipients, which the measured searches use. */
export const interests = listOf(`
  gardening, cooking, coffee, tea, baking, hiking, camping, cycling, running, yoga, fishing, photography, painting,
  knitting, sewing, reading, writing, chess, puzzles, board games, music, guitar, piano, vinyl, astronomy,
  birdwatching, travel, skiing, surfing, swimming, golf, tennis, football, wine, whisky, beer, chocolate, grilling,
  pottery, woodworking, jewelry, fashion, candles, skincare, dogs, cats, horses, aquariums, robotics, electronics
`);
const kinds = listOf(`
  kit, set, journal, lamp, bag, print, mug, box, tool, guide, stand, case, blanket, bowl, watch, poster, organizer,
  apron
`);
export const categories = listOf(`
  Home > Kitchen, Home > Decor, Hobbies > Crafts, Sports > Outdoor, Electronics > Audio, Books > Illustrated, Garden
  > Tools, Toys > Games, Clothing > Accessories, Food > Sweets
`);
const syllables = listOf(`
  ba, ce, do, fi, gu, ha, je, ko, li, mu, na, pe, ro, si, tu, va, we, yo, zi, lan, mer, tos, vin, dar
`);

export const columns = listOf(`
  id, title, description, link, image_link, price, availability, brand, gtin, product_type, merchant_name, rating,
  reviews
`);

/**
 * Generates a shop's feed. Its words are as unevenly frequent as those of a language, and every interest occurs.
 */
export function* syntheticFeed(rows: number): Generator<string> {
  const chance = new Random(1);
  const random = () => chance.next();
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!;
  const word = () => pick(syllables) + pick(syllables) + pick(syllables) + (random() < 0.5 ? pick(syllables) : '');
  const vocabulary = Array.from({ length: 20_000 }, word);
  const frequent = () => vocabulary[Math.floor(vocabulary.length * random() ** 3)]!;
  const words = (count: number) => Array.from({ length: count }, frequent).join(' ');
  yield columns.join('\t');
  for (let id = 1; id <= rows; id++) {
    const interest = random() < 0.6 ? pick(interests) : frequent();
    const brand = `${vocabulary[Math.floor(random() * 2_000)]!} & co`;
    const dollars = 3 * 10 ** (random() * 3.8);
    yield [
      `P${id}`,
      `${frequent()} ${interest} ${pick(kinds)} ${frequent()}`,
      `${words(12)} ${random() < 0.3 ? pick(interests) : ''} ${words(6)}`,
      `https://shop.example/products/${id}`,
      `https://shop.example/pictures/${id}.jpg`,
      `${dollars.toFixed(2)} USD`,
      random() < 0.95 ? 'in_stock' : 'out_of_stock',
      brand,
      String(4_000_000_000_000 + id),
      pick(categories),
      'Synthetic Goods',
      (3 + random() * 2).toFixed(1),
      String(Math.floor(random() ** 4 * 5_000)),
    ].join('\t');
  }
}
