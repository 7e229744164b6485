import type { ServiceDefinition } from '@presently/service/definition';
import { User } from './accounts/user.entity.js';
import { IdentityEnv } from './env.js';
import { IdentityModule } from './identity.module.js';
import { Session } from './sessions/session.entity.js';
import { Throttle } from './throttling/throttle.entity.js';

export const definition: ServiceDefinition<IdentityEnv> = {
  name: 'identity',
  module: IdentityModule,
  env: IdentityEnv,
  entities: [User, Session, Throttle],
  home: import.meta.url,
};
