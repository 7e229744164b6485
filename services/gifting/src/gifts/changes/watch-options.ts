import type { VariantChoices } from '@presently/contracts/kit/variant-choices';
import { Outbox } from '@presently/messaging/outbox';
import { RpcClient } from '@presently/messaging/rpc-client';
import { Clock } from '@presently/service/clock';
import type { Lease, Verdict } from '@presently/work/lease';
import { WorksUnderLease, type LeasedQueue, type Tried } from '@presently/work/leased-queue';
import { withJitter } from '@presently/work/retry-delay';
import { sql } from '@presently/work/sql';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { GiftingEnv } from '../../env.js';
import { GiftOption } from '../choice/gift-option.entity.js';
import { Gift } from '../gift.entity.js';
import { isNews, knownAfter, lookAgainMs, lookAtShops, publishProgress, retryMs, type Look } from './product-news.js';

/**
 * Looks up at their shops the products among which somebody can choose: when they are offered, and twice a day. What has
 * sold out leaves the page of the gift, and its sender sees it.
 */
@Injectable()
@WorksUnderLease()
export class WatchOptions implements LeasedQueue<GiftOption, Look> {
  readonly name = 'options-at-shops';
  readonly lease: Lease<GiftOption> = {
    entity: GiftOption,
    where: () => sql('shop_check_at is not null'),
    dueAt: 'shopCheckAt',
    fence: 'shopFence',
    now: () => this.clock.now(),
  };
  readonly leaseMs = 40_000;
  readonly pollMs: number;
  readonly concurrency = 20;

  constructor(
    private readonly em: EntityManager,
    private readonly rpc: RpcClient,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    env: GiftingEnv,
  ) {
    this.pollMs = env.DUE_CHECK_MS;
  }

  try(options: readonly GiftOption[]): Promise<Look>[] {
    return lookAtShops(this.rpc, options, this.accountsOf(options));
  }

  judge(option: GiftOption, result: Look): Verdict<GiftOption> {
    if (result === 'failed') return { next: 'retry', afterMs: withJitter(retryMs) };
    const shopCheckAt = new Date(this.clock.now().getTime() + lookAgainMs);
    return {
      next: 'done',
      set: {
        atShop: knownAfter(option, result.atShop),
        choices: result.choices ?? option.choices ?? null,
        shopCheckAt,
      },
    };
  }

  async afterVerdicts(tx: EntityManager, tried: readonly Tried<GiftOption, Look>[]): Promise<void> {
    const changed = tried.filter(
      ({ row, result }) =>
        result !== 'failed' && (isNews(row.atShop, result.atShop) || isOtherVariants(row.choices, result.choices)),
    );
    const ids = [...new Set(changed.map(({ row }) => row.gift.id))];
    for (const gift of await tx.find(Gift, { id: { $in: ids } }, { orderBy: { id: 'asc' } }))
      await publishProgress(tx, this.outbox, gift);
  }

  private async accountsOf(options: readonly GiftOption[]): Promise<(string | undefined)[]> {
    const ids = [...new Set(options.map(({ gift }) => gift.id))];
    const gifts = await this.em.fork().find(Gift, { id: { $in: ids } }, { fields: ['userId'] });
    const accounts = new Map(gifts.map(({ id, userId }) => [id, userId]));
    return options.map(({ gift }) => accounts.get(gift.id));
  }
}

/** Whether the page of the gift asks for something else from now on. */
const isOtherVariants = (before: VariantChoices | null | undefined, now: VariantChoices | null | undefined): boolean =>
  Boolean(now) && JSON.stringify(now) !== JSON.stringify(before ?? {});
