import { getUsage, type GiftUsage } from '@presently/contracts/gifting/usage';
import type { Nothing } from '@presently/contracts/kit/empty-messages';
import { giftLimits, type Tier } from '@presently/rules/vocabulary';
import { Handles, type HandlerContext } from '@presently/messaging/handles';
import { unauthenticated } from '@presently/messaging/problem';
import { Clock } from '@presently/service/clock';
import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import { periodOf } from './quota.js';

@Controller()
export class UsageHandlers {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** One statement: every page of the product asks this. A user of whom no event has arrived yet is on Free. */
  @Handles(getUsage)
  async get(_input: Nothing, { caller }: HandlerContext<typeof getUsage>): Promise<GiftUsage> {
    if (!caller) throw unauthenticated();
    const [row] = await this.em.execute<{ tier: Tier; used: number }[]>(
      `select coalesce((select tier from senders where user_id = ?), 'free') as tier,
              coalesce((select used from quota_usage where user_id = ? and period = ?), 0) as used`,
      [caller.userId, caller.userId, periodOf(this.clock.now())],
    );
    const { tier, used } = row!;
    return { tier, giftsUsedThisMonth: used, giftLimit: giftLimits[tier] };
  }
}
