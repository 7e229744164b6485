import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { testEnv } from './test-env.js';

/** A database for one suite, with the schemas and roles of every service. */
export interface TestDatabase {
  /** URL with a service's runtime role or its owner. */
  url: (service: string, role?: 'runtime' | 'owner') => string;
  /** A client with a superuser's rights. */
  admin: pg.Client;
  drop: () => Promise<void>;
}

const adminUrl = (database: string) => `postgres://postgres:postgres@${testEnv.postgres}/${database}`;

async function asAdmin(statement: string): Promise<void> {
  const client = new pg.Client(adminUrl('postgres'));
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

export async function createTestDatabase(): Promise<TestDatabase> {
  const name = `t_${randomBytes(6).toString('hex')}`;
  // Suites run in parallel, and Postgres copies a template for one connection at a time.
  for (let attempt = 1; ; attempt++) {
    try {
      await asAdmin(`create database ${name} template presently_template`);
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
    url: (service, role = 'runtime') =>
      `postgres://${service}${role === 'owner' ? '_owner' : ''}:test@${testEnv.postgres}/${name}`,
    admin,
    drop: async () => {
      await admin.end();
      await asAdmin(`drop database ${name} with (force)`);
    },
  };
}
