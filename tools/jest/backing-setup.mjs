import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { preparePostgres, spawnPostgres } from '../embedded-postgres.mjs';
import { provisionDatabase, secretNames, takesQueries, withRole } from '../supervisor/database.ts';
import { leash } from '../supervisor/leash.ts';
import { freePorts } from '../supervisor/ports.ts';
import { services } from '../supervisor/services.ts';

/** Nothing has to survive a crash of the machine. */
const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: 300 };
const password = 'postgres';
const rolePassword = 'test';

/** One Postgres for all suites; each makes its own database from a template that already has the roles and schemas. */
export default async function setup() {
  const directory = mkdtempSync(join(tmpdir(), 'presently-test-'));
  const [port] = await freePorts(1);
  const prepared = await preparePostgres({
    dataDir: join(directory, 'postgres'),
    password,
    initdbFlags: ['--no-sync'],
  });
  const server = spawnPostgres(prepared, port, settings);
  // Also when this run is killed.
  leash(server, 'INT');
  server.stdout.resume();
  server.stderr.resume();
  const url = withRole(`postgres://127.0.0.1:${port}/presently_template`, 'postgres', password);
  while (!(await takesQueries(url.replace('presently_template', 'postgres')))) {
    if (server.exitCode !== null) throw new Error(`Postgres for the tests ended with ${server.exitCode}`);
    await delay(20);
  }
  const secrets = Object.fromEntries(secretNames(services).map((name) => [name, rolePassword]));
  await provisionDatabase(url, services, secrets);
  process.env.TEST_POSTGRES = `127.0.0.1:${port}`;
  globalThis.__PRESENTLY_BACKING__ = { server, directory };
}
