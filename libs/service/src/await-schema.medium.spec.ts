import { createTestDatabase, type TestDatabase } from '@presently/testing/test-database';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { awaitSchema } from './await-schema.js';

describe('a pod that waits for its schema', () => {
  let database: TestDatabase;
  let folder: string;
  let owner: pg.Client;
  const release = () => ({ name: 'social' as const, home: pathToFileURL(join(folder, 'definition.js')).href });
  const wait = (patienceMs: number, say: (text: string) => void = () => {}) =>
    awaitSchema(release(), database.url('social'), { patienceMs, everyMs: 20, say });
  const done = (name: string) => owner.query('insert into migrations (name) values ($1)', [name]);

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

  it('goes on when the last migration of its release is done, and not before', async () => {
    const said: string[] = [];
    await expect(wait(0)).rejects.toThrow('relation "migrations" does not exist');

    await owner.query('create table migrations (name text)');
    await done('Migration1_tables');
    await expect(wait(0)).rejects.toThrow('is not what this release needs: waiting for Migration2_more');

    const waiting = wait(30_000, (text) => {
      said.push(text);
      void done('Migration2_more');
    });
    await waiting;
    expect(said).toEqual(['waiting for Migration2_more']);
  });

  it('reaches Postgres as its address asks for: encrypted, or not at all', async () => {
    const encrypted = `${database.url('social')}?sslmode=verify-full`;
    const waiting = awaitSchema(release(), encrypted, { patienceMs: 0, say: () => {} });
    await expect(waiting).rejects.toThrow('The server does not support SSL connections');
  });

  it('is content with a schema that is further on', async () => {
    await done('Migration3_of_the_next_release');
    await wait(0);
  });
});
