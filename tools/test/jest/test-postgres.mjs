import { setTimeout as delay } from 'node:timers/promises';
import { testEnv } from '../../../libs/testing/src/test-env.ts';
import { withRole } from '../../../libs/cli/src/postgres.ts';
import { provisionDatabase, secretNames, takesQueries } from '../../supervisor/database.ts';
import { services } from '../../../libs/topology/src/services.ts';

/** Fast, not durable. */
const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: 300 };
const startTimeoutMs = 60_000;
const password = 'postgres';
const rolePassword = 'test';

/**
 * Starts a Postgres with a template database that has the roles and schemas of every service.
 * @returns a function that stops it
 */
export async function startTestPostgres() {
  const { startPostgres } = await import(`./backing/${testEnv.backend}.mjs`);
  const postgres = await startPostgres({ settings, password });
  const url = withRole(`postgres://${postgres.address}/presently_template`, 'postgres', password);
  const end = Date.now() + startTimeoutMs;
  while (!(await takesQueries(url.replace('presently_template', 'postgres')))) {
    if (postgres.hasEnded() || Date.now() > end) throw new Error('Postgres for the tests does not answer queries');
    await delay(20);
  }
  const secrets = Object.fromEntries(secretNames(services).map((name) => [name, rolePassword]));
  await provisionDatabase(url, services, secrets, true);
  process.env.TEST_POSTGRES = postgres.address;
  return () => postgres.stop();
}
