import type { ServiceDefinition } from '@presently/service/definition';
import { Delivery } from './deliveries/delivery.entity.js';
import { NotificationsEnv } from './env.js';
import { NotificationsModule } from './notifications.module.js';
import { ErasedRecipient } from './reactions/erased-recipient.entity.js';

export const definition: ServiceDefinition<NotificationsEnv> = {
  name: 'notifications',
  module: NotificationsModule,
  env: NotificationsEnv,
  entities: [Delivery, ErasedRecipient],
  home: import.meta.url,
};
