import { migrate } from '@presently/service/migrate';
import { ormConfig } from '@presently/service/orm';
import { readEveryList } from '@presently/testing/read-every-list';
import { createTestDatabase, type TestDatabase } from '@presently/testing/test-database';
import { MikroORM } from '@mikro-orm/postgresql';
import { definition } from './definition.js';
import { exportedUserData } from './user-data.js';

describe('the schema', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
    await migrate(definition, { DATABASE_URL: database.url('billing', 'owner') });
  });
  afterAll(() => database.drop());

  it('matches the entities', async () => {
    // Only the owner's role can read a table's checks.
    const orm = await MikroORM.init(ormConfig(definition, database.url('billing', 'owner')));
    expect(await orm.schema.getUpdateSchemaSQL({ wrap: false })).toBe('');
    await orm.close();
  });

  it('has the tables and columns that exports contain', async () => {
    const orm = await MikroORM.init(ormConfig(definition, database.url('billing', 'owner')));
    expect(await readEveryList(orm.em.fork(), exportedUserData)).toEqual([]);
    await orm.close();
  });
});
