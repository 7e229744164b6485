import { Module } from '@nestjs/common';
import { Customers } from './customers/customers.js';
import { CancelSubscriptionsOfErasedUsers } from './erasure/cancel-subscriptions-of-erased-users.js';
import { PaymentProvider } from './provider/payment-provider.js';
import { PriceList } from './provider/price-list.js';
import { OnUserErased } from './reactions/on-user-erased.js';
import { Reconciliation } from './reconciliation/reconciliation.js';
import { BeginPlan } from './subscriptions/begin-plan.js';
import { SubscriptionSync } from './subscriptions/subscription-sync.js';
import { SubscriptionsHandlers } from './subscriptions/subscriptions.handlers.js';
import { PurgeStripeEvents } from './webhooks/purge-stripe-events.js';
import { WebhooksHandlers } from './webhooks/webhooks.handlers.js';

@Module({
  controllers: [SubscriptionsHandlers, WebhooksHandlers],
  providers: [
    PriceList,
    PaymentProvider,
    Customers,
    SubscriptionSync,
    BeginPlan,
    CancelSubscriptionsOfErasedUsers,
    Reconciliation,
    PurgeStripeEvents,
    OnUserErased,
  ],
})
export class BillingModule {}
