import { createTestDatabase, type TestDatabase } from '@presently/testing/test-database';
import { MikroORM } from '@mikro-orm/postgresql';
import { DatabaseClient } from './database-client.js';

describe('a pooled connection whose backend dies in a transaction', () => {
  let database: TestDatabase;
  let orm: MikroORM;
  beforeAll(async () => {
    database = await createTestDatabase();
    orm = await MikroORM.init({
      clientUrl: database.url('gifting'),
      entities: [],
      discovery: { warnWhenNoEntities: false },
      pool: { min: 0, max: 1 },
      driverOptions: { Client: DatabaseClient, connectionTimeoutMillis: 2_000 },
    });
  });
  afterAll(async () => {
    await orm.close(true);
    await database.drop();
  });

  it('is given back to the pool, which opens another one', async () => {
    for (let death = 1; death <= 3; death++) {
      const transaction = orm.em.fork().transactional(async (tx) => {
        const [backend] = await tx.execute<{ pid: number }[]>('select pg_backend_pid() as pid');
        await database.admin.query('select pg_terminate_backend($1)', [backend!.pid]);
        await tx.execute('select 1');
      });
      await expect(transaction).rejects.toThrow(/terminat|not queryable|closed|ECONNRESET/i);
    }
    expect(await orm.em.fork().execute('select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('reads arrays of texts', async () => {
    const texts = ['plain', 'with "quotes" and \\', 'a,b', '{}', '', 'null', 'ü 🎁\n'];
    const [row] = await orm.em
      .fork()
      .execute<{ texts: unknown; none: unknown }[]>(
        `select array(select jsonb_array_elements_text(?)) || null::text as texts, '{}'::text[] as none`,
        [JSON.stringify(texts)],
      );
    expect(row).toEqual({ texts: [...texts, null], none: [] });
  });
});
