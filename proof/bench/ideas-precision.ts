import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newcomer, type Client } from '../world/client.ts';
import type { Product } from '../world/product.ts';
import type { FaultMode } from '../world/sandbox.ts';
import { importOf } from './catalogue.ts';
import { streamIdeas, type ShownIdea } from './ideas-stream.ts';
import { household } from './shops/household.ts';
import { outfitters } from './shops/outfitters.ts';
import { studio } from './shops/studio.ts';
import { toys } from './shops/toys.ts';
import { articlesOf, feedOf, peopleOf, truthOf, type Article, type Trade } from './shops/trade.ts';

const budgets = [
  { label: '$0 - $25', min: 0, max: 25_00 },
  { label: '$25 - $50', min: 25_00, max: 50_00 },
  { label: '$50 - $100', min: 50_00, max: 100_00 },
];
/** The model's behaviours. */
const modes: FaultMode[] = ['down', 'ok', 'lazy', 'hostile'];
const perSender = 5;
/** From this many fitting products on, a shop has plenty. */
const plenty = 12;
/** The only idea that may be about nobody in particular. */
const forAnybody = /almost anybody/i;

/** What one set shows, by the categories of the shop's articles. */
interface JudgedSet {
  person: number;
  budget: string;
  products: string[];
  fitting: number;
  ideas: number;
  falseClaims: string[];
  /** Fitting products of the shop in this budget. */
  stock: number;
}

export interface Precision {
  shop: string;
  /** The model's behaviour, or `words alone` for the baseline. */
  way: string;
  sets: number;
  shown: number;
  precision: number;
  ideas: number;
  falseClaims: number;
  /** Share of sets with four ideas and nine fitting products, of those with plenty in the shop. */
  coverage: number;
  /** The largest share of products that two people with disjoint interests have in common. */
  overlap: number;
}

/** Judges ideas from shops that nothing was written for, by the categories of their articles. */
export async function precision(product: Product, count: number): Promise<Precision[]> {
  const results: Precision[] = [];
  for (const trade of [toys, household, studio, outfitters]) {
    await stock(product, trade);
    const recipients = await addRecipients(product, peopleOf(trade).slice(0, count));
    const judge = new Judge(trade);
    results.push(summary(trade, 'words alone', await byWordsAlone(product, trade, count)));
    for (const mode of modes) {
      await product.sandbox.fault('ai', mode);
      const sets: JudgedSet[] = [];
      for (const [person, { sender, id }] of recipients.entries())
        for (const budget of budgets) {
          const { ideas } = await streamIdeas(sender, id, budget.label, true);
          sets.push(judge.read(person, budget, ideas));
        }
      results.push(summary(trade, mode, sets));
    }
    await product.sandbox.fault('ai', 'ok');
  }
  return results;
}

class Judge {
  private readonly people: string[][];
  private readonly truth: Map<string, string[]>;
  private readonly articles: Article[];
  private readonly byLink: Map<string, Article>;

  constructor(trade: Trade) {
    this.people = peopleOf(trade);
    this.truth = truthOf(trade);
    this.articles = articlesOf(trade);
    this.byLink = new Map(this.articles.map((article) => [article.link, article]));
  }

