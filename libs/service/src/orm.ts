import { messagingTableNames } from '@presently/messaging/tables';
import type { ServiceName } from '@presently/contracts/operation';
import { Migrator } from '@mikro-orm/migrations';
import { defineConfig, type Options } from '@mikro-orm/postgresql';
import { fileURLToPath } from 'node:url';

export interface OrmDefinition {
  name: ServiceName;
  entities: NonNullable<Options['entities']>;
  /** The service's `src/` or `dist/` folder, `import.meta.url` of its definition file. */
  home: string;
}

/** The MikroORM configuration of a service: its schema, its entities, its migrations. */
export function ormConfig({ name, entities, home }: OrmDefinition, databaseUrl: string, pool = 10): Options {
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
      allOrNothing: true,
      silent: true,
    },
    schemaGenerator: { skipTables: [...messagingTableNames, 'migrations'] },
    pool: { min: 0, max: pool },
    driverOptions: { connectionTimeoutMillis: 1_000, application_name: name },
    forceUtcTimezone: true,
  });
}
