import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { environment } from '../../libs/cli/src/environment.ts';
import { explain } from '../../libs/cli/src/failure.ts';
import { holdUps } from './compatibility.ts';
import type { NewMigration } from './create-migration.ts';
import { compileMigrations, withTemporaryDatabase } from './migrated-database.ts';

const usage = `Usage: npm run migration -- <service> <name> [--empty]

Writes the difference between a service's entities and its schema as a migration.
For example: npm run migration -- gifting add_nickname
The schema is read from a temporary Postgres, or from DATABASE_URL (migrated, with the role that owns the schema).`;

const root = join(import.meta.dirname, '../..');
const words = process.argv.slice(2).filter((word) => word !== '--empty');
const isEmpty = process.argv.includes('--empty');
const [service = '', title = '', ...others] = words;
const source = join(root, 'services', service, 'src');
const folder = join(source, 'migrations');

if (!service || !title || others.length > 0 || !existsSync(join(source, 'definition.ts'))) {
  console.error(usage);
  process.exit(2);
}
try {
  await writeMigration();
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}

async function writeMigration(): Promise<void> {
  // A new service has none yet.
  mkdirSync(folder, { recursive: true });
  await compileMigrations(service);
  // Imported after the build: entities and libraries are compiled code.
  const { createMigration } = await import('./create-migration.ts');
  const home = pathToFileURL(join(root, 'services', service, 'dist/definition.js')).href;
  const { definition } = (await import(home)) as Pick<NewMigration, 'definition'>;
  const { path, statements } = await withDatabase(definition, (databaseUrl) =>
    createMigration({ definition, databaseUrl, folder, title, isEmpty }),
  );
  for (const statement of statements) console.log(`${statement};`);
  for (const warning of holdUps(statements)) console.warn(`Blocks users of the table: ${warning}`);
  console.log(`\n${path} is written. Review it: docs/recipes/add-a-migration.md`);
}

/** Calls `work` with the URL of a migrated database: DATABASE_URL, or a temporary one. */
async function withDatabase<T>(
  definition: NewMigration['definition'],
  work: (databaseUrl: string) => Promise<T>,
): Promise<T> {
  if (environment.DATABASE_URL) return work(environment.DATABASE_URL);
  return withTemporaryDatabase(async (urlOf) => {
    const { migrate } = await import('@presently/service/migrate');
    await migrate(definition, { DATABASE_URL: urlOf(service) });
    return work(urlOf(service));
  });
}
