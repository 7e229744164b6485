import { MikroORM } from '@mikro-orm/postgresql';
import { IsOptional, IsString } from 'class-validator';
import { ConnectionUrl, loadEnv } from './env.js';
import { ormConfig, type OrmDefinition } from './orm.js';

class MigrationEnv {
  /** The role that owns the service's schema; only migrations use it. */
  @ConnectionUrl('postgres', 'postgresql') DATABASE_URL!: string;

  /** The migration to stop after, by its name: for putting back a backup of an earlier release. All of them without it. */
  @IsOptional() @IsString() MIGRATE_TO?: string;
}

/** Whoever waits for a table's lock holds up everybody behind: the job gives up and is run again. */
const lockTimeout = '5s';

/** Brings a service's schema up to date. The main of `dist/migrate.js`, run as a job before a rollout. */
export async function migrate(definition: OrmDefinition, given?: MigrationEnv): Promise<string[]> {
  const { DATABASE_URL, MIGRATE_TO: to } = given ?? loadEnv(MigrationEnv);
  const orm = await MikroORM.init(ormConfig(definition, DATABASE_URL));
  try {
    // On the job's one connection.
    await orm.em.execute(`set lock_timeout = '${lockTimeout}'`);
    return (await orm.migrator.up(to === undefined ? {} : { to })).map((migration) => migration.name);
  } finally {
    await orm.close();
  }
}
