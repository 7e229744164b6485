import { migrate } from '@presently/service/migrate';
import { ormConfig } from '@presently/service/orm';
import { createTestDatabase, type TestDatabase } from '@presently/testing/test-database';
import { MikroORM } from '@mikro-orm/postgresql';
import { definition } from '../definition.js';
import { aQuery } from '../products/products.builders.js';
import type { ProductQuery } from '../products/product-source.js';
import { CatalogueSource } from './catalogue-source.js';
import { importFeed } from './import/import-feed.js';
import { ShelfTrees } from './shelf-tree.js';

const feed = [
  ['id', 'title', 'link', 'image_link', 'price', 'availability', 'product_type'],
  ['usd', 'Walnut bowl', '', '', '40.00 USD', 'in_stock', 'Home > Bowls'],
  ['eur', 'Olive bowl', '', '', '40,00 €', 'in_stock', 'Haus > Schalen'],
  ['eur-dear', 'Marble bowl', '', '', '120.00 EUR', 'in_stock', 'Haus > Schalen'],
  ['eur-out', 'Ash bowl', '', '', '40.00 EUR', 'out_of_stock', 'Haus > Weg'],
  ['gbp', 'Oak bowl', '', '', '£40.00', 'in_stock', 'Home > Bowls'],
  ['jpy', 'Lacquer bowl', '', '', '¥4,800', 'in_stock', 'Urushi'],
  ['kwd', 'Brass bowl', '', '', '12.500 KWD', 'in_stock', 'Brass'],
]
  .map(([id, title, link, image, ...rest], nth) =>
    (nth === 0
      ? [id, title, link, image, ...rest]
      : [id, title, `https://shop.example/${id}`, `https://shop.example/${id}.jpg`, ...rest]
    ).join('\t'),
  )
  .join('\n');

describe('a feed in several currencies', () => {
  let database: TestDatabase;
  let owner: MikroORM;
  let runtime: MikroORM;
  let catalogue: CatalogueSource;
  let trees: ShelfTrees;
  const shelves = new Map<string, { category: string; google: number | null }[]>();

  beforeAll(async () => {
    database = await createTestDatabase();
    await migrate(definition, { DATABASE_URL: database.url('recommendations', 'owner') });
    owner = await MikroORM.init(ormConfig(definition, database.url('recommendations', 'owner')));
    runtime = await MikroORM.init(ormConfig(definition, database.url('recommendations'), { size: 3, waitMs: 10_000 }));
    const hints = { phrasesFor: async () => new Map<string, string[]>(), shelvesFor: async () => shelves };
    catalogue = new CatalogueSource(runtime.em, hints, { isHttpShown: false });
    trees = new ShelfTrees(runtime.em);
    const content = (async function* () {
      yield Buffer.from(feed);
    })();
    const source = { content, origin: 'feed.tsv', bytesRead: () => 0 };
    const summary = await importFeed(owner.em.fork(), source, { feed: 'shop', now: new Date() });
    expect(summary).toMatchObject({ products: 7, bad: 0 });
  });
  afterAll(async () => {
    await owner.close();
    await runtime.close();
    await database.drop();
  });

  const find = async (more: Partial<ProductQuery>) =>
    (await catalogue.search(aQuery({ query: 'bowl', limit: 10, min: 0, max: null, ...more }))).map(
      ({ title, priceCents, currency }) => `${title} ${priceCents} ${currency}`,
    );

  it.each([
    ['USD', ['Walnut bowl 4000 USD']],
    ['EUR', ['Marble bowl 12000 EUR', 'Olive bowl 4000 EUR']],
    ['GBP', ['Oak bowl 4000 GBP']],
    ['JPY', ['Lacquer bowl 4800 JPY']],
    ['KWD', ['Brass bowl 12500 KWD']],
    ['CHF', []],
  ])('shows its products in %s only to accounts with it', async (currency, titles) =>
    expect((await find({ currency })).toSorted()).toEqual(titles),
  );

  it.each([
    ['EUR', 25_00, 50_00, ['Olive bowl 4000 EUR']],
    ['EUR', 40_00, 40_00, ['Olive bowl 4000 EUR']],
    ['EUR', 0, 39_99, []],
    ['JPY', 3_000, 8_000, ['Lacquer bowl 4800 JPY']],
    ['JPY', 50, 100, []],
    ['KWD', 12_000, 13_000, ['Brass bowl 12500 KWD']],
  ])('has in %s between %d and %d what costs so much', async (currency, min, max, titles) =>
    expect(await find({ currency, min, max })).toEqual(titles),
  );

  it('has the shelves of each currency', async () => {
    const paths = async (currency: string) => (await trees.current(currency))?.shelves.map(({ path }) => path);
    expect([await paths('USD'), await paths('EUR'), await paths('JPY'), await paths('CHF')]).toEqual([
      ['Home > Bowls'],
      ['Haus > Schalen'],
      ['Urushi'],
      [],
    ]);
    expect(await trees.naming('bowl', 'EUR', 5)).toEqual([{ category: 'Haus > Schalen', google: null }]);
    shelves.set('bowls', [{ category: 'Home > Bowls', google: null }]);
    expect(await find({ currency: 'GBP', query: 'nothing', interests: ['bowls'] })).toEqual(['Oak bowl 4000 GBP']);
  });

  it('refuses a text that is no currency', () =>
    expect(find({ currency: `EUR' or '1'='1` })).rejects.toThrow('is no currency'));
});
