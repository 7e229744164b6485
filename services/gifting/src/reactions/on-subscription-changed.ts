import { subscriptionChanged, type SubscriptionChangedV1 } from '@presently/contracts/billing/subscriptions';
import { senderTierApplied } from '@presently/contracts/gifting/usage';
import type { Envelope } from '@presently/contracts/kit/event';
import { isUserErased } from '@presently/messaging/erased-users';
import { Outbox } from '@presently/messaging/outbox';
import { ReactsTo } from '@presently/messaging/reacts-to';
import { Clock } from '@presently/service/clock';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { applyTier } from '../senders/apply-tier.js';
import { resetCount } from '../senders/usage/quota.js';

/**
 * Applies the sender's tier. A return to Free resets the month's count, so that gifts sent on Pro do not use up the
 * free ones.
 */
@Injectable()
@ReactsTo(subscriptionChanged)
export class OnSubscriptionChanged {
  constructor(
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  async handle({ data: { userId, tier, version } }: Envelope<SubscriptionChangedV1>, em: EntityManager): Promise<void> {
    if (await isUserErased(em, userId)) return;
    const before = await applyTier(em, userId, tier, version);
    if (before === undefined) return;
    if (tier === 'free' && before !== 'free') await resetCount(em, userId, this.clock.now());
    await this.outbox.add(em, senderTierApplied, { kind: 'sender', id: userId, version }, { userId, tier });
  }
}
