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
    await migrate(definition, { DATABASE_URL: database.url('gifting', 'owner') });
  });
  afterAll(() => database.drop());

  it('equals the entities', async () => {
    const orm = await MikroORM.init(ormConfig(definition, database.url('gifting', 'owner')));
    expect(await orm.schema.getUpdateSchemaSQL({ wrap: false })).toBe('');
    await orm.close();
  });

  it('has the tables and columns that exports contain', async () => {
    const orm = await MikroORM.init(ormConfig(definition, database.url('gifting', 'owner')));
    expect(await readEveryList(orm.em.fork(), exportedUserData)).toEqual([]);
    await orm.close();
  });

  it('has nothing to migrate the second time', async () => {
    expect(await migrate(definition, { DATABASE_URL: database.url('gifting', 'owner') })).toEqual([]);
  });

  it('deletes along the foreign keys', async () => {
    const { rows } = await database.admin.query<{ key: string; rule: string }>(
      `select conrelid::regclass || '.' || a.attname || ' -> ' || confrelid::regclass as key,
         case confdeltype when 'c' then 'cascade' when 'n' then 'set null' else confdeltype::text end as rule
       from pg_constraint join pg_attribute a on a.attrelid = conrelid and a.attnum = conkey[1]
       where contype = 'f' and connamespace = 'gifting'::regnamespace order by 1`,
    );
    expect(Object.fromEntries(rows.map(({ key, rule }) => [key.replaceAll('gifting.', ''), rule]))).toEqual({
      'occasions.recipient_id -> recipients': 'cascade',
      'gift_options.gift_id -> gift_history': 'cascade',
      'kept_titles.recipient_id -> recipients': 'cascade',
      'inquiries.recipient_id -> recipients': 'cascade',
      'consents.recipient_id -> recipients': 'cascade',
      'import_rows.import_id -> imports': 'cascade',
      'import_marks.recipient_id -> recipients': 'cascade',
      'person_proposal_settings.recipient_id -> recipients': 'cascade',
      'proposal_settings.occasion_id -> occasions': 'cascade',
      'proposals.occasion_id -> occasions': 'cascade',
      'proposals.recipient_id -> recipients': 'cascade',
      'proposals.gift_id -> gift_history': 'set null',
      'gift_history.recipient_id -> recipients': 'cascade',
      'gift_history.occasion_id -> occasions': 'set null',
      'pictures.gift_id -> gift_history': 'cascade',
      'reports.gift_id -> gift_history': 'set null',
      'uploads.gift_id -> gift_history': 'cascade',
      'idempotency_keys.gift_id -> gift_history': 'cascade',
    });
  });
});
