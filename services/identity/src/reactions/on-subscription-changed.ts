import { subscriptionChanged, type SubscriptionChangedV1 } from '@presently/contracts/billing/subscriptions';
import { userTierApplied } from '@presently/contracts/identity/tier';
import type { Envelope } from '@presently/contracts/kit/event';
import { Outbox } from '@presently/messaging/outbox';
import { ReactsTo } from '@presently/messaging/reacts-to';
import { Clock } from '@presently/service/clock';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';

/** Stores billing's tier for the user. Older versions change nothing. */
@Injectable()
@ReactsTo(subscriptionChanged)
export class OnSubscriptionChanged {
  constructor(
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  async handle({ data }: Envelope<SubscriptionChangedV1>, em: EntityManager): Promise<void> {
    const now = this.clock.now();
    const rows = await em.execute<{ version: number }[]>(
      `update users set subscription_tier = ?, stripe_customer_id = ?, stripe_subscription_id = ?, tier_version = ?,
         updated_at = ?, version = version + 1
       where id = ? and status = 'active' and tier_version < ? returning version`,
      [data.tier, data.stripeCustomerId, data.stripeSubscriptionId, data.version, now, data.userId, data.version],
    );
    for (const { version } of rows) {
      const { userId, tier } = data;
      await this.outbox.add(em, userTierApplied, { kind: 'user', id: userId, version }, { userId, tier });
    }
  }
}
