import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newcomer, type Client } from '../world/client.ts';
import type { Product } from '../world/product.ts';
import type { FaultMode } from '../world/sandbox.ts';
import { importOf } from './catalogue.ts';
import { inParallel } from './in-parallel.ts';
import { streamIdeas, type ShownIdea } from './ideas-stream.ts';
import { Random } from '../world/random.ts';
import { Judge, type BudgetInCents, type JudgedSet, type Precision } from './ideas-truth.ts';
import { attic } from './shops/attic.ts';
import { boulevard } from './shops/boulevard.ts';
import { fairOf } from './shops/fair.ts';
import { hallOf } from './shops/hall.ts';
import { harbour } from './shops/harbour.ts';
import { landhandel } from './shops/landhandel.ts';
import { listed } from './shops/listed.ts';
import { parkway } from './shops/parkway.ts';
import type { Shop } from './shops/shop.ts';

const budgets: readonly BudgetInCents[] = [
  { label: '$0 - $25', min: 0, max: 25_00 },
  { label: '$25 - $50', min: 25_00, max: 50_00 },
  { label: '$50 - $100', min: 50_00, max: 100_00 },
];
/** How the model behaves. `knowing` knows what products are, and errs in one of ten. */
export type Behaviour = FaultMode | 'knowing';
const modes: Behaviour[] = ['down', 'ok', 'knowing', 'lazy', 'hostile'];
/** What tuned shops are judged with. */
const fewModes: Behaviour[] = ['down', 'hostile'];
const errors = 0.1;
const perSender = 5;
const atOnce = 4;

/** Shops of sellers of all sorts, whose managers judge by their categories. */
const lists = ['toybox', 'hobbyfair', 'emporium'];
/** The shops that the search is least tuned on. The goals apply to them. */
export const strangest = [...[attic, harbour, boulevard, parkway].map(({ name }) => name), ...lists];

export const shops = (): Shop[] => [
  hallOf(landhandel),
  ...[attic, harbour, boulevard, parkway].map(fairOf),
  ...lists.map(listed),
];

/** Judges ideas from shops that nothing was written for, by the truth about their articles. */
export async function precision(
  product: Product,
  count: number,
  chosen: readonly Shop[] = shops(),
  each: (way: string, sets: JudgedSet[]) => void = () => {},
  modesOf = ({ name }: Shop): readonly Behaviour[] => (strangest.includes(name) ? modes : fewModes),
): Promise<Precision[]> {
  const results: Precision[] = [];
  // The shop is all there is: the sandbox's own articles have no truth.
  await product.sandbox.fault('products', 'down');
  for (const shop of chosen) {
    await stock(product, shop);
    const recipients = await addRecipients(product, shop.people.slice(0, count));
    const judge = new Judge(shop);
    const add = (way: string, sets: JudgedSet[]) => {
      results.push(judge.summarize(way, sets));
      each(`${shop.name}, ${way}`, sets);
    };
    add('words alone', await byWordsAlone(product, shop, count));
    for (const mode of modesOf(shop)) {
      await product.sandbox.fault('ai', mode === 'knowing' ? 'ok' : mode);
      await product.sandbox.knowledge(mode === 'knowing' ? knowledgeOf(shop) : {});
      const judged = await inParallel(recipients, atOnce, async ({ sender, id }, person) => {
        const sets: JudgedSet[] = [];
        for (const budget of budgets) {
          const { ideas } = await streamIdeas(sender, id, budget.label, true);
          sets.push(judge.read(person, budget, ideas));
        }
        return sets;
      });
      const sets = judged.flat();
      add(mode, sets);
    }
    await product.sandbox.fault('ai', 'ok');
  }
  await product.sandbox.fault('products', 'ok');
  return results;
}

/** The interests that each article is about; of some, wrongly none, and of some, any. */
function knowledgeOf({ articles, interests, isAbout }: Shop): Record<string, string[]> {
  const chance = new Random(articles.length);
  return Object.fromEntries(
    articles.map((article) => {
      const draw = chance.next();
      const about = interests.filter((interest) => isAbout(article, interest));
      return [article.title, draw < errors / 2 ? [] : draw < errors ? ['*'] : about];
    }),
  );
}

/** The baseline: the products that have most words of the interests, three to an idea. */
async function byWordsAlone(product: Product, shop: Shop, count: number): Promise<JudgedSet[]> {
  const judge = new Judge(shop);
  const sets: JudgedSet[] = [];
  for (const [person, interests] of shop.people.slice(0, count).entries())
    for (const budget of budgets) {
      const ideas: ShownIdea[] = [];
      for (const interest of interests) {
        const found = await product.database('recommendations').rows<{ title: string; link: string }>(
          `select title, link from products,
             to_tsquery('english', replace(plainto_tsquery('english', $1)::text, '&', '|')) words
           where search @@ words and price_cents between $2 and $3
           order by ts_rank(search, words) desc, title limit $4`,
          [interest, budget.min, budget.max, Math.floor(24 / interests.length)],
        );
        for (let n = 0; n < found.length; n += 3)
          ideas.push({
            name: `For the love of ${interest}`,
            category: '',
            description: '',
            reasoning: '',
            realProducts: found.slice(n, n + 3).map((row) => ({ ...row, price: '' })),
          });
      }
      sets.push(judge.read(person, budget, ideas));
    }
  return sets;
}

/** Makes a shop's feed the whole catalogue. */
async function stock(product: Product, { name, feed }: Shop): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'presently-shop-'));
  try {
    const file = join(folder, feed.file);
    writeFileSync(file, feed.text);
    await product.database('recommendations').execute('delete from product_feeds');
    await importOf(file, product.run.databases.recommendations!.owner, name);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function addRecipients(product: Product, people: readonly (readonly string[])[]) {
  const recipients: { sender: Client; id: string }[] = [];
  for (let start = 0; start < people.length; start += perSender) {
    const sender = await newcomer(product.url);
    for (const interests of people.slice(start, start + perSender))
      recipients.push({ sender, id: await sender.addRecipient(`Robin ${recipients.length}`, [...interests]) });
  }
  return recipients;
}
