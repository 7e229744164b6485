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
import { aQuery } from '../products/products.builders.js';
import { CatalogueSource } from './catalogue-source.js';
import { topicOf } from '../topics/topic.js';
import { Shelves } from './shelves.js';
import { UnreadableFeed } from './import/feed-row.js';
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

  beforeAll(async () => {
    database = await createTestDatabase();
    await migrate(definition, { DATABASE_URL: database.url('recommendations', 'owner') });
    owner = await MikroORM.init(ormConfig(definition, database.url('recommendations', 'owner')));
    runtime = await MikroORM.init(ormConfig(definition, database.url('recommendations'), { size: 3, waitMs: 10_000 }));
    catalogue = new CatalogueSource(runtime.em);
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
  const find = async (...words: string[]) =>
    (await catalogue.search(aQuery({ words, limit: 10 }))).map(({ title }) => title);

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

      const offers = await catalogue.search(aQuery({ words: ['kettle'] }));
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
      expect((await catalogue.search(aQuery({ words: ['teapot'] }))).map(({ priceCents }) => priceCents)).toEqual([
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

    it('prefers products with all words, and falls back to any of them', async () => {
      await bringIn(
        tsv([aRow({ title: 'Kettle' }), aRow({ title: 'Coffee kettle' }), aRow({ title: 'Coffee beans' })]),
      );
      expect((await find('coffee', 'kettle'))[0]).toBe('Coffee kettle');
      expect(await find('coffee', 'kettle')).toHaveLength(3);
      expect(await find('pour over coffee')).toEqual(['Coffee beans', 'Coffee kettle']);
    });

    it('corrects a misspelt word', async () => {
      await bringIn(tsv([aRow({ title: 'Photography book' }), aRow({ title: 'Pottery bowl' })]));
      expect(await find('photografy')).toEqual(['Photography book']);
    });

    it('takes a name for what is in the categories of a topic, and for no other thing', async () => {
      const on = (product_type: string, title: string) => aRow({ title, product_type });
      await bringIn(
        tsv([
          ...['Sea Princess and Carriage', 'Ice Princess Gown', 'Rose Princess with Carriage', 'Swan Carriage'].map(
            (title) => on('Characters > Princesses', title),
          ),
          on('Characters', 'Princess Carriage'),
          on('', 'Snap Princess'),
          on('Clay > Moulds', 'Plaster Princess'),
        ]),
      );
      const offers = await catalogue.search(aQuery({ words: ['princesses'], topic: topicOf('princesses') }));
      expect(offers.map(({ title }) => title).toSorted()).toEqual([
        'Ice Princess Gown',
        'Princess Carriage',
        'Rose Princess with Carriage',
        'Sea Princess and Carriage',
        'Swan Carriage',
      ]);
    });

    it('reads the shelves for a topic once for concurrent searches', async () => {
      // So many that reading them pauses for the other search.
      await bringIn(tsv(Array.from({ length: 3_000 }, (_, n) => aRow({ product_type: `Sport > Yoga > ${n}` }))));
      const shelves = new Shelves(runtime.em);
      const [one, other] = await Promise.all([1, 2].map(() => shelves.about(topicOf('yoga'))));
      expect(one).toBe(other);
      expect(one!.all).toHaveLength(3_000);
    });

    it('finds the things of a topic on shelves of all sorts, if they are at home on its own', async () => {
      const on = (product_type: string, ...titles: string[]) => titles.map((title) => aRow({ title, product_type }));
      await bringIn(
        tsv([
          ...on('Riding > Scooters', 'Stunt deck, oak', 'Stunt deck, pine', 'Desk lamp', 'Folding helmet'),
          ...on('Outdoors', 'Stunt deck, ash', 'Desk lamp, red', 'Garden hammock'),
          ...on('Home > Light', 'Desk lamp, blue', 'Desk lamp, mint', 'Wall clock', 'Oak shelf', 'Door mat'),
        ]),
        'shop',
        new Date('2026-11-25'),
      );
      const offers = await catalogue.search(aQuery({ words: ['scooters'], topic: topicOf('scooters'), limit: 20 }));
      expect(offers.map(({ title }) => title)).toContain('Stunt deck, ash');
      expect(offers.filter(({ category }) => category !== 'Riding > Scooters')).toHaveLength(1);
    });

    it('finds what stands on a shelf of the topic and another thing, whose titles do not tell them apart', async () => {
      const on = (product_type: string, title: string) => aRow({ title, product_type });
      const rows = ['Starter box', 'Press, beech', 'Culture'].map((title) => on('Dairy > Cheesemaking & Curds', title));
      const about = async () =>
        (await catalogue.search(aQuery({ words: ['cheese making'], topic: topicOf('cheese making') }))).length;
      await bringIn(tsv(rows), 'shop', new Date('2026-11-20'));
      expect(await about()).toBe(3);
      const named = on('Dairy > Cheesemaking & Curds', 'Cheesemaking kit');
      await bringIn(tsv([...rows, named]), 'shop', new Date('2026-11-21'));
      expect(await about()).toBe(1);
    });

    it('does not take a thing for a spare part because another one of its kind is among those', async () => {
      const on = (product_type: string, title: string) => aRow({ title, product_type });
      const dinghies = ['oak', 'pine', 'ash'].map((wood) => on('Boating > Sailing', `Sailing dinghy, ${wood}`));
      await bringIn(tsv([...dinghies, on('Boating > Spare Parts', 'Sailing dinghy, elm')]));
      const found = await catalogue.search(aQuery({ words: ['sailing'], topic: topicOf('sailing') }));
      expect(found.map(({ category }) => category)).toEqual(dinghies.map(() => 'Boating > Sailing'));
    });

    it('does not take the name of a seller on all shelves for an interest', async () => {
      const things = ['rake', 'kettle', 'easel', 'lamp', 'tent', 'flute', 'globe', 'kite', 'saddle'];
      const titles = (thing: string) => [`${thing} by Tea & Tennis`, `Oak ${thing}`, `Mint ${thing}`, `Plum ${thing}`];
      const rows = things.flatMap((thing) =>
        titles(thing).map((title) => aRow({ title, brand: '', product_type: `Home > ${thing}` })),
      );
      const courts = ['Clay court tennis', 'Grass tennis'];
      const unshelved = ['Mug by Tea & Tennis', ...courts].map((title) => aRow({ title, brand: '' }));
      await bringIn(tsv([...rows, ...unshelved]), 'shop', new Date('2026-11-24'));
      const offers = await catalogue.search(aQuery({ words: ['tennis'], topic: topicOf('tennis') }));
      expect(offers.map(({ title }) => title).toSorted()).toEqual(courts);
    });

    it('takes a word that only one title has for a name', async () => {
      const about = () => catalogue.search(aQuery({ words: ['golf'], topic: topicOf('golf') }));
      const car = aRow({ title: 'Model car Golf', product_type: 'Vehicles' });
      await bringIn(tsv([car]));
      expect(await about()).toEqual([]);
      await bringIn(tsv([car, aRow({ title: 'Indoor golf', product_type: 'Games' })]), 'shop', new Date('2026-11-25'));
      expect(await about()).toHaveLength(2);
    });

    it('shows no others where there is enough of a narrow interest, or anything of a make', async () => {
      const titled = (title: string) => aRow({ title, product_type: 'Hobbies > Slot Cars' });
      const skis = (...titles: string[]) => titles.map((title) => aRow({ title, product_type: 'Sports > Skiing' }));
      const about = async (interest: string) =>
        (await catalogue.search(aQuery({ words: [interest], topic: topicOf(interest), limit: 10 })))
          .map(({ title }) => title)
          .toSorted();
      const [telemark, others] = [
        skis('Telemark binding wrench', 'Telemark boot bag', 'Telemark wall map'),
        skis('Goggles', 'Helmet', 'Wax iron', 'Rack'),
      ];
      await bringIn(tsv([...telemark.slice(1), ...others, titled('Track lights')]), 'shop', new Date('2026-11-22'));
      expect([await about('telemark skiing'), await about('scalextric')]).toEqual([
        ['Goggles', 'Helmet', 'Rack', 'Telemark boot bag', 'Telemark wall map', 'Wax iron'],
        ['Track lights'],
      ]);
      await bringIn(
        tsv([...telemark, ...others, ...['Track lights', 'Scalextric lap counter', 'ARC Pro powerbase'].map(titled)]),
        'shop',
        new Date('2026-11-23'),
      );
      expect([await about('telemark skiing'), await about('scalextric')]).toEqual([
        ['Telemark binding wrench', 'Telemark boot bag', 'Telemark wall map'],
        ['ARC Pro powerbase', 'Scalextric lap counter'],
      ]);
    });

    it('has products beside a topic, and strangers that are about none', async () => {
      const shelves = { 'Crafts > Pottery': 'Clay', 'Crafts > Beads': 'Bead mix', '': 'Banding wheel' };
      const others = { 'Home > Lamps': 'Desk lamp', 'Home > Decor': 'Pottery mug', 'Sport > Tennis': 'Racket' };
      const all = Object.entries({ ...shelves, ...others });
      await bringIn(tsv(all.map(([product_type, title]) => aRow({ title, product_type }))));
      const topics = ['pottery', 'tennis'].map(topicOf);
      const beside = await catalogue.beside({ ...aQuery(), topics, scarce: topics.slice(0, 1) });
      const titles = beside.perhaps.map(({ title }) => title).toSorted();
      expect(titles).toEqual(['Banding wheel', 'Bead mix', 'Clay', 'Pottery mug']);
      expect(beside.strangers.map(({ title }) => title)).toEqual(['Desk lamp']);
    });

    it.each([
      ['no words'],
      ['nothing but small ones', 'the', 'of a'],
      ['operators', "' | !a & ("],
      ['a zero byte', 'tea\0pot'],
      ['compounds and addresses', 'hand-made state-of-the-art', 'a@b.example', 'https://x.example/?y=1&z=(2)'],
    ])('for %s finds nothing, and does not fail', async (_what, ...words) => {
      await bringIn(tsv([aRow({ title: 'Kettle' })]));
      expect(await find(...words)).toEqual([]);
    });

    it('omits products that are sold out, expired or excluded', async () => {
      const fine = aRow({ title: 'Fine kettle' });
      const given = aRow({ title: 'Given kettle', gtin: '4006381333931' });
      const soldOut = aRow({ title: 'Gone kettle', availability: 'out_of_stock' });
      const over = aRow({ title: 'Old kettle', expiration_date: '2020-01-01T00:00:00Z' });
      await bringIn(tsv([fine, given, soldOut, over]));
      const exclude = new Set(offerKeys({ gtin: given.gtin }));
      const offers = await catalogue.search(aQuery({ words: ['kettle'], exclude }));
      expect(offers.map(({ title }) => title)).toEqual(['Fine kettle']);
    });

    it('finds all products inside any budget, both ends included, and no others', async () => {
      const prices = Array.from({ length: 400 }, (_, index) => Math.round(99 * 1.031 ** index));
      prices.push(25_00, 50_00, 100_00, 250_00, 10_000_00);
      await bringIn(
        tsv(prices.map((cents) => aRow({ title: 'Kettle', brand: '', price: `${(cents / 100).toFixed(2)} USD` }))),
      );
      // Offers with equal titles count as one product, so each price gets its own title.
      await owner.em.fork().execute(`update products set title = 'Kettle ' || item_id`);
      await fc.assert(
        fc.asyncProperty(
          fc.oneof(
            fc.constantFrom([0, 25_00], [25_00, 50_00], [50_00, 100_00], [100_00, 250_00], [10_000_00, null]),
            fc.tuple(fc.nat({ max: 20_000_00 }), fc.option(fc.nat({ max: 20_000_00 }))),
          ) as fc.Arbitrary<[number, number | null]>,
          async ([min, max]) => {
            const offers = await catalogue.search(aQuery({ words: ['kettle'], min, max, limit: 50 }));
            const fits = prices.filter((price) => price >= min && (max === null || price <= max));
            for (const { priceCents } of offers) expect(fits).toContain(priceCents);
            expect(offers).toHaveLength(Math.min(50, fits.length));
          },
        ),
        { numRuns: 60 },
      );
    });

    it('uses the one index', async () => {
      await bringIn(tsv([aRow({ title: 'Bowl' })]));
      const plan = await runtime.em.fork().transactional(async (tx) => {
        // For few rows the planner prefers a sequential scan.
        await tx.execute('set local enable_seqscan = off');
        return tx.execute<Record<string, string>[]>(
          `explain select * from products where search @@ '''bowl'' & ''$25'''::tsquery`,
        );
      });
      expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toMatch(/Bitmap Index Scan on products_search/);
    });
  });
});
