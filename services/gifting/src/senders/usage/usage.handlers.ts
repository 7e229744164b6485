import { getUsage, type GiftUsage } from '@presently/contracts/gifting/usage';
import type { Nothing } from '@presently/contracts/kit/empty-messages';
import { giftLimitOf } from '@presently/rules/bounds';
import { Handles, type HandlerContext } from '@presently/messaging/handles';
import { unauthenticated } from '@presently/messaging/problem';
import { preparedQuery } from '@presently/service/queries/prepared-query';
import { Clock } from '@presently/service/clock';
import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { Kysely } from 'kysely';
import { GiftingEnv } from '../../env.js';
import { tables, type Tables } from '../../tables.js';
import { periodOf } from './quota.js';

/** One statement, because every page asks for it. */
const usageOf = preparedQuery((sql: Kysely<Tables>, { userId, period }: { userId: string; period: string }) =>
  sql.selectNoFrom((of) => [
    of.selectFrom('senders').select('tier').where('user_id', '=', userId).as('tier'),
    of.selectFrom('quota_usage').select('used').where('user_id', '=', userId).where('period', '=', period).as('used'),
  ]),
);

@Controller()
export class UsageHandlers {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly env: GiftingEnv,
  ) {}

  /** A user without a row in `senders` yet is on Free. */
  @Handles(getUsage)
  async get(_input: Nothing, { caller }: HandlerContext<typeof getUsage>): Promise<GiftUsage> {
    if (!caller) throw unauthenticated();
    const [{ tier, used } = { tier: null, used: null }] = await usageOf(tables(this.em), {
      userId: caller.userId,
      period: periodOf(this.clock.now()),
    });
    return {
      tier: tier ?? 'free',
      giftsUsedThisMonth: used ?? 0,
      giftLimit: giftLimitOf(tier ?? 'free', this.env.BUDGETS),
    };
  }
}
