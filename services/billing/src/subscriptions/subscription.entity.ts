import { subscriptionStatuses, tiers, type SubscriptionStatus, type Tier } from '@presently/rules/vocabulary';
import { defineEntity, p } from '@mikro-orm/core';
import { Customer } from '../customers/customer.entity.js';

const moment = () => p.datetime().columnType('timestamptz');
const day = 24 * 3_600_000;

const SubscriptionSchema = defineEntity({
  name: 'Subscription',
  tableName: 'subscriptions',
  properties: {
    id: p.uuid().primary(),
    customer: () =>
      p.manyToOne(Customer).ref().joinColumn('user_id').deleteRule('cascade').index('subscriptions_user_id'),
    stripeSubscriptionId: p.text().unique('subscriptions_stripe_subscription_id_key'),
    stripePriceId: p.text(),
    /** The tier that the price buys. */
    tier: p.enum(tiers),
    status: p.enum(subscriptionStatuses),
    currentPeriodStart: moment().strictNullable(),
    currentPeriodEnd: moment().strictNullable(),
    cancelAtPeriodEnd: p.boolean().default(false),
    /** When a failed payment was first noticed. `null` while everything is paid. */
    pastDueSince: moment().strictNullable(),
    /** When it began at the provider. */
    createdAt: moment(),
    updatedAt: moment(),
  },
});

/** The state of a subscription at the provider, in our own words. */
export interface SubscriptionSnapshot {
  stripeSubscriptionId: string;
  stripePriceId: string;
  tier: Tier;
  status: SubscriptionStatus;
  currentPeriodStart: Date | null;
  currentPeriodEnd: Date | null;
  cancelAtPeriodEnd: boolean;
  createdAt: Date;
}

const ended: readonly SubscriptionStatus[] = ['canceled', 'incomplete_expired'];

/** A plan that a user has chosen, in the state last read from the provider. */
export class Subscription extends SubscriptionSchema.class {
  /** Takes over the provider's state. */
  apply(snapshot: SubscriptionSnapshot, now: Date): void {
    const wasPastDue = this.status === 'past_due';
    Object.assign(this, snapshot);
    if (snapshot.status !== 'past_due') this.pastDueSince = null;
    else if (!wasPastDue || !this.pastDueSince) this.pastDueSince = now;
    this.updatedAt = now;
  }

  /** Whether its status is final. */
  hasEnded(): boolean {
    return ended.includes(this.status);
  }

  /** Its plan's tier while it is paid for, and for `graceDays` after a failed payment. */
  tierAt(now: Date, graceDays: number): Tier {
    if (this.status === 'active' || this.status === 'trialing') return this.tier;
    if (this.status !== 'past_due') return 'free';
    const graceEnds = (this.pastDueSince ?? now).getTime() + graceDays * day;
    return now.getTime() < graceEnds ? this.tier : 'free';
  }
}
SubscriptionSchema.setClass(Subscription);