  read(person: number, { label, min, max }: (typeof budgets)[number], ideas: readonly ShownIdea[]): JudgedSet {
    const interests = this.people[person]!;
    const isAbout = (article: Article | undefined, wanted: readonly string[]) =>
      wanted.some((interest) =>
        this.truth.get(interest)!.some((part) => article?.category.toLowerCase().includes(part)),
      );
    const own = ideas.filter(({ name }) => !forAnybody.test(name));
    const shown = own.flatMap(({ realProducts }) => realProducts);
    const strays = shown.filter(({ link }) => !isAbout(this.byLink.get(link), interests));
    // Every interest of every person counts, also those of others.
    const falseClaims = own.flatMap(({ name, reasoning, description, realProducts }) => {
      const text = `${name} ${reasoning} ${description}`.toLowerCase();
      const isNamed = (interest: string) => new RegExp(`\\b${interest.toLowerCase()}\\b`).test(text);
      const claimed = [...this.truth.keys()]
        .filter(isNamed)
        .filter((interest) => !isPartOfAnother(interest, interests));
      const isBorneOut = (interest: string) =>
        realProducts.some(({ link }) => isAbout(this.byLink.get(link), [interest]));
      return claimed.filter((interest) => !isBorneOut(interest)).map((interest) => `${interest}: ${name}`);
    });
    return {
      person,
      budget: label,
      products: shown.map(({ link }) => link),
      fitting: shown.length - strays.length,
      ideas: own.length,
      falseClaims,
      stock: this.articles.filter((one) => one.cents >= min && one.cents <= max && isAbout(one, interests)).length,
    };
  }

  /** Whether no article is about an interest of both. */
  areDisjoint(one: number, other: number): boolean {
    const parts = (person: number) => this.people[person]!.flatMap((interest) => this.truth.get(interest)!);
    const isOf = (article: Article, person: number) =>
      parts(person).some((part) => article.category.toLowerCase().includes(part));
    return !this.articles.some((article) => isOf(article, one) && isOf(article, other));
  }

  overlapOf(sets: readonly JudgedSet[]): number {
    const shares = sets.flatMap((one) =>
      sets
        .filter((other) => other.person > one.person && other.budget === one.budget)
        .filter((other) => Math.min(one.stock, other.stock) >= plenty && this.areDisjoint(one.person, other.person))
        .map((other) => {
          const common = one.products.filter((link) => other.products.includes(link)).length;
          return common / Math.max(1, Math.min(one.products.length, other.products.length));
        }),
    );
    return Math.max(0, ...shares);
  }
}

/** `puzzles` is not claimed by `jigsaw puzzles`. */
const isPartOfAnother = (interest: string, interests: readonly string[]) =>
  interests.some((other) => other !== interest && other.toLowerCase().includes(interest.toLowerCase()));

function summary(trade: Trade, way: string, sets: readonly JudgedSet[]): Precision {
  const shown = sets.reduce((sum, { products }) => sum + products.length, 0);
  const rich = sets.filter(({ stock }) => stock >= plenty);
  const covered = rich.filter(({ ideas, fitting }) => ideas >= 4 && fitting >= 9);
  return {
    shop: trade.name,
    way,
    sets: sets.length,
    shown,
    precision: shown === 0 ? 1 : sets.reduce((sum, { fitting }) => sum + fitting, 0) / shown,
    ideas: sets.reduce((sum, { ideas }) => sum + ideas, 0),
    falseClaims: sets.reduce((sum, { falseClaims }) => sum + falseClaims.length, 0),
    coverage: covered.length / Math.max(1, rich.length),
    overlap: new Judge(trade).overlapOf(sets),
  };
}

/** The baseline: the products that have most words of the interests, three to an idea. */
async function byWordsAlone(product: Product, trade: Trade, count: number): Promise<JudgedSet[]> {
  const judge = new Judge(trade);
  const sets: JudgedSet[] = [];
  for (const [person, interests] of peopleOf(trade).slice(0, count).entries())
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
async function stock(product: Product, trade: Trade): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'presently-shop-'));
  try {
    const file = join(folder, `${trade.name}.tsv`);
    writeFileSync(file, feedOf(trade));
    await product.database('recommendations').execute('delete from product_feeds');
    await importOf(file, product.run.databases.recommendations!.owner, trade.name);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function addRecipients(product: Product, people: readonly string[][]) {
  const recipients: { sender: Client; id: string }[] = [];
  for (let start = 0; start < people.length; start += perSender) {
    const sender = await newcomer(product.url);
    for (const interests of people.slice(start, start + perSender))
      recipients.push({ sender, id: await sender.addRecipient(`Robin ${recipients.length}`, interests) });
  }
  return recipients;
}
