import type { ServiceDefinition } from '@presently/service/definition';
import { BillingModule } from './billing.module.js';
import { Customer } from './customers/customer.entity.js';
import { BillingEnv } from './env.js';
import { Farewell } from './erasure/farewell.entity.js';
import { Subscription } from './subscriptions/subscription.entity.js';
import { StripeEvent } from './subscriptions/stripe-event.entity.js';

export const definition: ServiceDefinition<BillingEnv> = {
  name: 'billing',
  module: BillingModule,
  env: BillingEnv,
  entities: [Customer, Subscription, StripeEvent, Farewell],
  home: import.meta.url,
};
