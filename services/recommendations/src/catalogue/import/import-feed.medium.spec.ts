import { ormConfig } from '@presently/service/orm';
import { migrate } from '@presently/service/migrate';
import { createTestDatabase, type TestDatabase } from '@presently/testing/test-database';
import { MikroORM } from '@mikro-orm/postgresql';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { definition } from '../../definition.js';
import { runCatalogueCommand } from './command.js';
import { importFeed } from './import-feed.js';
import { openFeed } from './open-feed.js';
import { UnreadableFeed } from './rows/feed-row.js';

const day = 86_400_000;
const now = new Date('2026-12-01T12:00:00Z');

/** A feed of bowls, of which some lines may be written otherwise. */
const tsv = (count: number, write: (row: string, n: number) => string = (row) => row) =>
  [
    'id\ttitle\tlink\timage_link\tavailability\tcondition\tprice',
    ...Array.from({ length: count }, (_, n) =>
      write(`${n}\tBowl ${n}\thttps://s.example/${n}\thttps://s.example/${n}.jpg\tin stock\tnew\t40.00 USD`, n),
    ),
    '',
  ].join('\n');
const unread = (from: number) => (row: string, n: number) => (n < from ? row : row.replace('in stock', 'quién sabe'));

// The command and the service keep the rows of an import in different tables.
describe.each([false, true])('an import, in the service: %s', (isInService) => {
  let database: TestDatabase;
  let orm: MikroORM;
  let folder: string;
  beforeAll(async () => {
    database = await createTestDatabase();
    await migrate(definition, { DATABASE_URL: database.url('recommendations', 'owner') });
    orm = await MikroORM.init(
      ormConfig(definition, database.url('recommendations', isInService ? undefined : 'owner')),
    );
    folder = mkdtempSync(join(tmpdir(), 'feeds-'));
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true });
    await orm.close();
    await database.drop();
  });
  beforeEach(() => orm.em.fork().execute('delete from product_feeds'));

  async function bringIn(content: string, more: { mayLoseMost?: boolean; now?: Date } = {}) {
    const file = join(folder, 'feed');
    writeFileSync(file, content);
    return importFeed(orm.em.fork(), await openFeed(file), { feed: 'shop', now, isInService, ...more });
  }
  const products = () =>
    orm.em
      .fork()
      .execute<{ item_id: string; price_cents: number }[]>(
        'select item_id, price_cents from products order by length(item_id), item_id',
      );
  const ids = async () => (await products()).map(({ item_id }) => Number(item_id));
  const numbers = (count: number) => Array.from({ length: count }, (_, n) => n);

  it.each([
    [
      'cannot be read',
      tsv(500, unread(1)),
      /were 500 products.* only 1 that .* 499 rows .* line 3 availability "quién/,
    ],
    ['are missing', tsv(249), /were 500 products.* only 249 that .* old ones stay\. If/],
    ['are used', tsv(500, (row, n) => (n < 249 ? row : row.replace('new', 'used'))), /only 249/],
  ])('of which most products %s is refused, unless it is meant', async (_how, content, sentence) => {
    await bringIn(tsv(500));
    await expect(bringIn(content)).rejects.toThrow(UnreadableFeed);
    await expect(bringIn(content)).rejects.toThrow(sentence);
    expect(await ids()).toEqual(numbers(500));
    await expect(bringIn(content, { mayLoseMost: true })).resolves.toBeDefined();
  });

  it.each([
    ['half of the products', tsv(40), tsv(20), 20],
    ['most of few', tsv(9), tsv(1), 1],
    ['all of its ids', tsv(40), tsv(40, (row) => `new${row}`), 40],
  ])('may lose %s', async (_what, before, after, left) => {
    await bringIn(before);
    expect(await bringIn(after)).toMatchObject({ products: left });
  });

  it('keeps a product whose row cannot be read, for a week', async () => {
    await bringIn(tsv(40));
    const cheaper = (row: string, n: number) => unread(20)(row, n).replace('40.00', '30.00');
    expect(await bringIn(tsv(40, cheaper))).toEqual({ products: 40, added: 0, changed: 20, removed: 0, bad: 20 });
    expect((await products()).map(({ price_cents: cents }) => cents)).toEqual(
      numbers(40).map((n) => (n < 20 ? 30_00 : 40_00)),
    );
    expect(await bringIn(tsv(40, cheaper), { now: new Date(now.getTime() + 6 * day) })).toMatchObject({ removed: 0 });
    // One can be read again.
    const oneMore = (row: string, n: number) => (n === 39 ? row : cheaper(row, n));
    expect(await bringIn(tsv(40, oneMore), { now: new Date(now.getTime() + 7 * day) })).toMatchObject({ changed: 1 });
    expect(await bringIn(tsv(40, cheaper), { now: new Date(now.getTime() + 8 * day) })).toMatchObject({ removed: 19 });
    expect(await ids()).toEqual([...numbers(20), 39]);
  });

  it('keeps no product that is missing, is used now, or was never read', async () => {
    await bringIn(tsv(40));
    const rows = tsv(41, (row, n) =>
      n === 3 ? row.replace('new', 'used') : n === 40 ? row.replace('40.00 USD', 'call us') : row,
    );
    expect(await bringIn(rows.replace(/^5\t.*\n/m, ''))).toMatchObject({ added: 0, removed: 2, bad: 2 });
    expect(await ids()).toEqual(numbers(40).filter((n) => n !== 3 && n !== 5));
  });

  it('uses the row that can be read of two with one id', async () => {
    await bringIn(tsv(1));
    const [names = '', row = ''] = tsv(1).split('\n');
    await bringIn([names, row.replace('40', '30'), row.replace('40.00 USD', 'soon'), ''].join('\n'));
    expect(await products()).toMatchObject([{ price_cents: 30_00 }]);
  });

  it.each([300, 3_000])('that is cut off after %i bytes changes nothing', async (bytes) => {
    await bringIn(tsv(40));
    await expect(bringIn(tsv(40).slice(0, bytes))).rejects.toThrow(/middle of line|only \d+ that/);
    await expect(bringIn(tsv(40).replaceAll('\t', ',').slice(0, bytes))).rejects.toThrow(UnreadableFeed);
    expect(await ids()).toEqual(numbers(40));
  });

  if (!isInService)
    it('by the command takes a loss with a word for it', async () => {
      const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
      const file = join(folder, 'shop.tsv');
      const run = (...more: string[]) => runCatalogueCommand(orm.em.fork(), ['import', file, ...more], now);
      writeFileSync(file, tsv(40));
      await run();
      writeFileSync(file, tsv(4));
      await expect(run()).rejects.toThrow('--accept-loss');
      await run('--accept-loss');
      expect(await ids()).toEqual(numbers(4));
      log.mockRestore();
    });
});
