import { services } from '@presently/topology/services';
import pg from 'pg';
import { provisionStatements } from '../../../tools/provision-statements.ts';
import { createTestDatabase, type TestDatabase } from './test-database.js';

const denied = '42501';

/** Statements that no role of a service may execute. `own` is its schema, `other` the schema of another service. */
const outside = (own: string, other: string): Record<string, string> => ({
  'read rows of another service': `select * from ${other}.probe`,
  'write rows of another service': `insert into ${other}.probe values (1)`,
  'change rows of another service': `update ${other}.probe set id = 2`,
  'refer to rows of another service': `select nextval('${other}.probe_seq')`,
  'create a table in another schema': `create table ${other}.stray (id int)`,
  'create a table in the public schema': 'create table public.stray (id int)',
  'read a table in the public schema': 'select * from public.probe',
  'create a temporary table': 'create temporary table stray (id int)',
  'create a schema': 'create schema stray',
  'drop another schema': `drop schema ${other} cascade`,
  'create a role': 'create role stray',
  'become a superuser': `alter role current_user superuser`,
  'be allowed to create roles': `alter role current_user createrole`,
  'be allowed to create databases': `alter role current_user createdb`,
  'bypass row security': `alter role current_user bypassrls`,
  'be allowed to replicate': `alter role current_user replication`,
  'change the password of another service': `alter role ${other} password 'x'`,
  'change the password of another owner': `alter role ${other}_owner password 'x'`,
  'become another service': `set role ${other}`,
  'become another owner': `set role ${other}_owner`,
  'become the superuser': 'set role postgres',
  'sign in as the superuser': 'set session authorization postgres',
  'join another owner': `grant ${other}_owner to current_user`,
  'join the role that reads everything': 'grant pg_read_all_data to current_user',
  'join the role that executes programs': 'grant pg_execute_server_program to current_user',
  'read password hashes': 'select rolpassword from pg_authid',
  'read password hashes by another name': 'select passwd from pg_shadow',
  'create a database': 'create database stray',
  'drop a database': 'drop database presently_template',
  'change the database': `alter database ${database.name} set work_mem = '1GB'`,
  'rename the database': `alter database ${database.name} rename to stray`,
  'change the server': `alter system set work_mem = '1GB'`,
  'reload the settings of the server': 'select pg_reload_conf()',
  'switch triggers and foreign keys off': 'set session_replication_role = replica',
  'load a library': `load '/tmp/stray.so'`,
  'read a file': `select pg_read_file('/etc/passwd')`,
  'list a folder': `select pg_ls_dir('.')`,
  'hold an advisory lock': 'select pg_advisory_lock(1)',
  'hold an advisory lock with two keys': 'select pg_advisory_lock(1, 2)',
  'hold an advisory lock if it is free': 'select pg_try_advisory_lock(1)',
  'hold an advisory lock in a transaction': 'select pg_advisory_xact_lock(1)',
  'share an advisory lock': 'select pg_try_advisory_xact_lock_shared(1)',
  'make a large object': 'select lo_create(0)',
  'make a large object with content': `select lo_from_bytea(0, 'x')`,
  'make a large object as clients do': 'select lo_creat(-1)',
  'have more connections': 'alter role current_user connection limit -1',
  'read a file as a large object': `select lo_import('/etc/passwd')`,
  'copy from a file': `copy ${own}.probe from '/etc/passwd'`,
  'copy to a file': `copy ${own}.probe to '/tmp/stray'`,
  'run a program': `copy (select 1) to program 'true'`,
  'run a program for its output': `copy ${own}.probe from program 'true'`,
  'end a session of another user': `select pg_terminate_backend(${database.adminPid})`,
  'cancel a query of another user': `select pg_cancel_backend(${database.adminPid})`,
  'publish every table': 'create publication stray for all tables',
  'read the write-ahead log': `select pg_create_physical_replication_slot('stray')`,
  'create a foreign data wrapper': 'create foreign data wrapper stray',
  'create a tablespace': `create tablespace stray location '/tmp'`,
  'create a language': 'create language stray handler plpgsql_call_handler',
  'add an extension': `create extension citext with schema ${own}`,
  'grant on behalf of another owner': `alter default privileges for role ${other}_owner grant all on tables to ${own}`,
});

/** Statements that only the owner of a schema may execute, not the service itself. */
const structure = (own: string): Record<string, string> => ({
  'create a table': `create table ${own}.stray (id int)`,
  'create a view': `create view ${own}.stray as select 1`,
  'create a function': `create function ${own}.stray() returns int language sql as 'select 1'`,
  'create a type': `create type ${own}.stray as enum ('a')`,
  'alter a table': `alter table ${own}.probe add column stray int`,
  'index a table': `create index on ${own}.probe (id)`,
  'put a trigger on a table': `create trigger stray before update on ${own}.probe
    for each row execute function suppress_redundant_updates_trigger()`,
  'switch row security on': `alter table ${own}.probe enable row level security`,
  'empty a table': `truncate ${own}.probe`,
  'drop a table': `drop table ${own}.probe`,
  'drop its schema': `drop schema ${own} cascade`,
  'become its owner': `set role ${own}_owner`,
  'sign in as its owner': `set session authorization ${own}_owner`,
  'join its owner': `grant ${own}_owner to ${own}`,
  'change the password of its owner': `alter role ${own}_owner password 'x'`,
  'grant itself more': `alter default privileges for role ${own}_owner grant all on tables to ${own}`,
  'reset a sequence': `select setval('${own}.probe_seq', 1)`,
});

