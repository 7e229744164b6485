import type { AtShop } from '@presently/contracts/kit/at-shop';
import { giftProgressed } from '@presently/contracts/gifting/gifts';
import { checkProducts } from '@presently/contracts/recommendations/product-checks';
import { Outbox } from '@presently/messaging/outbox';
import { RpcClient } from '@presently/messaging/rpc-client';
import { Clock } from '@presently/service/clock';
import type { Lease, Verdict } from '@presently/work/lease';
import { WorksUnderLease, type LeasedQueue, type Tried } from '@presently/work/leased-queue';
import { sql } from '@presently/work/sql';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { GiftingEnv } from '../../env.js';
import { GiftOption } from '../choice/gift-option.entity.js';
import { Gift } from '../gift.entity.js';
import { toProgress } from '../gifts.views.js';
import { freshMinutes, isNews, lookAgainMs, retryMs } from './product-news.js';

type Result = { atShop: AtShop | null } | 'failed';

/**
 * Looks up at their shops the products among which somebody can choose: when they are offered, and twice a day. What has
 * sold out leaves the page of the gift, and its sender sees it.
 */
@Injectable()
@WorksUnderLease()
export class WatchOptions implements LeasedQueue<GiftOption, Result> {
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
    private readonly rpc: RpcClient,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    env: GiftingEnv,
  ) {
    this.pollMs = env.DUE_CHECK_MS;
  }

  try(options: readonly GiftOption[]): Promise<Result>[] {
    const products = options.map(({ giftUrl, giftName, price }) => ({
      link: giftUrl!,
      title: giftName,
      ...(price !== null && { price }),
    }));
    const answer = this.rpc.call(checkProducts, { products, freshMinutes }).catch(() => undefined);
    return options.map(async (_, index): Promise<Result> => (await answer)?.checks[index] ?? 'failed');
  }

  judge(option: GiftOption, result: Result): Verdict<GiftOption> {
    if (result === 'failed') return { next: 'retry', afterMs: retryMs };
    const { giftUrl: link, price: chosenPrice } = option;
    const atShop = result.atShop && Object.assign({}, result.atShop, { link: link!, chosenPrice });
    const shopCheckAt = new Date(this.clock.now().getTime() + lookAgainMs);
    return { next: 'done', set: { atShop: atShop ?? option.atShop ?? null, shopCheckAt } };
  }

  /** Open pages of the sender, and the page of the gift, show what has changed. */
  async afterVerdicts(tx: EntityManager, tried: readonly Tried<GiftOption, Result>[]): Promise<void> {
    const changed = tried.filter(({ row, result }) => result !== 'failed' && isNews(row.atShop, result.atShop));
    const ids = [...new Set(changed.map(({ row }) => row.gift.id))];
    for (const gift of await tx.find(Gift, { id: { $in: ids } }, { orderBy: { id: 'asc' } })) {
      const [grown] = await tx.execute<{ version: number }[]>(
        'update gift_history set version = version + 1 where id = ? returning version',
        [gift.id],
      );
      if (grown) await this.outbox.add(tx, giftProgressed, { ...gift.toAggregate(), ...grown }, toProgress(gift));
    }
  }
}
