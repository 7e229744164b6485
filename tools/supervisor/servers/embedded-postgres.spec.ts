import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { preparePostgres, spawnPostgres } from './embedded-postgres.mjs';
import { provisionStatements } from '../../provision-statements.ts';
import { productDatabase, withRole } from '../../../libs/cli/src/postgres.ts';
import { provisionDatabase, takesQueries, type ServiceDatabase } from '../database.ts';
import { holdPorts } from '../../../libs/cli/src/ports.ts';

const password = "it's secret";
const secrets = { identity: 'a', identity_owner: 'b', gifting: 'c', gifting_owner: "d'd" };

async function query<T extends pg.QueryResultRow>(url: string, text: string): Promise<T[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query<T>(text)).rows;
  } finally {
    await client.end();
  }
}

describe('the embedded Postgres', () => {
  // Only its owner can enter it, like a folder of mkdtemp.
  const folder = mkdtempSync(join(tmpdir(), 'embedded-postgres-'));
  const running: ChildProcess[] = [];
  let adminUrl: string;

  const start = async () => {
    const setup = await preparePostgres({ dataDir: join(folder, 'data'), password, initdbFlags: ['--no-sync'] });
    const [port] = await holdPorts(1);
    adminUrl = withRole(`postgres://127.0.0.1:${port}/postgres`, 'postgres', password);
    const child = spawnPostgres(setup, port!, { fsync: 'off' });
    running.push(child);
    while (!(await takesQueries(adminUrl))) await delay(20);
    return child;
  };

  let databases: Record<string, ServiceDatabase>;
  beforeAll(async () => {
    await start();
    databases = await provisionDatabase(adminUrl, ['identity', 'gifting'], secrets);
    await query(
      databases.gifting!.owner,
      'create table gifts (id int generated always as identity primary key, note text)',
    );
    await query(databases.identity!.owner, 'create table users (id int)');
  });
  afterAll(async () => {
    for (const child of running.filter(({ exitCode }) => exitCode === null)) {
      child.kill('SIGINT');
      await once(child, 'exit');
    }
    rmSync(folder, { recursive: true });
  });

  it('does not log the values of a statement that fails', async () => {
    await query(databases.gifting!.owner, 'create unique index once on gifts (note)');
    let log = '';
    running[0]!.stderr!.on('data', (chunk: Buffer) => (log += chunk.toString()));
    const add = () => query(databases.gifting!.runtime, "insert into gifts (note) values ('a canary')");
    await add();
    await expect(add()).rejects.toThrow(/duplicate key/);
    while (!log.includes('duplicate key')) await delay(20);
    expect(log).not.toMatch(/canary|insert/);
    await query(databases.gifting!.runtime, 'delete from gifts');
    await query(databases.gifting!.owner, 'drop index once');
  });

  it('refuses a connection without the password', async () => {
    expect(await takesQueries(withRole(adminUrl, 'postgres', 'guess'))).toBe(false);
  });

  it('lets a service read and write rows of the tables that its migrations create', async () => {
    await query(databases.gifting!.runtime, "insert into gifts (note) values ('for Ben')");
    await query(databases.gifting!.runtime, "update gifts set note = 'for Cleo'");
    expect(await query(databases.gifting!.runtime, 'select note from gifts')).toEqual([{ note: 'for Cleo' }]);
    await query(databases.gifting!.runtime, 'delete from gifts');
  });

  it.each([
    ['change its own schema', 'create table more (id int)', /permission denied/],
    ['remove its tables', 'drop table gifts', /must be owner/],
    ['empty a table at a stroke', 'truncate gifts', /permission denied/],
    ['read what belongs to another', 'select * from identity.users', /permission denied for schema identity/],
    [
      'create anything in the schema that all databases have',
      'create table public.mine (id int)',
      /permission denied for schema public/,
    ],
    ['make schemas', 'create schema mine', /permission denied for database/],
  ])('does not let a service %s', async (_what, text, refusal) => {
    await expect(query(databases.gifting!.runtime, text)).rejects.toThrow(refusal);
  });

  it("refuses a schema's owner access to another schema", async () => {
    await expect(query(databases.gifting!.owner, 'select * from identity.users')).rejects.toThrow(
      /permission denied for schema identity/,
    );
  });

  it('can be prepared again with other passwords, and keeps its rows', async () => {
    await query(databases.gifting!.runtime, "insert into gifts (note) values ('kept')");
    databases = await provisionDatabase(adminUrl, ['identity', 'gifting'], { ...secrets, gifting: 'new' });
    expect(databases.gifting!.runtime).toContain('gifting:new@');
    expect(await query(databases.gifting!.runtime, 'select note from gifts')).toEqual([{ note: 'kept' }]);
  });

  it('can be prepared twice by a database owner that may create roles and is not a superuser', async () => {
    await query(adminUrl, "create role keeper login createrole password 'k'");
    await query(adminUrl, 'create database presently_of_keeper owner keeper');
    const keeperUrl = withRole(adminUrl.replace(/\/postgres$/, '/presently_of_keeper'), 'keeper', 'k');
    for (const passwords of [
      { social: 'e', social_owner: 'f' },
      { social: 'g', social_owner: 'h' },
    ]) {
      const { social } = await provisionDatabase(keeperUrl, ['social'], passwords);
      await query(social!.owner, 'create table if not exists posts (id int)');
      expect(await query(social!.runtime, 'select id from posts')).toEqual([]);
    }
  });

  it('ends an earlier server that still uses the data', async () => {
    const [forgotten] = running;
    const ended = once(forgotten!, 'exit');
    await start();
    await ended;
    expect(await query(productDatabase(adminUrl).url, 'select note from gifting.gifts')).toEqual([{ note: 'kept' }]);
  });
});

describe('the statements that give a service its roles', () => {
  it('refuse a name that needs escaping', () => {
    expect(() => provisionStatements('gifting"; drop', 'a', 'b')).toThrow(/cannot name/);
  });
});
