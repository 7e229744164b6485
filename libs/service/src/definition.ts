import type { ServiceName } from '@presently/topology/services';
import type { Options } from '@mikro-orm/postgresql';
import type { Type } from '@nestjs/common';
import type { ServiceEnv } from './env.js';

/** What makes a service: everything else about booting it is the same for all. */
export interface ServiceDefinition<E extends ServiceEnv = ServiceEnv> {
  name: ServiceName;
  /** The Nest module with handlers and reactions. */
  module: Type;
  /** The class of its environment; an instance can be injected by it. */
  env: new () => E;
  entities: NonNullable<Options['entities']>;
  /** `import.meta.url` of the definition file, beside which `migrations/` lies. */
  home: string;
}
