import { ormConfig } from '@presently/service/orm';
import { migrate } from '@presently/service/migrate';
import { createTestDatabase, type TestDatabase } from '@presently/testing/test-database';
import { MikroORM } from '@mikro-orm/postgresql';
import fc from 'fast-check';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { definition } from '../definition.js';
import { offerKeys } from '../products/offer-keys.js';
import type { ProductQuery } from '../products/product-source.js';
import { aQuery } from '../products/products.builders.js';
import { CatalogueSource } from './catalogue-source.js';
import { UnreadableFeed } from './import/rows/feed-row.js';
import type { Shelf } from './shelf.js';
import { importFeed } from './import/import-feed.js';
import { openFeed } from './import/open-feed.js';

const columns = [
  'id',
  'title',
  'description',
  'link',
  'image_link',
  'price',
  'availability',
  'brand',
  'gtin',
  'product_type',
  'product_highlight',
  'expiration_date',
  'google_product_category',
  'age_group',
] as const;
type Fields = Partial<Record<(typeof columns)[number], string>>;

let count = 0;
function aRow(given: Fields = {}): Fields {
  const id = `p${++count}`;
  return {
    id,
    title: `Thing ${id}`,
    link: `https://shop.example/${id}`,
    image_link: `https://shop.example/${id}.jpg`,
    price: '40.00 USD',
    availability: 'in_stock',
    brand: id,
    ...given,
  };
}
const tsv = (rows: Fields[]) =>
  [columns, ...rows.map((row) => columns.map((name) => row[name] ?? ''))]
    .map((cells) => `${cells.join('\t')}\n`)
    .join('');

