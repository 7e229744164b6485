import { migrate } from '@presently/service/migrate';
import { ormConfig } from '@presently/service/orm';
import { createTestDatabase, type TestDatabase } from '@presently/testing/test-database';
import { MikroORM, type EntityManager } from '@mikro-orm/postgresql';
import { definition } from '../definition.js';
import { settle } from './import/import-feed.js';
import { ProductRows } from './product-rows.js';

/** For few rows the planner prefers a sequential scan: they are some thousand, and it is told not to. */
describe('the plan of a search', () => {
  let database: TestDatabase;
  let orm: MikroORM;
  beforeAll(async () => {
    database = await createTestDatabase();
    const url = database.url('recommendations', 'owner');
    await migrate(definition, { DATABASE_URL: url });
    orm = await MikroORM.init(ormConfig(definition, url));
    const em = orm.em.fork();
    await em.execute(
      `insert into product_feeds (name, origin, products, imported_at) values ('shop', '', 6000, now())`,
    );
    await em.execute(
      `insert into products (feed, item_id, title, description, highlights, brand, category, shop, price_cents, currency,
         link, image, availability)
       select 'shop', n::text, case n % 2 when 0 then 'Bowl' else 'Lamp' end, '', '', 'brand', 'Home > ' || n % 9, 'Shop',
         (n % 100 + 1) * 100, case n % 3 when 0 then 'EUR' else 'USD' end, 'https://shop.example/' || n,
         'https://shop.example/' || n || '.jpg', 'in_stock'
       from generate_series(1, 6000) n`,
    );
    await settle(em);
  });
  afterAll(async () => {
    await orm.close();
    await database.drop();
  });

  /** In place of the statement it runs `explain` of it. */
  const explaining = {
    fork: () => ({
      execute: (sql: string, values: unknown[]) =>
        orm.em.fork().transactional(async (tx) => {
          await tx.execute('set local enable_seqscan = off');
          return tx.execute(`explain ${sql}`, values);
        }),
    }),
  } as unknown as EntityManager;

  it.each([
    ['USD', 'products_search '],
    ['EUR', 'products_search_any '],
  ])('in %s uses one index, and reads no prices in those of the shelves', async (currency, index) => {
    const found = await new ProductRows(explaining).find([`'bowl'`], { min: 25_00, max: 50_00, currency }, 10);
    const plan = JSON.stringify(found);
    expect(plan).toContain(`Bitmap Index Scan on ${index}`);
    expect(plan).not.toContain('shelves');
  });
});
