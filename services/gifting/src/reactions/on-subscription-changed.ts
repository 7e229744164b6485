import { senderTierApplied } from '@presently/contracts/gifting/usage';
import { subscriptionChanged, type SubscriptionChangedV1 } from '@presently/contracts/billing/subscriptions';
import type { Envelope } from '@presently/contracts/kit/event';
import { isUserErased } from '@presently/messaging/erased-users';
import { Outbox } from '@presently/messaging/outbox';
import { ReactsTo } from '@presently/messaging/reacts-to';
import { Clock } from '@presently/service/clock';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { periodOf } from '../usage/quota.js';

interface Held {
  tier: string;
  tier_version: number;
}

/**
 * What the sender may use from now on. Whoever comes back to Free begins the month anew: gifts that were paid for do not
 * eat up the free ones.
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
    // Whoever is not known yet is filled in by the event of their registration, whose version is higher.
    await em.execute(
      `insert into senders (user_id, display_name, reminder_days_before, email_reminders_enabled, version)
       values (?, '', 7, false, 0) on conflict do nothing`,
      [userId],
    );
    const [held] = await em.execute<Held[]>('select tier, tier_version from senders where user_id = ? for update', [
      userId,
    ]);
    if (held!.tier_version >= version) return;
    await em.execute('update senders set tier = ?, tier_version = ? where user_id = ?', [tier, version, userId]);
    if (tier === 'free' && held!.tier !== 'free') {
      const period = periodOf(this.clock.now());
      await em.execute('update quota_usage set used = 0 where user_id = ? and period = ?', [userId, period]);
    }
    await this.outbox.add(em, senderTierApplied, { kind: 'sender', id: userId, version }, { userId, tier });
  }
}
