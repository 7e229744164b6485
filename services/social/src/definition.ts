import type { ServiceDefinition } from '@presently/service/definition';
import { SocialEnv } from './env.js';
import { Post } from './posts/post.entity.js';
import { Schedule } from './schedule/schedule.entity.js';
import { SocialModule } from './social.module.js';
import { Template } from './templates/template.entity.js';

export const definition: ServiceDefinition<SocialEnv> = {
  name: 'social',
  module: SocialModule,
  env: SocialEnv,
  entities: [Template, Post, Schedule],
  home: import.meta.url,
};
