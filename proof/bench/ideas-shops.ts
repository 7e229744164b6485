import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newcomer, type Client } from '../world/client.ts';
import type { Product } from '../world/product.ts';
import { importOf } from './catalogue.ts';
import { judge, summarize, type JudgedSet, type ShopFigures } from './ideas-judge.ts';
import { streamIdeas } from './ideas-stream.ts';
import { inParallel } from '../world/in-parallel.ts';
import { shops, type PersonInShop, type Shop } from './shops/shop.ts';

/** `floor` without a model; `knowing` with one that knows what the products and the interests are. */
export type Way = 'floor' | 'knowing';
const ways: readonly Way[] = ['floor', 'knowing'];
const perSender = 5;
const atOnce = 2;
/** Tables with answers of other shops and of a model, from sets before. */
const keptFromShops = ['search_cache', 'picks', 'recipes', 'recommendations_cache'] as const;

/** The ideas of every person in every shop, judged by the truth about its products. */
export async function ideasInShops(
  product: Product,
  count: number,
  each: (way: Way, shop: Shop, sets: JudgedSet[]) => void = () => {},
): Promise<Record<Way, ShopFigures[]>> {
  const figures: Record<Way, ShopFigures[]> = { floor: [], knowing: [] };
  const { sandbox } = product;
  // The catalogue is all there is: the sandbox's own shops have no truth.
  await sandbox.fault('products', 'down');
  await sandbox.fault('ucp', 'down');
  for (const kept of keptFromShops) await product.database('recommendations').execute(`delete from ${kept}`);
  // The floor comes first: what a model says of an interest is kept for everybody.
  for (const way of ways) {
    await sandbox.fault('ai', way === 'floor' ? 'down' : 'ok');
    for (const shop of shops()) {
      await stock(product, shop);
      if (way === 'knowing') {
        await sandbox.knowledge(Object.fromEntries(shop.articles.map(({ title, about }) => [title, [...about]])));
        await sandbox.words(shop.words);
      }
      const sets = await inParallel(await addPeople(product, shop.people.slice(0, count)), atOnce, async (one) => {
        const { ideas } = await streamIdeas(one.sender, one.id, one.person.budget);
        return judge(shop, one.person, ideas);
      });
      each(way, shop, sets);
      figures[way].push(summarize(shop.name, sets));
    }
  }
  await sandbox.fault('ai', 'ok');
  await sandbox.fault('products', 'ok');
  await sandbox.fault('ucp', 'ok');
  await sandbox.knowledge({});
  await sandbox.words({});
  await product.database('recommendations').execute('delete from product_feeds');
  return figures;
}

/** Makes a shop's feed the whole catalogue. */
async function stock(product: Product, { name, feed }: Shop): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'presently-shop-'));
  try {
    const file = join(folder, `${name}.tsv`);
    writeFileSync(file, feed);
    await product.database('recommendations').execute('delete from product_feeds');
    await importOf(file, product.run.databases.recommendations!.owner, name);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export interface Added {
  sender: Client;
  id: string;
  person: PersonInShop;
}

/** Adds people to accounts of the free tier, which has few gifts a month. */
export async function addPeople(product: Product, people: readonly PersonInShop[]): Promise<Added[]> {
  const added: Added[] = [];
  for (let start = 0; start < people.length; start += perSender) {
    const sender = await newcomer(product.url);
    for (const person of people.slice(start, start + perSender)) {
      const { relationship, interests, age } = person;
      const name = `Robin ${String.fromCodePoint(65 + (added.length % 26))}`;
      const about = { name, relationship, interests, ...(age && { aboutAge: age }) };
      const { id } = await sender.api('POST /api/recipients', about);
      added.push({ sender, id, person });
    }
  }
  return added;
}
