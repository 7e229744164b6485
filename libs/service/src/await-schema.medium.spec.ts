import { createTestDatabase, type TestDatabase } from '@presently/testing/test-database';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { awaitSchema } from './await-schema.js';

describe('waiting for the schema', () => {
  let database: TestDatabase;
  let folder: string;
  let owner: pg.Client;
  const release = () => ({ name: 'social' as const, home: pathToFileURL(join(folder, 'definition.js')).href });
  const wait = (timeoutMs: number, log: (text: string) => void = () => {}) =>
    awaitSchema(release(), database.url('social'), { timeoutMs, pollMs: 20, log });
  const apply = (name: string) => owner.query('insert into migrations (name) values ($1)', [name]);

  beforeAll(async () => {
    database = await createTestDatabase();
    folder = await mkdtemp(join(tmpdir(), 'release-'));
    await mkdir(join(folder, 'migrations'));
    for (const file of ['Migration1_tables.js', 'Migration1_tables.d.ts', 'Migration2_more.js', 'notes.txt'])
      await writeFile(join(folder, 'migrations', file), '');
    owner = new pg.Client(database.url('social', 'owner'));
    await owner.connect();
  });
  afterAll(async () => {
    await owner.end();
    await database.drop();
    await rm(folder, { recursive: true });
  });

  it('ends when the last migration of the release is applied, and not before', async () => {
    const logged: string[] = [];
    await expect(wait(0)).rejects.toThrow('relation "migrations" does not exist');

    await owner.query('create table migrations (name text)');
    await apply('Migration1_tables');
    await expect(wait(0)).rejects.toThrow('is not what this release needs: waiting for Migration2_more');

    const waiting = wait(30_000, (text) => {
      logged.push(text);
      void apply('Migration2_more');
    });
    await waiting;
    expect(logged).toEqual(['waiting for Migration2_more']);
  });

  it('connects to Postgres only with encryption if the URL requires it', async () => {
    const encrypted = `${database.url('social')}?sslmode=verify-full`;
    const waiting = awaitSchema(release(), encrypted, { timeoutMs: 0, log: () => {} });
    await expect(waiting).rejects.toThrow('The server does not support SSL connections');
  });

  it('accepts a newer schema', async () => {
    await apply('Migration3_of_the_next_release');
    await wait(0);
  });
});
