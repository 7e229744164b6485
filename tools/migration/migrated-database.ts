import { existsSync, globSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { compileProject } from '../build.ts';
import { root } from '../root.ts';

/** Compiles a service. A compiled migration outlives its source, and would be applied. */
export async function compileMigrations(service: string): Promise<void> {
  const folder = join(root, 'services', service);
  for (const compiled of globSync(join(folder, 'dist/migrations/*.js')))
    if (!existsSync(join(folder, 'src/migrations', `${basename(compiled, '.js')}.ts`))) rmSync(compiled);
  await compileProject(root, `services/${service}`);
}

/**
 * Calls `work` with a database of a temporary Postgres, which has the roles and empty schemas of every service.
 * @param work takes what gives the URL with the role that owns a service's schema
 */
export async function withTemporaryDatabase<T>(work: (urlOf: (service: string) => string) => Promise<T>): Promise<T> {
  const { startTestPostgres } = await import('../test/jest/test-postgres.mjs');
  const stopPostgres = await startTestPostgres();
  try {
    const { createTestDatabase } = await import('@presently/testing/test-database');
    const database = await createTestDatabase();
    try {
      return await work((service) => database.url(service, 'owner'));
    } finally {
      await database.drop();
    }
  } finally {
    await stopPostgres();
  }
}
