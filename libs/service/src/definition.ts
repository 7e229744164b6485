import type { ServiceName } from '@presently/topology/services';
import type { Options } from '@mikro-orm/postgresql';
import type { Type } from '@nestjs/common';
import type { ServiceEnv } from './env.js';
import type { UserData } from './user-data/user-data.js';

/** The parts of a service that differ; everything else about booting is the same for all services. */
export interface ServiceDefinition<E extends ServiceEnv = ServiceEnv> {
  name: ServiceName;
  /** The Nest module with handlers and reactions. */
  module: Type;
  /** The class of the service's environment, and the injection token of its instance. */
  env: new () => E;
  entities: NonNullable<Options['entities']>;
  /** What an export contains of the service's tables. Without users' data: none. */
  userData?: UserData;
  /** Tables that only the previous release uses. The next release drops them. */
  retiredTables?: readonly string[];
  /** Tables without entities, which are read and written in SQL. */
  tablesInSql?: readonly string[];
  /** `import.meta.url` of the definition file; `migrations/` is in the same folder. */
  home: string;
}
