import { setTimeout as delay } from 'node:timers/promises';
import { percentile } from '../world/statistics.ts';
import type { Product } from '../world/product.ts';
import { addPeople } from './ideas-shops.ts';
import { streamIdeas } from './ideas-stream.ts';
import { startProduct } from './product.ts';
import type { PersonInShop } from './shops/shop.ts';

export interface SourceTimes {
  sets: number;
  /** Milliseconds until the first products and the whole set, at the median. */
  firstProducts: number;
  whole: number;
  /** The same at p95. */
  firstProductsP95: number;
  wholeP95: number;
  products: number;
  /** Shops that a set shows, at the median, and those of the set with the fewest. */
  shops: number;
  fewestShops: number;
}

export interface ThreeSources {
  /** Catalogue, UCP shop and product search answer. */
  well: SourceTimes;
  /** The UCP shop answers after 30 s. */
  slow: SourceTimes;
  /** Of the medians of the whole sets, in the same run. */
  ratio: number;
}

const person = (...interests: string[]): PersonInShop => ({ relationship: 'Friend', interests, budget: '$25 - $50' });
/** Each wants one thing that only the UCP shop has, and one that only the others have. */
const people = [
  person('bonsai', 'tea'),
  person('ukulele', 'cooking'),
  person('bouldering', 'photography'),
  person('kintsugi', 'coffee'),
  person('sailing', 'yoga'),
  person('beekeeping', 'baking'),
  person('bookbinding', 'reading'),
  person('fermentation', 'board games'),
];
const pauseMs = 1_000;
/** Tables with answers of shops and of a model, from sets before. */
const kept = ['search_cache', 'picks', 'recipes', 'recommendations_cache'] as const;

/**
 * Sets from three sources at once: our catalogue, a shop that speaks UCP, and a product search, with that shop well and
 * with the shop answering after 30 s. Each state has a product of its own, because a shop that fails is left alone for a
 * while; they take turns with each person, so that both have the same machine.
 */
export async function threeSources(count: number, rounds: number): Promise<ThreeSources> {
  const products = { well: await startProduct(), slow: await startProduct() };
  const samples = { well: [] as Sample[], slow: [] as Sample[] };
  try {
    await products.slow.sandbox.fault('ucp', 'slow', 30_000);
    const added = { well: await addAll(products.well, count), slow: await addAll(products.slow, count) };
    for (let round = 0; round < rounds; round++) {
      for (let nth = 0; nth < count; nth++) {
        for (const turn of ['well', 'slow'] as const) {
          samples[turn].push(await aSet(products[turn], added[turn][nth]!));
          await delay(pauseMs);
        }
      }
    }
  } finally {
    await Promise.all(Object.values(products).map((product) => product.destroy()));
  }
  const [well, slow] = [timesOf(samples.well), timesOf(samples.slow)];
  return { well, slow, ratio: slow.whole / well.whole };
}

const addAll = (product: Product, count: number) => addPeople(product, people.slice(0, count));
type Added = Awaited<ReturnType<typeof addAll>>[number];

async function aSet(product: Product, { sender, id, person: asked }: Added): Promise<Sample> {
  for (const table of kept) await product.database('recommendations').execute(`delete from ${table}`);
  const set = await streamIdeas(sender, id, asked.budget, true);
  const shown = set.ideas.flatMap(({ realProducts }) => realProducts);
  return {
    firstProducts: set.firstProductsMs || Infinity,
    whole: set.wholeMs,
    products: shown.length,
    shops: new Set(shown.map(({ source }) => source)).size,
  };
}

type Sample = Pick<SourceTimes, 'firstProducts' | 'whole' | 'products' | 'shops'>;

function timesOf(samples: readonly Sample[]): SourceTimes {
  const median = (of: (sample: Sample) => number) => percentile(samples.map(of), 0.5);
  const at95 = (of: (sample: Sample) => number) => percentile(samples.map(of), 0.95);
  return {
    sets: samples.length,
    firstProducts: median(({ firstProducts }) => firstProducts),
    whole: median(({ whole }) => whole),
    products: samples.reduce((sum, { products }) => sum + products, 0),
    shops: median(({ shops }) => shops),
    fewestShops: Math.min(...samples.map(({ shops }) => shops)),
    firstProductsP95: at95(({ firstProducts }) => firstProducts),
    wholeP95: at95(({ whole }) => whole),
  };
}
