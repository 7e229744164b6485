import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { testEnv } from './test-env.js';

/** A database for one suite, with the schemas and roles of every service. */
export interface TestDatabase {
  name: string;
  /** URL with a service's runtime role or its owner. */
  url: (service: string, role?: 'runtime' | 'owner') => string;
  /** A client with a superuser's rights. */
  admin: pg.Client;
  drop: () => Promise<void>;
}

const adminUrl = (database: string) => `postgres://postgres:postgres@${testEnv.postgres}/${database}`;

async function asAdmin(work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client(adminUrl('postgres'));
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

/**
 * A database as `prepare` leaves it. The first suite of a run prepares one, and all copy that.
 * @param state a name for what `prepare` does
 */
export async function createPreparedDatabase(
  state: string,
  prepare: (database: TestDatabase) => Promise<unknown>,
): Promise<TestDatabase> {
  const template = `presently_${state}`;
  await asAdmin(async (client) => {
    // Suites in other processes wait here. The lock ends with the connection.
    await client.query('select pg_advisory_lock(hashtext($1))', [template]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [template]);
    if (rowCount) return;
    const database = await createTestDatabase();
    try {
      await prepare(database);
    } finally {
      await database.admin.end();
    }
    await client.query(`alter database ${database.name} rename to ${template}`);
  });
  return createTestDatabase(template);
}

export async function createTestDatabase(template = 'presently_template'): Promise<TestDatabase> {
  const name = `t_${randomBytes(6).toString('hex')}`;
  // Suites run in parallel, and Postgres copies a template for one connection at a time.
  for (let attempt = 1; ; attempt++) {
    try {
      await asAdmin((client) => client.query(`create database ${name} template ${template}`));
      break;
    } catch (error) {
      if (attempt === 50) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50 + Math.random() * 100));
    }
  }
  // A spec may ask several questions at once.
  const admin = new pg.Client({ connectionString: adminUrl(name), pipeline: true });
  // Postgres may be stopped before the last suite has closed its connection.
  admin.on('error', () => {});
  await admin.connect();
  return {
    name,
    url: (service, role = 'runtime') =>
      `postgres://${service}${role === 'owner' ? '_owner' : ''}:test@${testEnv.postgres}/${name}`,
    admin,
    drop: async () => {
      await admin.end();
      await asAdmin((client) => client.query(`drop database ${name} with (force)`));
    },
  };
}
