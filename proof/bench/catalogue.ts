import { spawn } from 'node:child_process';
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { MikroORM } from '@mikro-orm/postgresql';
import { environment } from '../../libs/cli/src/environment.ts';
import { Failure } from '../../libs/cli/src/failure.ts';
import type { ProductSource } from '../../services/recommendations/src/products/product-source.ts';
import { root } from '../../tools/root.ts';
import type { Product } from '../world/product.ts';
import { categories, interests, syntheticFeed } from './catalogue-feed.ts';
import { percentile } from '../world/statistics.ts';

const service = `${root}services/recommendations/dist`;
const wholeRange = 2_147_483_647;

interface Percentiles {
  p50: number;
  p95: number;
}

export interface CatalogueFigures {
  rows: number;
  import: { rowsPerSecond: number; peakMegabytes: number; againRowsPerSecond: number };
  searches: number;
  /** Milliseconds of one search by a query inside a budget, as the service does it. */
  search: Percentiles;
  /** The same with phrases and shelves of two interests, as ideas search where a model has named them. */
  hinted: Percentiles;
  /** The same for forty titles, which a model reads where phrases find too little. */
  widely: Percentiles;
  /** The same by a scan of all rows, and the ratio of the medians. */
  scan: Percentiles;
  ratio: number;
}

/** Imports and searches feeds of growing size, the last as large as a large shop's. */
export async function catalogue(
  product: Product,
  sizes: readonly number[],
  searches: number,
): Promise<CatalogueFigures[]> {
  const figures: CatalogueFigures[] = [];
  for (const rows of sizes) figures.push(await catalogueOf(product, rows, searches));
  return figures;
}

async function catalogueOf(product: Product, rows: number, searches: number): Promise<CatalogueFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'presently-feed-'));
  try {
    const file = join(folder, 'synthetic.tsv');
    await pipeline(Readable.from(inPieces(syntheticFeed(rows))), createWriteStream(file));
    const { owner, runtime } = product.run.databases.recommendations!;
    const first = await importOf(file, owner);
    const again = await importOf(file, owner);
    return {
      rows,
      import: {
        rowsPerSecond: rows / first.seconds,
        peakMegabytes: first.peakMegabytes,
        againRowsPerSecond: rows / again.seconds,
      },
      searches,
      ...(await measureSearches(runtime, searches)),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function* inPieces(lines: Iterable<string>): Generator<string> {
  let piece = '';
  for (const line of lines) {
    piece += `${line}\n`;
    if (piece.length < 64 * 1024) continue;
    yield piece;
    piece = '';
  }
  yield piece;
}

/** Runs the import as an operator does, and measures it. */
export async function importOf(
  file: string,
  databaseUrl: string,
  feed = 'synthetic',
): Promise<{ seconds: number; peakMegabytes: number }> {
  const peak = `process.on('exit', () => console.error('peak ' + process.resourceUsage().maxRSS))`;
  const started = performance.now();
  const args = ['--import', `data:text/javascript,${encodeURIComponent(peak)}`, `${service}/import-catalogue.js`];
  const child = spawn(process.execPath, [...args, 'import', file, '--feed', feed], {
    env: { ...environment, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (printed += text));
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Failure(`The import failed:\n${printed}`);
  const seconds = (performance.now() - started) / 1000;
  return { seconds, peakMegabytes: Number(/peak (\d+)/.exec(printed)![1]) / 1024 };
}

async function measureSearches(databaseUrl: string, searches: number) {
  const [{ ormConfig }, { definition }, { CatalogueSource }, { priceRanges }] = await Promise.all([
    import('@presently/service/orm'),
    import(`${service}/definition.js`),
    import(`${service}/catalogue/catalogue-source.js`),
    import('@presently/rules/vocabulary'),
  ]);
  const orm = await MikroORM.init(ormConfig(definition, databaseUrl, { size: 2, waitMs: 10_000 }));
  try {
    const source = new CatalogueSource(orm.em, hints, { isHttpShown: true }) as Pick<ProductSource, 'search'>;
    const query = (index: number, limit: number) => {
      const { min, max } = priceRanges[index % priceRanges.length]!;
      const words = [interests[index % interests.length]!, interests[(index * 7 + 3) % interests.length]!];
      return { query: words.slice(0, 1 + (index % 2)).join(' '), words, min, max, currency: 'USD', limit, account };
    };
    const searchFor = (limit: number, isHinted: boolean) => async (index: number) => {
      const { words, ...asked } = query(index, limit);
      for (const { priceCents } of await source.search(isHinted ? { ...asked, interests: words } : asked))
        if (priceCents < asked.min || priceCents > (asked.max ?? wholeRange))
          throw new Failure('A product is outside of its budget');
    };
    const search = searchFor(10, false);
    const scan = async (index: number) => {
      const { words, min, max } = query(index, 10);
      await orm.em.fork().transactional(async (tx) => {
        await tx.execute('set local enable_indexscan = off');
        await tx.execute('set local enable_bitmapscan = off');
        await tx.execute(
          `select title, price_cents, ts_rank(search, words) as rank
           from products, websearch_to_tsquery('english', ?) words
           where search @@ words and price_cents between ? and ? order by rank desc limit 12`,
          [words.slice(0, 1 + (index % 2)).join(' or '), min, max ?? wholeRange],
        );
      });
    };
    // The first reads come from the disk.
    await timed(Math.ceil(searches / 4), search);
    const found = await timed(searches, search);
    const hinted = await timed(Math.ceil(searches / 4), searchFor(10, true));
    const widely = await timed(Math.ceil(searches / 8), searchFor(40, true));
    const scanned = await timed(Math.max(3, Math.ceil(searches / 40)), scan);
    return { search: found, hinted, widely, scan: scanned, ratio: scanned.p50 / found.p50 };
  } finally {
    await orm.close();
  }
}

const account = { userId: 'bench', tier: 'free', isConfirmed: true } as const;

/** What a model has said of an interest: eight phrases, and three shelves. */
const hints = {
  phrasesFor: (asked: readonly string[]) => forEach(asked, (at) => from(interests, at, 8)),
  shelvesFor: (asked: readonly string[]) =>
    forEach(asked, (at) => from(categories, at, 3).map((category) => ({ category, google: null }))),
};

function forEach<T>(asked: readonly string[], say: (at: number) => T[]): Promise<Map<string, T[]>> {
  return Promise.resolve(new Map(asked.map((interest) => [interest, say(interests.indexOf(interest))])));
}

const from = <T>(list: readonly T[], start: number, count: number): T[] =>
  Array.from({ length: count }, (_none, n) => list[(start + n) % list.length]!);

async function timed(times: number, work: (index: number) => Promise<void>): Promise<Percentiles> {
  const took: number[] = [];
  for (let index = 0; index < times; index++) {
    const started = performance.now();
    await work(index);
    took.push(performance.now() - started);
  }
  return { p50: percentile(took, 0.5), p95: percentile(took, 0.95) };
}
