import { subscriptionChanged } from '@presently/contracts/billing/subscriptions';
import { isUserErased } from '@presently/messaging/erased-users';
import { Outbox } from '@presently/messaging/outbox';
import { Problem, unauthenticated } from '@presently/messaging/problem';
import { Clock } from '@presently/service/clock';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Stripe } from 'stripe';
import { Customer } from '../customers/customer.entity.js';
import type { KnownCustomer } from '../customers/customers.js';
import { BillingEnv } from '../env.js';
import { PaymentProvider } from '../provider/payment-provider.js';
import { PriceList } from '../provider/price-list.js';
import { currentPlanOf, mustPublish, publishedPlanOf, type CurrentPlan } from './current-plan.js';
import { StripeEvent } from './stripe-event.entity.js';
import { snapshotOf } from './subscription-snapshot.js';
import { Subscription } from './subscription.entity.js';

export interface Synchronized {
  plan: CurrentPlan;
  /** The provider's subscriptions, newest first. */
  subscriptions: readonly Stripe.Subscription[];
  /** Whether `subscription_changed` was published. */
  isChanged: boolean;
}

type ReceivedEvent = Pick<StripeEvent, 'eventId' | 'type' | 'created'>;

const mostTries = 12;

/**
 * The only way in which a plan changes here: read its state from the provider, and write it under the lock of the
 * customer's row. Webhooks and browsers only trigger this; their content is not used.
 */
@Injectable()
export class SubscriptionSync {
  private readonly log = new Logger(SubscriptionSync.name);

  constructor(
    private readonly em: EntityManager,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly env: BillingEnv,
    private readonly provider: PaymentProvider,
    private readonly prices: PriceList,
  ) {}

  /**
   * @param event the webhook to mark as handled, in the transaction of its effect
   * @returns undefined if the event was handled before or the user no longer exists
   */
  async synchronize(
    { userId, stripeCustomerId }: KnownCustomer,
    event?: ReceivedEvent,
  ): Promise<Synchronized | undefined> {
    for (let tries = 1; tries <= mostTries; tries++) {
      const readings = await this.readingsOf(userId);
      if (readings === undefined) return undefined;
      const subscriptions = await this.provider.subscriptionsOf(stripeCustomerId);
      const written = await this.write(userId, readings, subscriptions, event);
      if (written !== 'outdated') return written;
      await delay(Math.random() * 40 * tries);
    }
    throw new Problem('billing.busy', 503, 'A lot is happening to your plan right now. Please try again in a moment.', {
      retryAfter: 2,
    });
  }

  /** Like {@link synchronize}. @throws Problem `unauthenticated` if the user no longer exists */
  async synchronizeOrThrow(customer: KnownCustomer): Promise<Synchronized> {
    const synchronized = await this.synchronize(customer);
    if (!synchronized) throw unauthenticated();
    return synchronized;
  }

  /** The plan as last read from the provider. */
  async currentPlan(userId: string): Promise<CurrentPlan> {
    const subscriptions = await this.em.fork().find(Subscription, { customer: userId });
    return currentPlanOf(subscriptions, this.clock.now(), this.env.PAST_DUE_GRACE_DAYS);
  }

  private async readingsOf(userId: string): Promise<number | undefined> {
    const customer = await this.em.fork().findOne(Customer, { userId }, { fields: ['readings'] });
    return customer?.readings;
  }

  /** Holds no lock while the provider answers. `outdated`: another writer was faster, so the answer may be too old. */
  private write(
    userId: string,
    readings: number,
    subscriptions: readonly Stripe.Subscription[],
    event: ReceivedEvent | undefined,
  ): Promise<Synchronized | 'outdated' | undefined> {
    return this.em.fork().transactional(async (tx) => {
      if (await isUserErased(tx, userId)) return undefined;
      const customer = await tx.findOne(Customer, { userId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!customer) return undefined;
      if (event && (await tx.count(StripeEvent, { eventId: event.eventId })) > 0) return undefined;
      if (customer.readings !== readings) return 'outdated';
      if (event) tx.create(StripeEvent, event);
      customer.readings += 1;

      const now = this.clock.now();
      const stored = await tx.find(Subscription, { customer: userId });
      const { subscription: last } = currentPlanOf(stored, now, this.env.PAST_DUE_GRACE_DAYS);
      const before = publishedPlanOf({ tier: customer.tier, subscription: last });
      const all = this.store(tx, customer, stored, subscriptions, now);
      const plan = currentPlanOf(all, now, this.env.PAST_DUE_GRACE_DAYS);
      const isChanged = await this.publish(tx, customer, before, plan);
      return { plan, subscriptions, isChanged };
    });
  }

  private store(
    tx: EntityManager,
    customer: Customer,
    stored: readonly Subscription[],
    subscriptions: readonly Stripe.Subscription[],
    now: Date,
  ): Subscription[] {
    const byId = new Map(stored.map((subscription) => [subscription.stripeSubscriptionId, subscription]));
    const current = subscriptions.map((subscription) => {
      const snapshot = snapshotOf(subscription, this.prices);
      const known = byId.get(snapshot.stripeSubscriptionId);
      byId.delete(snapshot.stripeSubscriptionId);
      if (known) {
        known.apply(snapshot, now);
        return known;
      }
      const pastDueSince = snapshot.status === 'past_due' ? now : null;
      return tx.create(Subscription, { id: randomUUID(), customer, ...snapshot, pastDueSince, updatedAt: now });
    });
    // A subscription that the provider no longer lists gives no tier.
    for (const missing of byId.values()) if (!missing.hasEnded()) missing.status = 'canceled';
    return [...current, ...byId.values()];
  }

  private async publish(
    tx: EntityManager,
    customer: Customer,
    before: ReturnType<typeof publishedPlanOf>,
    plan: CurrentPlan,
  ): Promise<boolean> {
    const after = publishedPlanOf(plan);
    if (!mustPublish(before, after)) return false;
    customer.tier = plan.tier;
    customer.version += 1;
    const { userId, version } = customer;
    await this.outbox.add(
      tx,
      subscriptionChanged,
      { kind: 'customer', id: userId, version },
      { userId, ...after, stripeCustomerId: customer.stripeCustomerId!, version },
    );
    this.log.log(`user ${userId} is on ${after.tier} now (${after.status}, version ${version})`);
    return true;
  }
}
