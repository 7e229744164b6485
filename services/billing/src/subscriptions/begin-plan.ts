import type { PlanForSale } from '@presently/contracts/billing/subscriptions';
import { Problem } from '@presently/messaging/problem';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Stripe } from 'stripe';
import { Customer } from '../customers/customer.entity.js';
import type { KnownCustomer } from '../customers/customers.js';
import { PaymentProvider, ProviderFailed } from '../provider/payment-provider.js';
import { paymentSecretOf } from '../provider/reading-of.js';
import { SubscriptionSync } from './subscription-sync.js';

const alreadySubscribed = () =>
  new Problem('billing.already-subscribed', 409, 'You already have this plan. There is nothing to pay.');

/** Chooses a plan: at most one waits for a user's payment at any time, however often they ask. */
@Injectable()
export class BeginPlan {
  constructor(
    private readonly em: EntityManager,
    private readonly provider: PaymentProvider,
    private readonly sync: SubscriptionSync,
  ) {}

  /** @returns what pays the plan's first bill, or the open one of a plan that has fallen behind. */
  async run(customer: KnownCustomer, plan: PlanForSale): Promise<string> {
    const { standing, found } = await this.sync.bringUpToDateFor(customer);
    if (standing.tier !== 'free' && standing.subscription?.status !== 'past_due') throw alreadySubscribed();
    for (const subscription of found) {
      const secret = paymentSecretOf(subscription);
      if (secret && isFor(subscription, plan)) return secret;
      // Another plan was chosen first, or its bill cannot be paid any more: two must not wait side by side.
      if (waitsForPayment(subscription)) await this.provider.cancel(subscription.id);
    }
    const begun = await this.begin(customer, plan, found[0]?.id ?? 'first');
    const secret = paymentSecretOf(begun);
    if (!secret) throw new Problem('billing.nothing-to-pay', 409, 'There is nothing to pay for this plan right now.');
    return secret;
  }

  /**
   * Told apart from earlier plans by the one before it, so that two presses at once begin one. An answer of the provider
   * that is a failure would come again for a day: the next press is then told apart from this one.
   */
  private async begin(customer: KnownCustomer, plan: PlanForSale, after: string): Promise<Stripe.Subscription> {
    const { userId, stripeCustomerId } = customer;
    const { failures } = await this.em.fork().findOneOrFail(Customer, { userId }, { fields: ['failures'] });
    const { priceId, tier } = plan;
    const occurrence = `${after}:${failures}`;
    try {
      return await this.provider.begin({ userId, stripeCustomerId, priceId, tier, occurrence });
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
