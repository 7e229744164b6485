import type { EntityManager } from '@mikro-orm/postgresql';
import { parseArgs } from 'node:util';
import { ProductFeed } from '../product-feed.entity.js';
import { importFeed, settle } from './import-feed.js';
import { basename } from 'node:path';
import { minutesOfEvery, tellEvery } from './every.js';
import { isAddress, openFeed, type OpenFeed } from './open-feed.js';

export const usage = `npm run catalogue -- import <file|url> [--feed <name>]   brings a product feed in, or up to date
npm run catalogue -- import <url> --every <6h|never>     the same, and again every six hours; or never again
npm run catalogue -- import <file|url> --accept-loss     the same, also if most of its products are gone
npm run catalogue -- list                                which feeds there are
npm run catalogue -- remove <feed>                       takes one out

A feed has Google's product fields, as TSV, CSV, RSS or Atom, packed with gzip or zip or not. \
Imported again, it replaces what it
had: changed products change, and those it no longer holds go. \
A version that has less than half of the products is refused, as it may be a part of one.`;

/** Bad rows that are printed one by one; the rest is counted. */
const printedBadRows = 20;

/** @throws Error with a sentence for the person at the terminal */
export async function runCatalogueCommand(em: EntityManager, args: readonly string[], now: Date): Promise<void> {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { feed: { type: 'string' }, every: { type: 'string' }, 'accept-loss': { type: 'boolean' } },
  });
  const [verb, what, ...others] = positionals;
  if (others.length > 0) throw new Error(usage);
  if (verb === 'import' && what)
    return importInto(em, what, {
      feed: values.feed ?? nameOf(what),
      every: values.every,
      mayLoseMost: values['accept-loss'] ?? false,
      now,
    });
  if (verb === 'list' && !what) return list(em);
  if (verb === 'remove' && what) return remove(em, what);
  throw new Error(usage);
}

const feedEnding = /\.(?:tsv|csv|txt|xml|rss|atom|gz|zip)$/i;

/** `shop.example` of an address, `gifts` of `feeds/gifts.tsv.gz`. */
function nameOf(where: string): string {
  if (URL.canParse(where) && /^https?:/.test(where)) return new URL(where).host;
  let name = basename(where.replaceAll('\\', '/'));
  while (feedEnding.test(name)) name = name.slice(0, name.lastIndexOf('.'));
  return name;
}

interface Wanted {
  feed: string;
  /** `6h`, `never`; undefined leaves the schedule as it is. */
  every: string | undefined;
  mayLoseMost: boolean;
  now: Date;
}

async function importInto(em: EntityManager, where: string, { feed, every, mayLoseMost, now }: Wanted): Promise<void> {
  const everyMinutes = every === undefined ? undefined : minutesOfEvery(every);
  if (everyMinutes && !isAddress(where)) throw new Error('Only a feed at an address can be fetched again by itself');
  const started = performance.now();
  const source = await openFeed(where);
  const progress = new ProgressLine(source);
  let bad = 0;
  const summary = await importFeed(em, source, {
    feed,
    now,
    mayLoseMost,
    onProgress: (rows) => progress.show(rows),
    onBadRow: (line, reason) => {
      if (++bad <= printedBadRows) progress.say(`Line ${line} ${reason}`);
    },
  }).finally(() => progress.clear());
  if (bad > printedBadRows) console.log(`… and ${count(bad - printedBadRows)} more rows that could not be used`);
  if (everyMinutes !== undefined)
    await schedule(em, feed, everyMinutes === null ? undefined : { where, everyMinutes, now });
  await settle(em);
  const { products, added, changed, removed } = summary;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `${feed}: ${count(products)} products (${count(added)} new, ${count(changed)} changed, ${count(removed)} gone), ` +
      `${count(bad)} rows left out, in ${seconds} s`,
  );
  if (everyMinutes) console.log(`The service fetches it again ${tellEvery(everyMinutes)}.`);
}

/** Keeps where and how often the service fetches a feed again. */
async function schedule(
  em: EntityManager,
  feed: string,
  wanted: { where: string; everyMinutes: number; now: Date } | undefined,
): Promise<void> {
  const dueAt = wanted && new Date(wanted.now.getTime() + wanted.everyMinutes * 60_000);
  await em.execute(
    'update product_feeds set address = ?, every_minutes = ?, due_at = ?, problem = null where name = ?',
    [wanted?.where ?? null, wanted?.everyMinutes ?? null, dueAt ?? null, feed],
  );
}

async function list(em: EntityManager): Promise<void> {
  const feeds = await em.find(ProductFeed, {}, { orderBy: { name: 'asc' } });
  if (feeds.length === 0) console.log('The catalogue is empty.');
  for (const { name, products, origin, importedAt, everyMinutes, problem } of feeds) {
    const often = everyMinutes ? `, ${tellEvery(everyMinutes)}` : '';
    const failed = problem ? `. Last time it failed: ${problem}` : '';
    const at = `${importedAt.toISOString().slice(0, 16)}Z`;
    console.log(`${name}: ${count(products)} products, from ${origin} on ${at}${often}${failed}`);
  }
}

async function remove(em: EntityManager, name: string): Promise<void> {
  // The foreign key deletes its products.
  if ((await em.nativeDelete(ProductFeed, { name })) === 0) throw new Error(`There is no feed "${name}"`);
  console.log(`${name} is gone from the catalogue`);
}

const count = (value: number) => value.toLocaleString('en');

/** A line with the progress, on terminals only. */
class ProgressLine {
  private readonly isTerminal = process.stdout.isTTY;

  constructor(private readonly source: OpenFeed) {}

  show(rows: number): void {
    if (!this.isTerminal) return;
    const { size } = this.source;
    const share = size ? `, ${Math.floor((100 * this.source.bytesRead()) / size)} %` : '';
    process.stdout.write(`\r\x1b[K${count(rows)} rows${share}`);
  }

  say(text: string): void {
    this.clear();
    console.log(text);
  }

  clear(): void {
    if (this.isTerminal) process.stdout.write('\r\x1b[K');
  }
}
