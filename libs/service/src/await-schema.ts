import { MikroORM } from '@mikro-orm/postgresql';
import { readdir } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { ConnectionUrl, loadEnv } from './env.js';
import { ormConfig, type OrmDefinition } from './orm.js';

class SchemaEnv {
  /** The service's own role: whoever waits may only read. */
  @ConnectionUrl('postgres', 'postgresql') DATABASE_URL!: string;
}

export interface Waiting {
  /** Milliseconds until it is given up. */
  patienceMs?: number;
  /** Milliseconds between looks. */
  everyMs?: number;
  /** Told what is still missing, each time that this changes. */
  say?: (text: string) => void;
}

/**
 * Waits until every migration that this release brings has been done. The main of `dist/await-schema.js`, run in a pod
 * before the service, so that the order of a rollout needs nobody who watches over it. A schema that is further on will
 * do: releases get along with the migrations of the next one.
 * @throws Error naming what is missing when patience ends
 */
export async function awaitSchema(
  { name, home }: Pick<OrmDefinition, 'name' | 'home'>,
  databaseUrl = loadEnv(SchemaEnv).DATABASE_URL,
  { patienceMs = 300_000, everyMs = 1_000, say = console.log }: Waiting = {},
): Promise<void> {
  const brought = await migrationsOf(home);
  const orm = await MikroORM.init({
    ...ormConfig({ name, entities: [], home }, databaseUrl),
    discovery: { warnWhenNoEntities: false },
  });
  try {
    const end = Date.now() + patienceMs;
    for (let told = ''; ; await delay(everyMs)) {
      const missing = await missingOf(brought, orm);
      if (!missing) return;
      if (missing !== told) say((told = missing));
      if (Date.now() > end) throw new Error(`The schema ${name} is not what this release needs: ${missing}`);
    }
  } finally {
    await orm.close();
  }
}

/** Names as the migrator notes them: of the files, without what follows the dot. */
async function migrationsOf(home: string): Promise<string[]> {
  const files = await readdir(fileURLToPath(new URL('./migrations', home)));
  return files.flatMap((file) => /^(Migration\w+)\.(js|ts)$/.exec(file)?.[1] ?? []);
}

/** What stands in the way, in words. A database, a role or a table that is not there yet does as well. */
async function missingOf(brought: readonly string[], orm: MikroORM): Promise<string | undefined> {
  try {
    const done: { name: string }[] = await orm.em.getConnection().execute('select name from migrations');
    const names = new Set(done.map((row) => row.name));
    const missing = brought.filter((name) => !names.has(name));
    return missing.length > 0 ? `waiting for ${missing.join(', ')}` : undefined;
  } catch (error) {
    return `waiting for the database: ${(error as Error).message}`;
  }
}
