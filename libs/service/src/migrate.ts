import { MikroORM } from '@mikro-orm/postgresql';
import { IsOptional, IsString } from 'class-validator';
import { loadEnv } from './env.js';
import { ConnectionUrl } from './env-fields.js';
import { ormConfig, type OrmDefinition } from './orm.js';

class MigrationEnv {
  /** URL with the role that owns the service's schema; only migrations use it. */
  @ConnectionUrl('postgres', 'postgresql') DATABASE_URL!: string;

  /** Name of the last migration to apply, for restoring a backup of an earlier release. All migrations by default. */
  @IsOptional() @IsString() MIGRATE_TO?: string;
}

/** A migration that waits for a table's lock blocks all queries behind it, so the job fails and is started again. */
const lockTimeout = '5s';

/**
 * Applies a service's migrations: `dist/migrate.js`, a job before a rollout.
 * @returns the names of the migrations that it applied
 */
export async function migrate(definition: OrmDefinition, given?: MigrationEnv): Promise<string[]> {
  const { DATABASE_URL, MIGRATE_TO: to } = given ?? loadEnv(MigrationEnv);
  const orm = await MikroORM.init(ormConfig(definition, DATABASE_URL));
  try {
    // The job has one connection, so this applies to all of its statements.
    await orm.em.execute(`set lock_timeout = '${lockTimeout}'`);
    return (await orm.migrator.up(to === undefined ? {} : { to })).map((migration) => migration.name);
  } finally {
    await orm.close();
  }
}
