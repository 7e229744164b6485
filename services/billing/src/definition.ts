import type { ServiceDefinition } from '@presently/service/definition';
import { BillingModule } from './billing.module.js';
import { Customer } from './customers/customer.entity.js';
import { BillingEnv } from './env.js';
import { ErasedCustomer } from './erasure/erased-customer.entity.js';
import { Subscription } from './subscriptions/subscription.entity.js';
import { StripeEvent } from './subscriptions/stripe-event.entity.js';
import { exportedUserData } from './user-data.js';

export const definition: ServiceDefinition<BillingEnv> = {
  name: 'billing',
  module: BillingModule,
  env: BillingEnv,
  entities: [Customer, Subscription, StripeEvent, ErasedCustomer],
  userData: exportedUserData,
  home: import.meta.url,
};
