import { messagingTableNames } from '@presently/messaging/tables';
import type { ServiceName } from '@presently/topology/services';
import { Migrator } from '@mikro-orm/migrations';
import { DatabaseClient } from '@presently/work/database/database-client';
import { defineConfig, type Options } from '@mikro-orm/postgresql';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { budgetTableNames } from './budgets/tables.js';

export interface OrmDefinition {
  name: ServiceName;
  entities: NonNullable<Options['entities']>;
  retiredTables?: readonly string[];
  tablesInSql?: readonly string[];
  /** `import.meta.url` of the service's definition file in `src/` or `dist/`. */
  home: string;
}

export interface PoolOptions {
  /** Largest number of connections. */
  size: number;
  /** Milliseconds to wait for a connection. */
  waitMs: number;
}

/** A job may wait long for a connection. */
const jobPool: PoolOptions = { size: 1, waitMs: 20_000 };

/** The MikroORM configuration of a service: its schema, its entities, its migrations. */
export function ormConfig(
  { name, entities, retiredTables = [], tablesInSql = [], home }: OrmDefinition,
  databaseUrl: string,
  pool = jobPool,
): Options {
  const path = fileURLToPath(new URL('./migrations', home));
  const sources = path.replace('/dist/', '/src/');
  return defineConfig({
    clientUrl: databaseUrl,
    schema: name,
    entities,
    extensions: [Migrator],
    migrations: {
      path,
      // Read in place of `path` under a tool in TypeScript. An image has none, and would then find no migration at all.
      ...(existsSync(sources) && { pathTs: sources }),
      tableName: 'migrations',
      // No snapshot file: `npm run migration` compares the entities with a migrated database.
      snapshot: false,
      // Each migration has its own transaction, or none: an index cannot be built concurrently inside of one.
      allOrNothing: false,
      silent: true,
    },
    schemaGenerator: {
      skipTables: [...messagingTableNames, ...budgetTableNames, ...retiredTables, ...tablesInSql, 'migrations'],
    },
    // Its role cannot create one, and a service that starts before Postgres answers must not end.
    ensureDatabase: false,
    pool: { min: 0, max: pool.size },
    driverOptions: {
      // MikroORM drops the URL's parameters, such as `?sslmode=verify-full`; `pg` reads them from here.
      connectionString: databaseUrl,
      connectionTimeoutMillis: pool.waitMs,
      application_name: name,
      Client: DatabaseClient,
    },
    forceUtcTimezone: true,
  });
}
