import { createTestDatabase, type TestDatabase } from '@presently/testing/test-database';
import { MikroORM, type EntityManager } from '@mikro-orm/postgresql';
import { setImmediate as nextTurn } from 'node:timers/promises';
import pg from 'pg';
import { DatabaseClient } from './database-client.js';
import { Statement } from '../statement.js';

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

  it('commits nothing after a statement that has failed, and says so', async () => {
    // Of the one connection.
    await orm.em.fork().execute('create temporary table kept (id int primary key)');
    const insert = 'insert into kept (id) values (1)';
    const transaction = orm.em.fork().transactional(async (tx) => {
      await tx.execute(insert);
      await tx.execute(insert).catch(() => undefined);
    });
    await expect(transaction).rejects.toThrow(/rolled back/);
    expect(await orm.em.fork().execute('select id from kept')).toEqual([]);
  });

  it('is replaced if a value could not be written', async () => {
    const unwritable = {
      toPostgres: () => {
        throw new Error('unwritable');
      },
    };
    const echo = new Statement('select $1::text as echo');
    const transaction = orm.em.fork().transactional(async (tx) => {
      await echo.rows(tx as EntityManager, unwritable).catch(() => undefined);
      await echo.rows(tx as EntityManager, 'next');
    });
    await expect(transaction).rejects.toThrow('unwritable');
    expect(await orm.em.fork().transactional((tx) => echo.rows(tx as EntityManager, 'later'))).toEqual([
      { echo: 'later' },
    ]);
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

/** Its `begin` is none, so that it fails on a connection that lives. */
class WithoutBegin extends DatabaseClient {
  constructor(...config: ConstructorParameters<typeof DatabaseClient>) {
    super(...config);
    const { connection } = this as unknown as { connection: Record<'parse' | 'query', (sent: unknown) => void> };
    const parse = connection.parse.bind(connection);
    connection.parse = (sent) => parse({ ...(sent as object), text: spoilt((sent as { text: string }).text) });
    const query = connection.query.bind(connection);
    connection.query = (text) => query(spoilt(text as string));
  }
}
const spoilt = (text: string) => (text === 'begin' ? 'beg' : text);

describe('a transaction that cannot begin', () => {
  let database: TestDatabase;
  let orm: MikroORM;
  const insert = new Statement('insert into unbegun (id) values ($1::int)');
  beforeAll(async () => {
    database = await createTestDatabase();
    const owner = new pg.Client(database.url('gifting', 'owner'));
    await owner.connect();
    await owner.query('create table unbegun (id int)');
    await owner.end();
    orm = await MikroORM.init({
      clientUrl: database.url('gifting'),
      entities: [],
      discovery: { warnWhenNoEntities: false },
      driverOptions: { Client: WithoutBegin },
    });
  });
  afterAll(async () => {
    await orm.close(true);
    await database.drop();
  });

  const works: Record<string, (tx: EntityManager) => Promise<unknown>> = {
    'prepared ones': (tx) => insert.rows(tx, 1),
    'those sent later': (tx) => nextTurn().then(() => insert.rows(tx, 2)),
    'those of the ORM': (tx) => tx.execute('insert into unbegun (id) values (3)'),
    'several in one text': (tx) => tx.execute('insert into unbegun (id) values (4); select 1'),
    'those after its failure': (tx) =>
      tx.execute('select 1').catch(() => tx.execute('insert into unbegun (id) values (5)')),
  };

  it.each(Object.keys(works))('runs none of its statements: %s', async (name) => {
    await expect(orm.em.fork().transactional((tx) => works[name]!(tx as EntityManager))).rejects.toThrow(
      /syntax error/,
    );
    expect((await database.admin.query('select id from gifting.unbegun')).rows).toEqual([]);
  });
});
