import type { ServiceDefinition } from '@presently/service/definition';
import { migrate } from '@presently/service/migrate';
import { createTestDatabase, type TestDatabase } from '@presently/testing/test-database';
import pg from 'pg';
import { services, type ServiceName } from '../../libs/topology/src/services.ts';
import { readCatalog, type Catalog } from './catalog.ts';
import { breaks, holdUps } from './compatibility.ts';
import { lastRelease, releases, schemaOf } from './released.ts';

const loaded = await Promise.all(
  services.map(async (name) => {
    const module = (await import(`../../services/${name}/src/definition.ts`)) as { definition: ServiceDefinition };
    return [name, module.definition] as const;
  }),
);
const definitions = new Map(loaded);

/** A new service has no earlier release to work with. */
const released = releases.flatMap((release) =>
  Object.entries(schemaOf(release)).map(([name, schema]) => ({ release, name, schema })),
);

describe.each(released)('$name of $release', ({ release, name, schema: { migrations, tables, retired } }) => {
  const definition = definitions.get(name as ServiceName)!;
  let database: TestDatabase;
  let owner: pg.Client;
  let ran: string[];
  let next: Catalog;

  beforeAll(async () => {
    database = await createTestDatabase();
    const DATABASE_URL = database.url(name, 'owner');
    await migrate(definition as never, { DATABASE_URL, MIGRATE_TO: migrations.at(-1) });
    owner = new pg.Client(DATABASE_URL);
    await owner.connect();
  });
  afterAll(async () => {
    await owner.end();
    await database.drop();
  });

  it('was released as it is written down', async () => {
    expect(await readCatalog(owner)).toEqual(tables);
    ran = await migrate(definition as never, { DATABASE_URL: database.url(name, 'owner') });
    next = await readCatalog(owner);
  });

  it('is upgraded to what a new database has', async () => {
    const fresh = await createTestDatabase();
    await migrate(definition as never, { DATABASE_URL: fresh.url(name, 'owner') });
    const client = new pg.Client(fresh.url(name, 'owner'));
    await client.connect();
    expect(next).toEqual(await readCatalog(client));
    await client.end();
    await fresh.drop();
  });

  it('holds nobody up while it is migrated', async () => {
    for (const step of ran) {
      const module = (await import(`../../services/${name}/src/migrations/${step}.ts`)) as Record<
        string,
        MigrationType
      >;
      const run = new module[step]!();
      await run.up();
      expect([step, holdUps(run.getQueries().map(String))]).toEqual([step, []]);
    }
  });

  // Only the last release runs beside the next one.
  if (release !== lastRelease) return;

  it('keeps everything that the released code relies on', () => {
    expect(breaks(tables, next, retired)).toEqual([]);
  });

  it('takes the statements of the released code', async () => {
    const runtime = new pg.Client(database.url(name));
    await runtime.connect();
    for (const [table, { columns }] of Object.entries(tables)) {
      const used = Object.entries(columns).filter(([column]) => !retired.includes(`${table}.${column}`));
      const written = used.filter(([, { isGenerated }]) => !isGenerated);
      const namesOf = (some: typeof used) => some.map(([column]) => `"${column}"`).join(', ');
      const values = written.map(([, { type }], index) => `$${index + 1}::${type}`).join(', ');
      await runtime.query(`prepare reads as select ${namesOf(used)} from "${table}"`);
      await runtime.query(
        `prepare inserts as insert into "${table}" (${namesOf(written)}) overriding system value values (${values})`,
      );
      await runtime.query('deallocate all');
    }
    await runtime.end();
  });
});

interface MigrationType {
  new (): { up: () => void | Promise<void>; getQueries: () => unknown[] };
}

describe('a migration', () => {
  let database: TestDatabase;
  let owner: pg.Client;
  let before: Catalog;

  beforeAll(async () => {
    database = await createTestDatabase();
    owner = new pg.Client(database.url('gifting', 'owner'));
    await owner.connect();
    await owner.query(`create table parents (id uuid primary key)`);
    await owner.query(`create table things (id uuid primary key, name text not null default '', note text,
      kind text not null, parent uuid, constraint kinds check (kind in ('a', 'b')))`);
    before = await readCatalog(owner);
  });
  beforeEach(() => owner.query('begin'));
  afterEach(() => owner.query('rollback'));
  afterAll(async () => {
    await owner.end();
    await database.drop();
  });

  it.each([
    ['drop table things', 'things is gone'],
    ['alter table things rename to items', 'things is gone'],
    ['alter table things drop column note', 'things.note is gone'],
    ['alter table things rename column note to remark', 'things.note is gone'],
    ['alter table things alter column note type varchar(10)', 'things.note was text and is character varying(10)'],
    ['alter table things alter column note set not null', 'things.note demands a value'],
    ['alter table things alter column name drop default', 'things.name has lost its default'],
    ['alter table things add column more text not null', 'things.more is new and demands a value'],
    ['alter table things add constraint short check (length(note) < 9)', 'things has the new rule short'],
    ['alter table things add foreign key (parent) references parents', 'things has the new rule things_parent_fkey'],
    ['create unique index once on things (note)', 'things has the new rule once'],
    [
      `alter table things drop constraint kinds, add constraint kinds check (kind in ('a', 'c'))`,
      'things has another rule kinds',
    ],
  ])('is refused that says: %s', async (sql, expected) => {
    await owner.query(sql);
    expect(breaks(before, await readCatalog(owner))).toEqual([expect.stringContaining(expected)]);
  });

  it.each([
    'alter table things add column more text',
    `alter table things add column more text not null default ''`,
    'alter table things alter column name drop not null',
    `alter table things drop constraint kinds, add constraint kinds check (kind in ('a', 'b', 'c'))`,
    'alter table things drop constraint kinds',
    'create table others (id uuid primary key, thing uuid not null references things)',
    'create index by_note on things (note)',
  ])('may say: %s', async (sql) => {
    await owner.query(sql);
    expect(breaks(before, await readCatalog(owner))).toEqual([]);
  });

  it('may take away what the released code has retired', async () => {
    await owner.query('alter table things drop column note');
    expect(breaks(before, await readCatalog(owner), ['things.note'])).toEqual([]);
    await owner.query('drop table things');
    expect(breaks(before, await readCatalog(owner), ['things'])).toEqual([]);
  });

  it.each([
    ['create index by_note on things (note)', 'an index on things'],
    ['create index "by_note" on "things" ("note")', 'an index on things'],
    ['alter table things alter column note type int', 'things is rewritten'],
    ['alter table things add column more uuid not null default gen_random_uuid()', 'rewritten for a default'],
    ['alter table things add constraint own foreign key (parent) references parents (id)', 'a foreign key of things'],
    ["alter table things add constraint kinds check (kind in ('a', 'b', 'c'))", 'a check of things'],
    ['alter table things alter column note set not null', 'not null for things'],
    ['alter table things add constraint one_name unique (name)', 'a key of things'],
  ])('holds people up with: %s', (sql, expected) => {
    expect(holdUps([sql])).toEqual([expect.stringContaining(expected)]);
  });

  it.each([
    [['create index concurrently by_note on things (note)']],
    [['create table others (id uuid)', 'create index by_id on others (id)']],
    [['alter table things add constraint short check (length(note) < 9) not valid']],
    [['alter table things add constraint one_name unique using index by_name']],
    [['alter table things add column more text, add column other int not null default 0']],
  ])('holds nobody up with: %s', (statements) => {
    expect(holdUps(statements)).toEqual([]);
  });
});
