import { spawn } from 'node:child_process';
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { MikroORM } from '@mikro-orm/postgresql';
import { environment } from '../../libs/cli/src/environment.ts';
import { Failure } from '../../libs/cli/src/failure.ts';
import { root } from '../../tools/root.ts';
import type { Product } from '../world/product.ts';
import { interests, syntheticFeed } from './catalogue-feed.ts';
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
  /** Milliseconds of one search by interest words inside a budget, as the service does it. */
  search: Percentiles;
  /** The same for all that is about one interest, as ideas search. */
  about: Percentiles;
  /** The same of what is beside two interests, and of strangers, as a model judges. */
  beside: Percentiles;
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
  const [{ ormConfig }, { definition }, { CatalogueSource }, { topicOf }, { priceRanges }] = await Promise.all([
    import('@presently/service/orm'),
    import(`${service}/definition.js`),
    import(`${service}/catalogue/catalogue-source.js`),
    import(`${service}/topics/topic.js`),
    import('@presently/rules/vocabulary'),
  ]);
  const orm = await MikroORM.init(ormConfig(definition, databaseUrl, { size: 2, waitMs: 10_000 }));
  try {
    const source = new CatalogueSource(orm.em);
    const query = (index: number) => {
      const { min, max } = priceRanges[index % priceRanges.length]!;
      const words = [interests[index % interests.length]!, interests[(index * 7 + 3) % interests.length]!];
      return { words: words.slice(0, 1 + (index % 2)), min, max, limit: 12 };
    };
    const search = async (index: number) => {
      const { min, max } = query(index);
      for (const { priceCents } of await source.search(query(index)))
        if (priceCents < min || priceCents > (max ?? wholeRange))
          throw new Failure('A product is outside of its budget');
    };
    const searchAbout = async (index: number) => {
      const { words, ...others } = query(index);
      await source.search({ ...others, words, topic: topicOf(words[0]!), limit: 60 });
    };
    const searchBeside = async (index: number) => {
      const { min, max } = query(index);
      const topics = [index, index + 1].map((at) => topicOf(interests[at % interests.length]!));
      await source.beside({ topics, scarce: topics, min, max });
    };
    const scan = async (index: number) => {
      const { words, min, max } = query(index);
      await orm.em.fork().transactional(async (tx) => {
        await tx.execute('set local enable_indexscan = off');
        await tx.execute('set local enable_bitmapscan = off');
        await tx.execute(
          `select title, price_cents, ts_rank(search, words) as rank
           from products, websearch_to_tsquery('english', ?) words
           where search @@ words and price_cents between ? and ? order by rank desc limit 12`,
          [words.join(' or '), min, max ?? wholeRange],
        );
      });
    };
    // The first reads come from the disk.
    await timed(Math.ceil(searches / 4), search);
    const found = await timed(searches, search);
    await timed(interests.length, searchAbout);
    const about = await timed(Math.ceil(searches / 4), searchAbout);
    const beside = await timed(Math.ceil(searches / 8), searchBeside);
    const scanned = await timed(Math.max(3, Math.ceil(searches / 40)), scan);
    return { search: found, about, beside, scan: scanned, ratio: scanned.p50 / found.p50 };
  } finally {
    await orm.close();
  }
}

async function timed(times: number, work: (index: number) => Promise<void>): Promise<Percentiles> {
  const took: number[] = [];
  for (let index = 0; index < times; index++) {
    const started = performance.now();
    await work(index);
    took.push(performance.now() - started);
  }
  return { p50: percentile(took, 0.5), p95: percentile(took, 0.95) };
}
