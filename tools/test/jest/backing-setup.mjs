import { startTestPostgres } from './test-postgres.mjs';

/** One Postgres for all suites. Each suite creates its own database from the template. */
export default async function setup() {
  globalThis.__PRESENTLY_STOP_POSTGRES__ = await startTestPostgres();
}
