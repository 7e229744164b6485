import { Clock } from '@presently/service/clock';
import { ormConfig } from '@presently/service/orm';
import { TestService } from '@presently/testing/test-service';
import { MikroORM } from '@mikro-orm/postgresql';
import { Readable } from 'node:stream';
import { definition } from '../../definition.js';
import { aQuery } from '../../products/products.builders.js';
import { CatalogueSource } from '../catalogue-source.js';
import { importFeed } from '../import/import-feed.js';
import { TurnPrices } from './turn-prices.js';

const hour = 3_600_000;

describe('a sale', () => {
  let service: TestService;
  let owner: MikroORM;
  let clock: Clock;
  let catalogue: CatalogueSource;
  beforeAll(async () => {
    service = await TestService.start(definition);
    clock = service.running.app.get(Clock);
    owner = await MikroORM.init(ormConfig(definition, service.database.url('recommendations', 'owner')));
    const hints = { phrasesFor: async () => new Map(), shelvesFor: async () => new Map() };
    catalogue = new CatalogueSource(owner.em, hints, { isHttpShown: false });
  });
  afterAll(async () => {
    await owner?.close();
    await service?.stop();
  });
  beforeEach(() => owner.em.fork().execute('delete from product_feeds'));

  const after = (hours: number) => new Date(start + hours * hour).toISOString();
  let start: number;
  async function bringIn(sales: Record<string, string>, currency = 'USD') {
    start = clock.now().getTime();
    const rows = Object.entries(sales).map(([name, time]) =>
      [name, name, `https://s.example/${name}`, 'https://s.example/1.jpg', 'in stock', '90', '60', time].join('\t'),
    );
    const names = 'id\ttitle\tlink\timage_link\tavailability\tprice\tsale_price\tsale_price_effective_date';
    const text = [names, ...rows, ''].join('\n').replaceAll(/\t(90|60)(?=\t)/g, `\t$1.00 ${currency}`);
    const source = { content: Readable.from([Buffer.from(text)]), origin: 'feed', bytesRead: () => 0 };
    await importFeed(owner.em.fork(), source, { feed: 'shop', now: clock.now() });
  }
  async function pass(hours: number) {
    Reflect.set(clock, 'offset', Number(Reflect.get(clock, 'offset')) + hours * hour);
    await service.running.app.get(TurnPrices).turn();
  }
  const costs = async (name: string, min: number, max: number, currency = 'USD') =>
    (await catalogue.search(aQuery({ query: name, min, max, currency }))).map(({ priceCents }) => priceCents);

  it.each(['USD', 'EUR'])('begins and ends by the clock, also for searches in a budget of %s', async (currency) => {
    await bringIn({ kettle: '' }, currency);
    const found = async () => [
      await costs('kettle', 50_00, 70_00, currency),
      await costs('kettle', 80_00, 100_00, currency),
    ];
    expect(await found()).toEqual([[60_00], []]);
    const sale = [[60_00], []];
    const usual = [[], [90_00]];
    await bringIn({ kettle: `${after(2)}/${after(4)}` }, currency);
    expect(await found()).toEqual(usual);
    await pass(1);
    expect(await found()).toEqual(usual);
    await pass(2);
    expect(await found()).toEqual(sale);
    await pass(2);
    expect(await found()).toEqual(usual);
    await pass(100);
    expect(await found()).toEqual(usual);
  });

  it('is not seen that has passed while no service ran, and one that has begun goes on', async () => {
    start = clock.now().getTime();
    await bringIn({ kettle: `${after(2)}/${after(4)}`, teapot: `${after(2)}/`, trowel: `${after(-2)}/${after(4)}` });
    await pass(10);
    expect(await costs('kettle', 0, 200_00)).toEqual([90_00]);
    expect(await costs('teapot', 0, 200_00)).toEqual([60_00]);
    expect(await costs('trowel', 0, 200_00)).toEqual([90_00]);
    const open = await service.query('select item_id from products where next_price_from is not null', []);
    expect(open).toEqual([]);
  });

  it('that has ended is not written again by a feed that says the same', async () => {
    start = clock.now().getTime();
    await bringIn({ kettle: `${after(-2)}/${after(4)}` });
    const [first, last] = [after(-2), after(4)];
    await pass(5);
    const version = () => service.query('select xmin::text from products', []);
    const before = await version();
    await bringIn({ kettle: `${first}/${last}` });
    expect(await version()).toEqual(before);
  });

  it('of many products ends for all of them', async () => {
    start = clock.now().getTime();
    const names = Array.from({ length: 1_200 }, (_, n) => `thing${n}`);
    await bringIn(Object.fromEntries(names.map((name) => [name, `/${after(1)}`])));
    await pass(2);
    expect(await service.query('select price_cents, count(*)::int from products group by 1', [])).toEqual([
      { price_cents: 90_00, count: 1_200 },
    ]);
  });
});
