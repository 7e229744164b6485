import { createTestDatabase, type TestDatabase } from '@presently/testing/test-database';
import { Migration } from '@mikro-orm/migrations';
import { MikroORM } from '@mikro-orm/postgresql';
import { ormConfig } from './orm.js';

class First extends Migration {
  override up(): void {
    this.addSql('create table things (id uuid primary key)');
  }
}

class Second extends Migration {
  override isTransactional(): boolean {
    return false;
  }
  override up(): void {
    this.addSql('set lock_timeout = 0');
    this.addSql('create index concurrently things_again on things (id)');
  }
}

class Third extends Migration {
  override up(): void {
    this.addSql('create table others (id uuid primary key)');
    this.addSql('no statement at all');
  }
}

describe('migrations', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  it('can build an index concurrently, and roll back a failed migration alone', async () => {
    const config = ormConfig(
      { name: 'gifting', entities: [], home: import.meta.url },
      database.url('gifting', 'owner'),
    );
    const migrationsList = [First, Second, Third].map((type) => ({ name: type.name, class: type }));
    const orm = await MikroORM.init({
      ...config,
      discovery: { warnWhenNoEntities: false },
      migrations: { ...config.migrations, migrationsList },
    });
    await expect(orm.migrator.up()).rejects.toThrow('syntax error');
    expect((await orm.migrator.getExecuted()).map(({ name }) => name)).toEqual(['First', 'Second']);
    await orm.close();
    const found = await database.admin.query(
      `select to_regclass('gifting.things_again') is not null as index,
              to_regclass('gifting.others') is not null as "table"`,
    );
    expect(found.rows).toEqual([{ index: true, table: false }]);
  });
});
