import { setTimeout as delay } from 'node:timers/promises';
import type { Product } from '../world/product.ts';
import { percentile, sum } from '../world/statistics.ts';
import { addPeople, type Added } from './ideas-shops.ts';
import { streamIdeas, type IdeaSet } from './ideas-stream.ts';
import type { Pace, PacedModel } from './paced-model.ts';
import type { PersonInShop } from './shops/shop.ts';

interface Spread {
  p50: number;
  p95: number;
}

interface Times {
  firstText: Spread;
  firstProducts: Spread;
  whole: Spread;
}

/** How the question was met. */
export const turns = ['new', 'cached', 'seed', 'again'] as const;
export type Turn = (typeof turns)[number];

/** Of one turn: its times, and what a set costs. */
export interface TurnFigures extends Times {
  cents: number;
  searches: number;
}

export interface IdeaTimes {
  sets: number;
  ideas: number;
  products: number;
  /** Cards that lost or changed what they showed. */
  changed: number;
  /**
   * `new`: nothing is known of the interests. `cached`: somebody else with the same, whose recipes, searches and picks
   * are kept. `seed`: interests with a recipe from the start. `again`: the same question again.
   */
  turns: Record<Turn, TurnFigures>;
}

const pace: Pace = { firstTokenMs: 600, tokensPerSecond: 100 };
const shopMs = 1_800;
const pauseMs = 2_500;

const person = (relationship: string, ...interests: string[]): PersonInShop => ({
  relationship,
  interests,
  budget: '$25 - $50',
});
/** People whose interests no recipe is shipped for. */
const unusual = [
  person('Father', 'maps of everywhere', 'garden birds at dawn'),
  person('Boyfriend', 'sailing'),
  person('Sister', 'rowing', 'strong tea'),
  person('Uncle', 'old jazz records'),
  person('Friend', 'coffee from the Andes', 'his allotment'),
  person('Grandmother', 'bridge and bonsai'),
  person('Brother', 'cooking for ten'),
  person('Wife', 'stained glass', 'her two cats'),
];
const usual = [
  person('Niece', 'skincare', 'photography'),
  person('Father', 'birdwatching', 'woodworking'),
  person('Boyfriend', 'board games'),
  person('Sister', 'yoga', 'tea'),
  person('Brother', 'running', 'coffee'),
  person('Aunt', 'knitting'),
  person('Nephew', 'lego', 'football'),
  person('Mother', 'gardening', 'baking'),
];

/** The time of sets with a model and a shop as fast as real ones, one set at a time, and what the sets cost. */
export async function ideaTimes(product: Product, model: PacedModel, count: number): Promise<IdeaTimes> {
  const { sandbox } = product;
  await product.database('recommendations').execute('delete from product_feeds');
  await sandbox.fault('ai', 'slow', 0);
  await sandbox.fault('products', 'slow', shopMs);
  model.speakFor(sandbox.url, pace);
  const all: IdeaSet[] = [];
  const measure = async (added: Added[]): Promise<TurnFigures> => {
    const before = await spent(product);
    const sets: IdeaSet[] = [];
    for (const { sender, id, person: asked } of added) {
      sets.push(await streamIdeas(sender, id, asked.budget));
      // What goes on behind a set, such as the search of spares, must not slow the next.
      await delay(pauseMs);
    }
    all.push(...sets);
    const after = await spent(product);
    return {
      firstText: spread(sets.map(({ firstTextMs }) => firstTextMs)),
      firstProducts: spread(sets.map(({ firstProductsMs }) => firstProductsMs || Infinity)),
      whole: spread(sets.map(({ wholeMs }) => wholeMs)),
      cents: (after.microCents - before.microCents) / 1e6 / sets.length,
      searches: (after.searches - before.searches) / sets.length,
    };
  };
  const others = await addPeople(product, unusual.slice(0, count));
  const measured = {
    new: await measure(await addPeople(product, unusual.slice(0, count))),
    cached: await measure(others),
    seed: await measure(await addPeople(product, usual.slice(0, count))),
    again: await measure(others),
  };
  model.speakFor(sandbox.url);
  await sandbox.fault('ai', 'ok');
  await sandbox.fault('products', 'ok');
  return {
    sets: all.length,
    ideas: sum(all.map(({ ideas }) => ideas.length)),
    products: sum(all.flatMap(({ ideas }) => ideas.map(({ realProducts }) => realProducts.length))),
    changed: sum(all.map(({ changed }) => changed)),
    turns: measured,
  };
}

const spread = (values: number[]): Spread => ({ p50: percentile(values, 0.5), p95: percentile(values, 0.95) });

/** What ideas have cost so far, as the operator sees it. */
async function spent(product: Product): Promise<{ microCents: number; searches: number }> {
  const [row] = await product
    .database('recommendations')
    .rows<{ micro_cents: string; searches: string }>(
      'select coalesce(sum(micro_cents), 0) micro_cents, coalesce(sum(searches), 0) searches from idea_costs',
    );
  return { microCents: Number(row!.micro_cents), searches: Number(row!.searches) };
}
