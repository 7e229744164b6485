import type { ServiceDefinition } from '@presently/service/definition';
import { AnsweredText, Refusal, Suppression } from './contacts/suppression.entity.js';
import { Delivery } from './deliveries/delivery.entity.js';
import { NotificationsEnv } from './env.js';
import { SuspendedAccount } from './suspensions/suspended-account.entity.js';
import { WebhookDelivery } from './webhooks/webhook-delivery.entity.js';
import { Webhook } from './webhooks/webhook.entity.js';
import { NotificationsModule } from './notifications.module.js';
import { ErasedRecipient } from './reactions/erased-recipient.entity.js';
import { PushSubscription } from './pushes/push-subscription.entity.js';
import { Push } from './pushes/push.entity.js';
import { Reminder } from './reminders/reminder.entity.js';
import { exportedUserData } from './user-data.js';

export const definition: ServiceDefinition<NotificationsEnv> = {
  name: 'notifications',
  module: NotificationsModule,
  env: NotificationsEnv,
  entities: [
    Delivery,
    SuspendedAccount,
    ErasedRecipient,
    Reminder,
    Suppression,
    Refusal,
    AnsweredText,
    Webhook,
    WebhookDelivery,
    PushSubscription,
    Push,
  ],
  userData: exportedUserData,
  home: import.meta.url,
};
