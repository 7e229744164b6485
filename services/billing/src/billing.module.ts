import { Module } from '@nestjs/common';
import { ScheduleModule } from '@nestjs/schedule';
import { Customers } from './customers/customers.js';
import { Farewells } from './erasure/farewells.js';
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
  imports: [ScheduleModule.forRoot()],
  controllers: [SubscriptionsHandlers, WebhooksHandlers],
  providers: [
    PriceList,
    PaymentProvider,
    Customers,
    SubscriptionSync,
    BeginPlan,
    Farewells,
    Reconciliation,
    PurgeStripeEvents,
    OnUserErased,
  ],
})
export class BillingModule {}