/** Filled in by the suite, since the statements are the same for all roles. */
const database = { name: 'here', adminPid: 0 };

describe('the rights of a role in Postgres', () => {
  let test: TestDatabase;

  beforeAll(async () => {
    test = await createTestDatabase();
    // A copy of a database does not inherit the right to connect.
    for (const statement of services.flatMap((service) => provisionStatements(service, 'test', 'test')))
      await test.admin.query(statement);
    const { rows } = await test.admin.query<{ name: string; adminPid: number }>(
      'select current_database() as name, pg_backend_pid() as "adminPid"',
    );
    Object.assign(database, rows[0]);
    await test.admin.query('create table public.probe (id int)');
    for (const service of services) {
      await as(test.url(service, 'owner'), async (query) => {
        expect(await query(`create table ${service}.probe (id int)`)).toBe('done');
        expect(await query(`create sequence ${service}.probe_seq`)).toBe('done');
      });
    }
  });
  afterAll(() => test.drop());

  async function as(url: string, work: (query: (sql: string) => Promise<string>) => Promise<void>): Promise<void> {
    const client = new pg.Client(url);
    await client.connect();
    try {
      await work((sql) =>
        client.query(sql).then(
          () => 'done',
          (error: pg.DatabaseError) => error.code ?? error.message,
        ),
      );
    } finally {
      await client.end();
    }
  }

  /** The results of the statements that were not refused for a missing right. */
  async function notRefused(url: string, attempts: Record<string, string>): Promise<Record<string, string>> {
    const results: Record<string, string> = {};
    await as(url, async (query) => {
      for (const [what, sql] of Object.entries(attempts)) {
        const outcome = await query(sql);
        if (outcome !== denied) results[what] = outcome;
      }
    });
    return results;
  }

  describe.each(services)('%s', (service) => {
    const others = services.filter((other) => other !== service);

    it('may read and write its own rows as the service, and nothing else', async () => {
      await as(test.url(service), async (query) => {
        expect(await query(`insert into probe values (nextval('probe_seq'))`)).toBe('done');
        expect(await query('update probe set id = 2')).toBe('done');
        expect(await query('select * from probe')).toBe('done');
        expect(await query('delete from probe')).toBe('done');
      });
      expect(await notRefused(test.url(service), structure(service))).toEqual({});
      for (const other of others) expect(await notRefused(test.url(service), outside(service, other))).toEqual({});
    });

    it('may change its own schema as the owner, and nothing outside of it', async () => {
      await as(test.url(service, 'owner'), async (query) => {
        expect(await query(`create table ${service}.more (id int)`)).toBe('done');
        expect(await query(`alter table ${service}.more add column name text`)).toBe('done');
        expect(await query(`drop table ${service}.more`)).toBe('done');
      });
      for (const other of others)
        expect(await notRefused(test.url(service, 'owner'), outside(service, other))).toEqual({});
    });

    it.each(['runtime', 'owner'] as const)('may not connect to another database as its %s', async (role) => {
      for (const name of ['postgres', 'template1', 'presently_template']) {
        const url = test.url(service, role).replace(/[^/]*$/, name);
        const entered = as(url, async () => {});
        if (name === 'presently_template') await expect(entered).resolves.toBeUndefined();
        else await expect(entered).rejects.toMatchObject({ code: denied });
      }
    });

    it('cannot share its rows with another service', async () => {
      // Postgres answers such a grant with a warning and has no effect.
      await as(test.url(service), async (query) => void (await query(`grant select on ${service}.probe to public`)));
      for (const other of others)
        await as(test.url(other), async (query) => expect(await query(`select * from ${service}.probe`)).toBe(denied));
    });

    it('cannot take all connections', async () => {
      const { rows } = await test.admin.query<{ limit: number; all: number }>(
        `select rolconnlimit as limit, current_setting('max_connections')::int as all from pg_roles
         where rolname = any($1)`,
        [[service, `${service}_owner`]],
      );
      expect(rows).toHaveLength(2);
      for (const { limit, all } of rows) expect(limit > 0 && limit <= all / 2).toBe(true);
    });

    it('cannot see the queries of others', async () => {
      const client = new pg.Client(test.url(service));
      await client.connect();
      const { rows } = await client.query<{ query: string }>(
        'select distinct query from pg_stat_activity where usename <> current_user',
      );
      await client.end();
      expect(rows.map(({ query }) => query).filter((query) => query && query !== '<insufficient privilege>')).toEqual(
        [],
      );
    });
  });

  it('refuses a connection with a wrong password', async () => {
    for (const service of services) {
      const url = test.url(service).replace(':test@', ':guessed@');
      await expect(new pg.Client(url).connect()).rejects.toMatchObject({ code: '28P01' });
    }
  });
});
