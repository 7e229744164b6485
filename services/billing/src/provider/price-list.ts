import type { PlanForSale } from '@presently/contracts/billing/subscriptions';
import { tiers, type Tier } from '@presently/rules/vocabulary';
import { Problem } from '@presently/messaging/problem';
import { Injectable } from '@nestjs/common';
import { BillingEnv } from '../env.js';

/** The plans for sale and their prices at the provider. */
@Injectable()
export class PriceList {
  readonly plans: readonly PlanForSale[];

  constructor(env: BillingEnv) {
    const plans = [
      { tier: 'pro', priceId: env.STRIPE_PRICE_PRO, isAvailable: true },
      { tier: 'business', priceId: env.STRIPE_PRICE_BUSINESS, isAvailable: false },
    ] as const;
    this.plans = env.takesPayments ? plans : [];
  }

  /** @throws Problem for an unknown price, and for a plan that is not for sale yet */
  planToBuy(priceId: string): PlanForSale {
    const plan = this.plans.find((each) => each.priceId === priceId);
    if (!plan) throw new Problem('billing.unknown-plan', 400, 'That plan does not exist. Please choose one of ours.');
    if (!plan.isAvailable) {
      throw new Problem('billing.plan-not-available', 400, 'Business is coming soon and cannot be bought yet.');
    }
    return plan;
  }

  /** The tier of a subscription: the one it was sold as, or else the one that its price buys today. */
  tierOf(priceId: string, soldAs: string | undefined): Tier {
    const sold = tiers.find((tier) => tier === soldAs);
    return sold ?? this.plans.find((plan) => plan.priceId === priceId)?.tier ?? 'free';
  }
}
