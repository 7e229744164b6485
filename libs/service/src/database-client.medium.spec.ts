import { EarlyStatement } from '@presently/work/statement';
import { createTestDatabase, type TestDatabase } from '@presently/testing/test-database';
import { MikroORM, type EntityManager } from '@mikro-orm/postgresql';
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

  describe('with an early statement', () => {
    const insert = new EarlyStatement<{ id: number }>('insert into early (id) values ($1::int) returning id');
    // Of the one connection.
    beforeAll(() => orm.em.fork().execute('create temporary table early (id int primary key)'));
    const inTransaction = (work: (tx: EntityManager) => Promise<unknown>) =>
      orm.em.fork().transactional((tx) => work(tx as EntityManager));
    const stored = () => orm.em.fork().execute<object[]>('select id from early order by id');

    it('reads its answer after later ones were sent', async () => {
      const ids = await inTransaction(async (tx) => {
        const sent = [await insert.send(tx, 1), await insert.send(tx, 2)];
        return [...(await insert.rows(tx, 3)), ...(await Promise.all(sent.map(({ rows }) => rows))).flat()];
      });
      expect(ids).toEqual([{ id: 3 }, { id: 1 }, { id: 2 }]);
    });

    it('commits nothing if it has failed, and says why', async () => {
      await expect(inTransaction((tx) => insert.send(tx, 4).then(() => insert.send(tx, 1)))).rejects.toThrow(
        /duplicate/,
      );
      const later = inTransaction(async (tx) => {
        await insert.send(tx, 1);
        await tx.execute('select 1');
      });
      await expect(later).rejects.toThrow(/duplicate/);
      expect(await stored()).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }]);
    });

    it('goes on after a savepoint', async () => {
      await inTransaction(async (tx) => {
        await expect(tx.transactional((nested) => insert.send(nested as EntityManager, 1))).rejects.toThrow(
          /duplicate/,
        );
        await insert.send(tx, 5);
      });
      expect(await stored()).toContainEqual({ id: 5 });
    });
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
