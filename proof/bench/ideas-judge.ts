/** The text of a product in its feed. */
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

/** Lower budgets are more frequent, as with users: six of eight are below 500 dollars. */
const turns = [0, 1, 2, 3, 4, 2, 3, 1, 5, 2, 6, 1, 7, 3, 8, 2, 9, 4];

export function budgetOf(n: number): { label: string; min: number; max: number } {
  const [label, min, max] = budgets[turns[n % turns.length] ?? 0]!;
  return { label, min: min * 100, max: max * 100 };
}

/** The feed's text of every product of the sandbox's shops, by title. */
export async function readFeed(sandboxUrl: string): Promise<Map<string, FeedItem>> {
  const [head = '', ...rows] = (await (await fetch(`${sandboxUrl}/feeds/sample.tsv`)).text()).trim().split('\n');
  const title = head.split('\t').indexOf('title');
  return new Map(rows.map((row) => [row.split('\t')[title]!, row.toLowerCase()]));
}

/** The feed's words, and words of users for the same. */
const synonyms: Record<string, string> = {
  coffee: 'espresso',
  pottery: 'ceramics',
  art: 'watercolors drawing painting museums',
  gardening: 'houseplants plants flowers vegetables',
  puzzles: 'crosswords',
  music: 'jazz opera podcasts',
  vinyl: 'records',
  reading: 'books',
  writing: 'notebooks calligraphy journaling',
  cocktails: 'whisky rum beer',
  astronomy: 'stargazing space',
  technology: 'robotics coding',
  wellness: 'spa',
  yoga: 'meditation',
  movies: 'film',
  'home decor': 'candles design vases architecture',
  dance: 'ballet dancing',
  cooking: 'spices knives cheese',
  sewing: 'embroidery',
  fashion: 'vintage',
  dogs: 'animals',
  photography: 'cameras',
  travel: 'maps aviation',
  fitness: 'football',
  swimming: 'surfing',
  skiing: 'snowboarding',
  kids: 'dinosaurs lego crafts',
  woodworking: 'tools',
  hiking: 'climbing',
};
const meaning = new Map(
  Object.entries(synonyms).flatMap(([word, others]) => others.split(' ').map((other) => [other, word] as const)),
);

/** The stem of a word: `baking`, `baker` and `baked` have `bak`. */
const stem = (word: string) => word.replace(/(ings?|ers?|ed|ies|es|s|y|e)$/, '');

/** Whether a product matches an interest: one of its words, or the feed's word for it, is in the product's text. */
export const likes = (item: FeedItem | undefined, interests: readonly string[]): boolean =>
  item !== undefined &&
  interests.some((interest) => {
    const words = interest.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
    return words.some((word) => item.includes(stem(word)) || item.includes(meaning.get(word) ?? stem(word)));
  });
