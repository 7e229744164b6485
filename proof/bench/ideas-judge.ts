/** What a product is said to be about, in its own feed. */
export type FeedItem = string;

const budgets = [
  ['$0 - $25', 0, 25],
  ['$25 - $50', 25, 50],
  ['$50 - $100', 50, 100],
  ['$100 - $250', 100, 250],
  ['$250 - $500', 250, 500],
  ['$500 - $1,000', 500, 1_000],
  ['$1,000 - $2,500', 1_000, 2_500],
  ['$2,500 - $5,000', 2_500, 5_000],
  ['$5,000 - $10,000', 5_000, 10_000],
  ['$10,000+', 10_000, Infinity],
] as const;

/** The lower budgets come up more often, as they do with people: of eight questions six are below 500 dollars. */
const turns = [0, 1, 2, 3, 4, 2, 3, 1, 5, 2, 6, 1, 7, 3, 8, 2, 9, 4];

export function budgetOf(n: number): { label: string; min: number; max: number } {
  const [label, min, max] = budgets[turns[n % turns.length] ?? 0]!;
  return { label, min: min * 100, max: max * 100 };
}

/** Every product of the sandbox's shops, by title: all that its feed says of it. */
export async function readFeed(sandboxUrl: string): Promise<Map<string, FeedItem>> {
  const [head = '', ...rows] = (await (await fetch(`${sandboxUrl}/feeds/sample.tsv`)).text()).trim().split('\n');
  const title = head.split('\t').indexOf('title');
  return new Map(rows.map((row) => [row.split('\t')[title]!, row.toLowerCase()]));
}

/** What people say, in the words of the feed. */
const meaning: Record<string, string> = {
  espresso: 'coffee', ceramics: 'pottery', watercolors: 'art', drawing: 'art', painting: 'art', museums: 'art',
  houseplants: 'gardening', plants: 'gardening', flowers: 'gardening', vegetables: 'gardening', crosswords: 'puzzles',
  jazz: 'music', opera: 'music', records: 'vinyl', books: 'reading', notebooks: 'writing', calligraphy: 'writing',
  journaling: 'writing', whisky: 'cocktails', rum: 'cocktails', beer: 'cocktails', stargazing: 'astronomy', space: 'astronomy',
  robotics: 'technology', coding: 'technology', spa: 'wellness', meditation: 'yoga', film: 'movies', candles: 'home decor',
  design: 'home decor', ballet: 'dance', dancing: 'dance', spices: 'cooking', knives: 'cooking', embroidery: 'sewing',
  vintage: 'fashion', animals: 'dogs', cameras: 'photography', maps: 'travel', football: 'fitness', surfing: 'swimming',
  snowboarding: 'skiing', dinosaurs: 'kids', lego: 'kids', crafts: 'kids', tools: 'woodworking', cheese: 'cooking',
  podcasts: 'music', vases: 'home decor', golf: 'golf', aviation: 'travel', architecture: 'home decor', climbing: 'hiking',
}; // prettier-ignore

/** The beginning that the forms of a word share: `baking`, `baker` and `baked` are `bak`. */
const stem = (word: string) => word.replace(/(ings?|ers?|ed|ies|es|s|y|e)$/, '');

/** Whether a product is about one of the interests: a word of one of them, or what it means, is in what its feed says. */
export const likes = (item: FeedItem | undefined, interests: readonly string[]): boolean =>
  item !== undefined &&
  interests.some((interest) => {
    const words = interest.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
    return words.some(
      (word) => item.includes(stem(word)) || (meaning[word] !== undefined && item.includes(meaning[word])),
    );
  });