describe('the catalogue', () => {
  let database: TestDatabase;
  let owner: MikroORM;
  let runtime: MikroORM;
  let folder: string;
  let catalogue: CatalogueSource;
  const known = { phrases: new Map<string, string[]>(), shelves: new Map<string, Shelf[]>() };
  const hints = { phrasesFor: async () => known.phrases, shelvesFor: async () => known.shelves };

  beforeAll(async () => {
    database = await createTestDatabase();
    await migrate(definition, { DATABASE_URL: database.url('recommendations', 'owner') });
    owner = await MikroORM.init(ormConfig(definition, database.url('recommendations', 'owner')));
    runtime = await MikroORM.init(ormConfig(definition, database.url('recommendations'), { size: 3, waitMs: 10_000 }));
    catalogue = new CatalogueSource(runtime.em, hints, { isHttpShown: false });
    folder = mkdtempSync(join(tmpdir(), 'feeds-'));
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true });
    await owner.close();
    await runtime.close();
    await database.drop();
  });
  beforeEach(() => owner.em.fork().execute('delete from product_feeds; delete from product_words'));

  const bad: string[] = [];
  const now = new Date('2026-11-21T12:00:00Z');
  async function bringIn(content: string | Buffer, feed = 'shop', at = now) {
    bad.length = 0;
    const file = join(folder, 'feed');
    writeFileSync(file, content);
    const onBadRow = (line: number, reason: string) => void bad.push(`${line} ${reason}`);
    return importFeed(owner.em.fork(), await openFeed(file), { feed, now: at, onBadRow });
  }
  const find = async (query: string, more: Partial<ProductQuery> = {}) =>
    (await catalogue.search(aQuery({ query, limit: 10, ...more }))).map(({ title }) => title);

  describe('importing a feed', () => {
    it('reports the result and the rows that could not be used', async () => {
      const rows = [aRow(), aRow({ price: 'call us' }), aRow(), aRow({ link: '' })];
      expect(await bringIn(tsv(rows))).toEqual({ products: 2, added: 2, changed: 0, removed: 0, bad: 2 });
      expect(bad).toEqual(['3 price "call us" is unclear', '5 has no link']);
    });

    it('detects gzip by content, not by name', async () => {
      expect(await bringIn(gzipSync(tsv([aRow()])))).toMatchObject({ products: 1 });
    });

    it('again updates changed products, removes missing ones, and keeps the others and other feeds', async () => {
      const [same, dearer, gone, fresh] = [
        aRow(),
        aRow({ title: 'Brass kettle' }),
        aRow({ title: 'Old kettle' }),
        aRow(),
      ];
      await bringIn(tsv([aRow({ title: 'Their kettle' })]), 'other');
      await bringIn(tsv([same, dearer, gone]));
      const versions = () =>
        database.admin.query(`select item_id, xmin::text from recommendations.products order by 1`);
      const before = new Map((await versions()).rows.map((row) => [row.item_id, row.xmin]));

      const later = new Date('2026-11-22T12:00:00Z');
      const summary = await bringIn(tsv([same, { ...dearer, price: '45.00 USD' }, fresh]), 'shop', later);
      expect(summary).toEqual({ products: 3, added: 1, changed: 1, removed: 1, bad: 0 });
      const after = new Map((await versions()).rows.map((row) => [row.item_id, row.xmin]));
      expect(after.get(same.id)).toBe(before.get(same.id));

      const offers = await catalogue.search(aQuery({ query: 'kettle' }));
      expect(new Map(offers.map(({ title, priceCents }) => [title, priceCents]))).toEqual(
        new Map([
          ['Brass kettle', 45_00],
          ['Their kettle', 40_00],
        ]),
      );
      expect(offers.find(({ title }) => title === 'Brass kettle')?.checkedAt).toEqual(later);
      expect(offers.find(({ title }) => title === 'Their kettle')?.checkedAt).toEqual(now);
    });

    it('uses the later of two rows with one id', async () => {
      const row = aRow({ title: 'Teapot', price: '30.00 USD' });
      expect(await bringIn(tsv([row, { ...row, price: '35.00 USD' }]))).toMatchObject({ products: 1 });
      expect((await catalogue.search(aQuery({ query: 'teapot' }))).map(({ priceCents }) => priceCents)).toEqual([
        35_00,
      ]);
    });

    it.each([
      ['is empty', ''],
      ['has only names', tsv([])],
      ['has no row that can be used', tsv([aRow({ price: '' })])],
      [
        'is a packed file that ends in the middle',
        gzipSync(tsv(Array.from({ length: 3_000 }, () => aRow()))).subarray(0, -200),
      ],
      ['is a page of a shop that is down', '<html><body>Sorry<br></body></html>'],
    ])('that %s leaves what was there', async (_how, content) => {
      await bringIn(tsv([aRow({ title: 'Copper kettle' })]));
      await expect(bringIn(content)).rejects.toThrow(UnreadableFeed);
      expect(await find('kettle')).toEqual(['Copper kettle']);
      const { rows } = await database.admin.query(`select from pg_tables where tablename like 'feed_import%'`);
      expect(rows).toEqual([]);
    });

    it('over a broken connection keeps the old products, and shows nothing of the new ones', async () => {
      await bringIn(tsv([aRow({ title: 'Copper kettle' })]));
      const halfSent = Promise.withResolvers<void>();
      const breakOff = Promise.withResolvers<void>();
      const shop = createServer((_request, response) => {
        response.writeHead(200, { 'content-length': 10_000_000 });
        response.write(tsv(Array.from({ length: 2_500 }, () => aRow({ title: 'New kettle' }))), () =>
          halfSent.resolve(),
        );
        void breakOff.promise.then(() => response.destroy());
      }).listen(0, '127.0.0.1');
      await new Promise((resolve) => shop.once('listening', resolve));
      const source = await openFeed(`http://127.0.0.1:${(shop.address() as AddressInfo).port}/feed.tsv?key=secret`);
      expect(source.origin).not.toContain('secret');
      const importing = importFeed(owner.em.fork(), source, { feed: 'shop', now });
      await halfSent.promise;
      expect(await find('kettle')).toEqual(['Copper kettle']);
      breakOff.resolve();
      await expect(importing).rejects.toThrow(/broke off/);
      expect(await find('kettle')).toEqual(['Copper kettle']);
      shop.close();
    });
  });

  describe('searching', () => {
    it('ignores endings and plurals, and ranks words in the name first', async () => {
      await bringIn(
        tsv([
          aRow({ title: 'Red thing', description: 'For gardens' }),
          aRow({ title: 'Blue thing', product_highlight: 'For gardening' }),
          aRow({ title: 'Gardening trowel' }),
          aRow({ title: 'Green thing' }),
        ]),
      );
      expect(await find('gardening')).toEqual(['Gardening trowel', 'Blue thing', 'Red thing']);
    });

    it('finds all words before fewer, and the thing that is asked before what it is for', async () => {
      const titles = ['Kettle', 'Coffee kettle', 'Coffee beans', 'Gooseneck kettle for coffee', 'Coffee tamper'];
      await bringIn(tsv(titles.map((title) => aRow({ title }))));
      const found = await find('gooseneck coffee kettle', { is: 'kettle for coffee' });
      expect(found.slice(0, 3)).toEqual(['Gooseneck kettle for coffee', 'Coffee kettle', 'Kettle']);
      expect(found).toHaveLength(5);
    });

    it('says what was found by the whole query, and what by a word of it', async () => {
      await bringIn(tsv(['Owl cushion', 'Owl kite', 'Lamp'].map((title) => aRow({ title }))));
      const offers = await catalogue.search(aQuery({ query: 'owl cushion' }));
      expect(offers.map(({ title, by }) => [title, by])).toEqual([
        ['Owl cushion', 'query'],
        ['Owl kite', 'phrase'],
      ]);
    });

    it('corrects a misspelt word only if nothing has it', async () => {
      await bringIn(tsv([aRow({ title: 'Photography book' }), aRow({ title: 'Pottery bowl' })]));
      expect(await find('photografy')).toEqual(['Photography book']);
      await bringIn(tsv([aRow({ title: 'Photography book' }), aRow({ title: 'Photografy bag' })]));
      expect(await find('photografy')).toEqual(['Photografy bag']);
    });

    it('finds titles in capitals and in other languages', async () => {
      await bringIn(tsv([aRow({ title: 'SET/4 DOVECOTE TEA TOWELS' }), aRow({ title: 'Gießkanne aus Kupfer' })]));
      expect(await find('tea towel')).toEqual(['SET/4 DOVECOTE TEA TOWELS']);
      expect(await find('gießkanne kupfer')).toEqual(['Gießkanne aus Kupfer']);
    });

    describe('with hints about an interest', () => {
      afterEach(() => {
        known.phrases.clear();
        known.shelves.clear();
      });
      const garden = { interests: ['gardening'] };

      it('adds titles with its phrases, then what is on its shelves', async () => {
        known.phrases.set('gardening', ['watering can', 'trowel']);
        known.shelves.set('gardening', [
          { category: 'Garden', google: null },
          { category: '', google: 689 },
        ]);
        await bringIn(
          tsv([
            aRow({ title: 'Dibber in ash' }),
            aRow({ title: 'Copper watering can' }),
            aRow({ title: 'Can of watering paint for trowels' }),
            aRow({ title: 'Oak planter', product_type: 'Garden' }),
            aRow({ title: 'Twine', google_product_category: '689' }),
            aRow({ title: 'Lamp', google_product_category: '600', product_type: 'Home' }),
          ]),
        );
        const offers = await catalogue.search(aQuery({ query: 'dibber', limit: 10, ...garden }));
        expect(offers.map(({ title, by }) => `${by}: ${title}`).toSorted()).toEqual([
          'phrase: Can of watering paint for trowels',
          'phrase: Copper watering can',
          'query: Dibber in ash',
          'shelf: Oak planter',
          'shelf: Twine',
        ]);
        expect(offers.map(({ by }) => by)).toEqual(['query', 'phrase', 'phrase', 'shelf', 'shelf']);
        expect(await find('dibber')).toEqual(['Dibber in ash']);
      });

      it('leaves places for them beside many matches of the query, and gives them back', async () => {
        known.phrases.set('gardening', ['trowel']);
        const many = (thing: string, count: number) =>
          Array.from({ length: count }, (_, n) => aRow({ title: `${'abcdefghijklm'[n]}${n} ${thing}` }));
        await bringIn(tsv([...many('Lantern', 12), ...many('Trowel', 8)]));
        const byOf = async (more: Partial<ProductQuery>) =>
          (await catalogue.search(aQuery({ query: 'lantern', limit: 10, ...more }))).map(({ by }) => by);
        expect((await byOf(garden)).filter((by) => by === 'query')).toHaveLength(6);
        expect((await byOf({})).filter((by) => by === 'query')).toHaveLength(10);
      });

      it('finds other products for each of several ideas', async () => {
        const things = ['trowel', 'dibber', 'secateurs', 'planter', 'cloche', 'kneeler', 'trug', 'twine', 'sieve'];
        const others = ['riddle', 'hoe', 'rake', 'fork', 'spade', 'edger', 'loppers', 'barrow', 'gloves', 'sprinkler'];
        known.phrases.set('gardening', [...things, ...others]);
        const makes = ['Oak', 'Copper', 'Steel'];
        await bringIn(
          tsv(
            [...things, ...others].flatMap((thing) =>
              makes.map((make, n) => aRow({ title: `${make} ${thing}`, price: `${30 + n * 9}.00 USD` })),
            ),
          ),
        );
        const ofEach = await Promise.all(
          ['sundial', 'bird bath', 'wind chime', 'stepping stone', 'gnome'].map((query) => find(query, garden)),
        );
        for (const found of ofEach) expect(found).toHaveLength(10);
        expect(new Set(ofEach.flat()).size).toBeGreaterThanOrEqual(27);
      });

      it('reads shelves widely for a second reading, from all parts of the budget', async () => {
        known.shelves.set('gardening', [{ category: 'Garden', google: null }]);
        const names = 'abcdefghijklmnopqrstuvwxyz';
        await bringIn(
          tsv(
            Array.from({ length: 100 }, (_, n) =>
              aRow({
                title: `Thing ${names[n % 26]}${n} ${names[(n * 7) % 26]}${n * 3} ${n * 5}`,
                product_type: 'Garden',
                price: `${(25 + n / 4).toFixed(2)} USD`,
              }),
            ),
          ),
        );
        const offers = await catalogue.search(aQuery({ query: 'dibber', limit: 40, ...garden }));
        expect(offers).toHaveLength(40);
        expect(new Set(offers.map(({ priceCents }) => Math.floor((priceCents - 25_00) / 6_25))).size).toBe(4);
      });
    });

    it('omits what is not for the age', async () => {
      await bringIn(
        tsv([
          aRow({ title: 'Dinosaur rattle', age_group: 'newborn' }),
          aRow({ title: 'Dinosaur puzzle', age_group: 'kids' }),
          aRow({ title: 'Dinosaur shirt', age_group: 'adult' }),
          aRow({ title: 'Dinosaur atlas' }),
        ]),
      );
      const for_ = async (age: number | null, query = 'dinosaur') => (await find(query, { age })).toSorted();
      expect(await for_(8)).toEqual(['Dinosaur atlas', 'Dinosaur puzzle']);
      expect(await for_(70)).toEqual(['Dinosaur atlas', 'Dinosaur shirt']);
      expect(await for_(null)).toHaveLength(4);
      expect(await for_(34, 'dinosaur for a baby')).toContain('Dinosaur rattle');
    });

    it.each([
      ['no words', ''],
      ['nothing but small ones', 'the of a'],
      ['operators', "' | !a & ( \\' :* <->"],
      ['a zero byte', 'tea\0pot'],
      ['half a character', 'tea \ud800'],
      ['compounds and addresses', 'hand-made state-of-the-art a@b.example https://x.example/?y=1&z=(2)'],
    ])('for %s finds nothing, and does not fail', async (_what, query) => {
      await bringIn(tsv([aRow({ title: 'Kettle' })]));
      expect(await find(query, { is: query, interests: [query] })).toEqual([]);
    });

    it('omits products that are sold out, expired or excluded', async () => {
      const fine = aRow({ title: 'Fine kettle' });
      const given = aRow({ title: 'Given kettle', gtin: '4006381333931' });
      const soldOut = aRow({ title: 'Gone kettle', availability: 'out_of_stock' });
      const over = aRow({ title: 'Old kettle', expiration_date: '2020-01-01T00:00:00Z' });
      await bringIn(tsv([fine, given, soldOut, over]));
      const exclude = new Set(offerKeys({ gtin: given.gtin }));
      const offers = await catalogue.search(aQuery({ query: 'kettle', exclude }));
      expect(offers.map(({ title }) => title)).toEqual(['Fine kettle']);
    });

    it('finds all products inside any budget, both ends included, and no others', async () => {
      const prices = Array.from({ length: 400 }, (_, index) => Math.round(99 * 1.031 ** index));
      prices.push(25_00, 50_00, 100_00, 250_00, 10_000_00);
      await bringIn(
        tsv(prices.map((cents) => aRow({ title: 'Kettle', brand: '', price: `${(cents / 100).toFixed(2)} USD` }))),
      );
      // Offers with equal titles count as one product, so each price gets its own title.
      await owner.em
        .fork()
        .execute(`update products set title = 'Kettle ' || md5(item_id) || ' ' || md5(link) || ' ' || md5(image)`);
      await fc.assert(
        fc.asyncProperty(
          fc.oneof(
            fc.constantFrom([0, 25_00], [25_00, 50_00], [50_00, 100_00], [100_00, 250_00], [10_000_00, null]),
            fc.tuple(fc.nat({ max: 20_000_00 }), fc.option(fc.nat({ max: 20_000_00 }))),
          ) as fc.Arbitrary<[number, number | null]>,
          async ([min, max]) => {
            const offers = await catalogue.search(aQuery({ query: 'kettle', min, max, limit: 50 }));
            const fits = prices.filter((price) => price >= min && (max === null || price <= max));
            for (const { priceCents } of offers) expect(fits).toContain(priceCents);
            expect(offers).toHaveLength(Math.min(50, fits.length));
          },
        ),
        { numRuns: 60 },
      );
    });
  });
});
