import type { PlanForSale } from '@presently/contracts/billing/subscriptions';
import { Problem } from '@presently/messaging/problem';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Stripe } from 'stripe';
import { Customer } from '../customers/customer.entity.js';
import type { KnownCustomer } from '../customers/customers.js';
import { PaymentProvider, ProviderFailed } from '../provider/payment-provider.js';
import { paymentSecretOf } from './subscription-snapshot.js';
import { SubscriptionSync } from './subscription-sync.js';

const alreadySubscribed = () =>
  new Problem('billing.already-subscribed', 409, 'You already have this plan. There is nothing to pay.');

/** Begins a plan for a user. At most one plan of a user waits for payment, however often they choose. */
@Injectable()
export class BeginPlan {
  constructor(
    private readonly em: EntityManager,
    private readonly provider: PaymentProvider,
    private readonly sync: SubscriptionSync,
  ) {}

  /** @returns the client secret that pays the plan's first invoice, or the open one of a plan that is past due */
  async begin(customer: KnownCustomer, plan: PlanForSale): Promise<string> {
    const { plan: current, subscriptions } = await this.sync.synchronizeOrThrow(customer);
    if (current.tier !== 'free' && current.subscription?.status !== 'past_due') throw alreadySubscribed();
    for (const subscription of subscriptions) {
      const secret = paymentSecretOf(subscription);
      if (secret && isFor(subscription, plan)) return secret;
      // It is for another plan, or its invoice cannot be paid any more.
      if (waitsForPayment(subscription)) await this.provider.cancel(subscription.id);
    }
    const begun = await this.createSubscription(customer, plan, subscriptions[0]?.id ?? customer.stripeCustomerId);
    const secret = paymentSecretOf(begun);
    if (!secret) throw new Problem('billing.nothing-to-pay', 409, 'There is nothing to pay for this plan right now.');
    return secret;
  }

  /**
   * The idempotency key holds the previous subscription, or else the customer, so that two clicks at once create one subscription. Stripe
   * repeats a failed answer to the same key for a day, so the key also holds the number of failures.
   */
  private async createSubscription(
    customer: KnownCustomer,
    plan: PlanForSale,
    after: string,
  ): Promise<Stripe.Subscription> {
    const { userId, stripeCustomerId } = customer;
    const { failures } = await this.em.fork().findOneOrFail(Customer, { userId }, { fields: ['failures'] });
    const { priceId, tier } = plan;
    const occurrence = `${after}:${failures}`;
    try {
      return await this.provider.createSubscription({ userId, stripeCustomerId, priceId, tier, occurrence });
    } catch (error) {
      if (error instanceof ProviderFailed) {
        await this.em.fork().nativeUpdate(Customer, { userId, failures }, { failures: failures + 1 });
      }
      throw error;
    }
  }
}

const waitsForPayment = ({ status }: Stripe.Subscription) =>
  status === 'incomplete' || status === 'past_due' || status === 'unpaid' || status === 'paused';
const isFor = ({ items }: Stripe.Subscription, { priceId }: PlanForSale) => items.data[0]?.price.id === priceId;
