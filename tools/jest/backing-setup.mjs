import { setTimeout as delay } from 'node:timers/promises';
import { testEnv } from '../../libs/testing/src/test-env.ts';
import { provisionDatabase, secretNames, takesQueries, withRole } from '../supervisor/database.ts';
import { services } from '../../libs/topology/src/services.ts';

/** Nothing has to survive a crash of the machine. */
const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: 300 };
const patienceMs = 60_000;
const password = 'postgres';
const rolePassword = 'test';

/** One Postgres for all suites; each makes its own database from a template that already has the roles and schemas. */
export default async function setup() {
  const { startPostgres } = await import(`./backing/${testEnv.backend}.mjs`);
  const postgres = await startPostgres({ settings, password });
  const url = withRole(`postgres://${postgres.address}/presently_template`, 'postgres', password);
  const end = Date.now() + patienceMs;
  while (!(await takesQueries(url.replace('presently_template', 'postgres')))) {
    if (postgres.hasEnded() || Date.now() > end) throw new Error('Postgres for the tests takes no queries');
    await delay(20);
  }
  const secrets = Object.fromEntries(secretNames(services).map((name) => [name, rolePassword]));
  await provisionDatabase(url, services, secrets, true);
  process.env.TEST_POSTGRES = postgres.address;
  globalThis.__PRESENTLY_BACKING__ = postgres;
}
