import { migrate } from '@presently/service/migrate';
import { ormConfig } from '@presently/service/orm';
import { createTestDatabase, type TestDatabase } from '@presently/testing/test-database';
import { MikroORM } from '@mikro-orm/postgresql';
import { definition } from './definition.js';

describe('the schema', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
    await migrate(definition, { DATABASE_URL: database.url('notifications', 'owner') });
  });
  afterAll(() => database.drop());

  it('is what the entities say', async () => {
    // As the owner: nobody else may see a table's checks.
    const orm = await MikroORM.init(ormConfig(definition, database.url('notifications', 'owner')));
    expect(await orm.schema.getUpdateSchemaSQL({ wrap: false })).toBe('');
    await orm.close();
  });

  it('finds the deliveries that are due by an index that holds nothing else', async () => {
    const { rows } = await database.admin.query<{ indexdef: string }>(
      `select indexdef from pg_indexes where schemaname = 'notifications' and indexname = 'deliveries_due'`,
    );
    expect(rows[0]?.indexdef).toMatch(/\(next_at\) WHERE .*pending.*sending/);
  });
});
