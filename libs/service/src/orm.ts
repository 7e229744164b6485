import { messagingTableNames } from '@presently/messaging/tables';
import type { ServiceName } from '@presently/topology/services';
import { Migrator } from '@mikro-orm/migrations';
import { defineConfig, type Options } from '@mikro-orm/postgresql';
import { fileURLToPath } from 'node:url';
import { TracedClient } from '@presently/telemetry/traced-client';

export interface OrmDefinition {
  name: ServiceName;
  entities: NonNullable<Options['entities']>;
  /** The service's `src/` or `dist/` folder, `import.meta.url` of its definition file. */
  home: string;
}

export interface PoolOptions {
  /** Connections at the most; one is enough for a job. */
  size: number;
  /** Milliseconds to wait for one. */
  waitMs: number;
}

/** A job has time; a call that gets no connection within a second is better refused than kept waiting. */
const jobPool: PoolOptions = { size: 1, waitMs: 20_000 };
export const servicePool = (size: number): PoolOptions => ({ size, waitMs: 1_000 });

/** The MikroORM configuration of a service: its schema, its entities, its migrations. */
export function ormConfig({ name, entities, home }: OrmDefinition, databaseUrl: string, pool = jobPool): Options {
  const path = fileURLToPath(new URL('./migrations', home));
  return defineConfig({
    clientUrl: databaseUrl,
    schema: name,
    entities,
    extensions: [Migrator],
    migrations: {
      path,
      pathTs: path.replace('/dist/', '/src/'),
      tableName: 'migrations',
      // A snapshot would be written beside the sources at every migration; tests compare entities with the real schema.
      snapshot: false,
      // Each in a transaction of its own, or in none where it says so: an index is built concurrently outside of any.
      allOrNothing: false,
      silent: true,
    },
    schemaGenerator: { skipTables: [...messagingTableNames, 'migrations'] },
    pool: { min: 0, max: pool.size },
    driverOptions: {
      // MikroORM takes host, role and database from a URL and drops the rest: without this, `?sslmode=verify-full` as well.
      connectionString: databaseUrl,
      connectionTimeoutMillis: pool.waitMs,
      application_name: name,
      Client: TracedClient,
    },
    forceUtcTimezone: true,
  });
}
