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
import { readingOf } from '../provider/reading-of.js';
import { StripeEvent } from '../webhooks/stripe-event.entity.js';
import { concernsOthers, standingOf, toldOf, type Standing } from './standing.js';
import { Subscription } from './subscription.entity.js';

/** How things stand after a look at the provider. */
export interface Update {
  standing: Standing;
  /** As the provider told, newest first. */
  found: readonly Stripe.Subscription[];
  /** Whether others had to be told. */
  isNews: boolean;
}

export type Message = Pick<StripeEvent, 'eventId' | 'type' | 'created'>;

const mostTries = 12;

/**
 * The one way in which a plan comes to be what it is here: the provider is asked how things are, and its answer written
 * down under the lock of the user's row. What a message or a browser says is only an occasion to ask.
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
   * @param message to be marked as heard together with its effect
   * @returns undefined when the message had its effect before, or the user is gone
   */
  async bringUpToDate({ userId, stripeCustomerId }: KnownCustomer, message?: Message): Promise<Update | undefined> {
    for (let tries = 1; tries <= mostTries; tries++) {
      const readings = await this.readingsOf(userId);
      if (readings === undefined) return undefined;
      const found = await this.provider.subscriptionsOf(stripeCustomerId);
      const written = await this.write(userId, readings, found, message);
      if (written !== 'overtaken') return written;
      await delay(Math.random() * 40 * tries);
    }
    throw new Problem('billing.busy', 503, 'A lot is happening to your plan right now. Please try again in a moment.', {
      retryAfter: 2,
    });
  }

  /** {@link bringUpToDate} for a caller, who is nobody when their row is gone. */
  async bringUpToDateFor(customer: KnownCustomer): Promise<Update> {
    const update = await this.bringUpToDate(customer);
    if (!update) throw unauthenticated();
    return update;
  }

  /** Where a user stands by what was last written down. */
  async standing(userId: string): Promise<Standing> {
    const subscriptions = await this.em.fork().find(Subscription, { customer: userId });
    return standingOf(subscriptions, this.clock.now(), this.env.PAST_DUE_GRACE_DAYS);
  }

  private async readingsOf(userId: string): Promise<number | undefined> {
    const customer = await this.em.fork().findOne(Customer, { userId }, { fields: ['readings'] });
    return customer?.readings;
  }

  /** Nobody waits for the provider in this transaction: an answer that was overtaken meanwhile is asked for again. */
  private write(
    userId: string,
    readings: number,
    found: readonly Stripe.Subscription[],
    message: Message | undefined,
  ): Promise<Update | 'overtaken' | undefined> {
    return this.em.fork().transactional(async (tx) => {
      if (await isUserErased(tx, userId)) return undefined;
      const customer = await tx.findOne(Customer, { userId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!customer) return undefined;
      if (message && (await tx.count(StripeEvent, { eventId: message.eventId })) > 0) return undefined;
      if (customer.readings !== readings) return 'overtaken';
      if (message) tx.create(StripeEvent, message);
      customer.readings += 1;

      const now = this.clock.now();
      const known = await tx.find(Subscription, { customer: userId });
      const { subscription: last } = standingOf(known, now, this.env.PAST_DUE_GRACE_DAYS);
      const before = toldOf({ tier: customer.tier, subscription: last });
      const all = this.take(tx, customer, known, found, now);
      const standing = standingOf(all, now, this.env.PAST_DUE_GRACE_DAYS);
      const isNews = await this.tell(tx, customer, before, standing);
      return { standing, found, isNews };
    });
  }

  private take(
    tx: EntityManager,
    customer: Customer,
    known: readonly Subscription[],
    found: readonly Stripe.Subscription[],
    now: Date,
  ): Subscription[] {
    const byId = new Map(known.map((subscription) => [subscription.stripeSubscriptionId, subscription]));
    const read = found.map((subscription) => {
      const reading = readingOf(subscription, this.prices);
      const held = byId.get(reading.stripeSubscriptionId);
      byId.delete(reading.stripeSubscriptionId);
      if (held) {
        held.take(reading, now);
        return held;
      }
      const pastDueSince = reading.status === 'past_due' ? now : null;
      return tx.create(Subscription, { id: randomUUID(), customer, ...reading, pastDueSince, updatedAt: now });
    });
    // What the provider does not know any more gives nothing any more.
    for (const lost of byId.values()) if (!lost.hasEnded()) lost.status = 'canceled';
    return [...read, ...byId.values()];
  }

  private async tell(
    tx: EntityManager,
    customer: Customer,
    before: ReturnType<typeof toldOf>,
    standing: Standing,
  ): Promise<boolean> {
    const after = toldOf(standing);
    if (!concernsOthers(before, after)) return false;
    customer.tier = standing.tier;
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
