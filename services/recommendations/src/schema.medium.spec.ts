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
    await migrate(definition, { DATABASE_URL: database.url('recommendations', 'owner') });
  });
  afterAll(() => database.drop());

  it('equals the entities', async () => {
    // As the owner, because only the owner can read a table's checks.
    const orm = await MikroORM.init(ormConfig(definition, database.url('recommendations', 'owner')));
    expect(await orm.schema.getUpdateSchemaSQL({ wrap: false })).toBe('');
    await orm.close();
  });

  it('has the tables and columns that exports contain', async () => {
    const orm = await MikroORM.init(ormConfig(definition, database.url('recommendations', 'owner')));
    expect(await readEveryList(orm.em.fork(), exportedUserData)).toEqual([]);
    await orm.close();
  });
});
