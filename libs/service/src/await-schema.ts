import { MikroORM } from '@mikro-orm/postgresql';
import { readdir } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { loadEnv } from './env.js';
import { ConnectionUrl } from './env-fields.js';
import { ormConfig, type OrmDefinition } from './orm.js';

class SchemaEnv {
  /** URL with the service's own role, which can read the schema but not change it. */
  @ConnectionUrl('postgres', 'postgresql') DATABASE_URL!: string;
}

export interface AwaitOptions {
  /** Milliseconds. */
  timeoutMs?: number;
  /** Milliseconds between two reads of the migrations table. */
  pollMs?: number;
  /** Called with the missing migrations each time they change. */
  log?: (text: string) => void;
}

/**
 * Blocks until every migration of this release has been applied. A pod executes it in `dist/await-schema.js` before the
 * service, so that the parts of a rollout may start in any order. A newer schema is accepted: a release is compatible
 * with the migrations of the next one.
 * @throws Error that names the missing migrations after the timeout
 */
export async function awaitSchema(
  { name, home }: Pick<OrmDefinition, 'name' | 'home'>,
  databaseUrl = loadEnv(SchemaEnv).DATABASE_URL,
  { timeoutMs = 300_000, pollMs = 1_000, log = console.log }: AwaitOptions = {},
): Promise<void> {
  const required = await migrationsOf(home);
  const orm = await MikroORM.init({
    ...ormConfig({ name, entities: [], home }, databaseUrl),
    discovery: { warnWhenNoEntities: false },
  });
  try {
    const end = Date.now() + timeoutMs;
    for (let logged = ''; ; await delay(pollMs)) {
      const missing = await missingOf(required, orm);
      if (!missing) return;
      if (missing !== logged) log((logged = missing));
      if (Date.now() > end) throw new Error(`The schema ${name} is not what this release needs: ${missing}`);
    }
  } finally {
    await orm.close();
  }
}

/** Names of migrations as the migrator stores them: file names without extension. */
async function migrationsOf(home: string): Promise<string[]> {
  const files = await readdir(fileURLToPath(new URL('./migrations', home)));
  return files.flatMap((file) => /^(Migration\w+)\.(js|ts)$/.exec(file)?.[1] ?? []);
}

/** Describes what is missing; a missing database, role or table counts, too. */
async function missingOf(required: readonly string[], orm: MikroORM): Promise<string | undefined> {
  try {
    const applied: { name: string }[] = await orm.em.getConnection().execute('select name from migrations');
    const names = new Set(applied.map((row) => row.name));
    const missing = required.filter((name) => !names.has(name));
    return missing.length > 0 ? `waiting for ${missing.join(', ')}` : undefined;
  } catch (error) {
    return `waiting for the database: ${(error as Error).message}`;
  }
}
