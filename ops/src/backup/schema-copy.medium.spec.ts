import { createTestDatabase, type TestDatabase } from '@presently/testing/test-database';
import { appendFileSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { Sums, readBackup, type Manifest } from './manifest.ts';
import { copySchema, loadSchema, parentsFirst } from './schema-copy.ts';

/** Everything that makes loading rows difficult. */
const schema = [
  'create table migrations (id serial primary key, name text)',
  `insert into migrations (name) values ('First'), ('Second')`,
  'create table children (id uuid primary key, parent int not null)',
  `create table a_parents (id int generated always as identity primary key, name text not null,
     length int generated always as (length(name)) stored, twin int references a_parents (id))`,
  'alter table children add foreign key (parent) references a_parents (id) deferrable initially deferred',
  'create table log (what text)',
  `create function note() returns trigger as $$ begin insert into log values (new.name); return null; end $$
     language plpgsql`,
  'create trigger note after insert on a_parents for each row execute function note()',
];

describe('a schema', () => {
  const folder = mkdtempSync(join(tmpdir(), 'presently-copy-'));
  let database: TestDatabase;
  let elsewhere: TestDatabase;
  let from: pg.Client;
  let to: pg.Client;
  let manifest: Manifest;

  async function open(place: TestDatabase) {
    const client = new pg.Client(place.url('gifting', 'owner'));
    await client.connect();
    for (const statement of schema) await client.query(statement);
    return client;
  }
  beforeAll(async () => {
    [database, elsewhere] = await Promise.all([createTestDatabase(), createTestDatabase()]);
    [from, to] = await Promise.all([open(database), open(elsewhere)]);
    await from.query(`insert into a_parents (name) values ('tab\there'), (E'line\nbreak'), ('\\N'), ('Zoë 🎁')`);
    await from.query('update a_parents set twin = 5 - id');
    await from.query(`insert into children select gen_random_uuid(), id from a_parents`);
    // A migration writes this row too.
    await to.query(`insert into log values ('from a migration')`);
  });
  afterAll(async () => {
    await Promise.all([from.end(), to.end()]);
    await Promise.all([database.drop(), elsewhere.drop()]);
    rmSync(folder, { recursive: true });
  });

  it('is copied without the list of migrations, into files that only the user can read', async () => {
    const sums = new Sums(folder);
    const copy = await copySchema(from, 'gifting', sums);
    expect(copy.migrations).toEqual(['First', 'Second']);
    expect(copy.tables.map(({ table, rows }) => [table, rows])).toEqual([
      ['a_parents', 4],
      ['log', 4],
      ['children', 4],
    ]);
    manifest = {
      format: 1,
      version: '0',
      takenAt: new Date().toISOString(),
      postgres: '18',
      services: { gifting: copy },
      media: { recordings: 0 },
    };
    await sums.close(manifest);
    expect(statSync(join(folder, 'gifting/log.copy.gz')).mode & 0o077).toBe(0);
  });

  it('is restored without running triggers, and continues its identity columns', async () => {
    expect(await readBackup(folder)).toEqual(manifest);
    await loadSchema(to, folder, manifest.services.gifting!);
    for (const table of ['a_parents', 'children', 'log']) {
      const rows = `select * from ${table} order by 1`;
      expect((await to.query(rows)).rows).toEqual((await from.query(rows)).rows);
    }
    const added = await to.query<{ id: number }>(`insert into a_parents (name) values ('next') returning id`);
    expect(added.rows[0]!.id).toBe(5);
    expect((await to.query(`select from log where what = 'next'`)).rowCount).toBe(1);
  });

  it('is refused if one byte has changed', async () => {
    appendFileSync(join(folder, 'gifting/children.copy.gz'), ' ');
    await expect(readBackup(folder)).rejects.toThrow('gifting/children.copy.gz is not what was written');
  });
});

describe('the order of tables', () => {
  it('has referenced tables first, and fails on a circle', () => {
    const table = (name: string, ...parents: string[]) => ({ table: name, parents });
    const order = parentsFirst([table('a', 'b', 'c'), table('b', 'c'), table('c')]);
    expect(order.map((one) => one.table)).toEqual(['c', 'b', 'a']);
    expect(() => parentsFirst([table('a', 'b'), table('b', 'a')])).toThrow('refer to each other');
  });
});
