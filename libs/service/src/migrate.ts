import { MikroORM } from '@mikro-orm/postgresql';
import { ConnectionUrl, loadEnv } from './env.js';
import { ormConfig, type OrmDefinition } from './orm.js';

class MigrationEnv {
  /** The role that owns the service's schema; only migrations use it. */
  @ConnectionUrl('postgres', 'postgresql') DATABASE_URL!: string;
}

/** Brings a service's schema up to date. The main of `dist/migrate.js`, run as a job before a rollout. */
export async function migrate(
  definition: OrmDefinition,
  databaseUrl = loadEnv(MigrationEnv).DATABASE_URL,
): Promise<string[]> {
  const orm = await MikroORM.init(ormConfig(definition, databaseUrl));
  try {
    return (await orm.migrator.up()).map((migration) => migration.name);
  } finally {
    await orm.close();
  }
}
