import type { AtShop } from '@presently/contracts/kit/at-shop';
import { giftProgressed } from '@presently/contracts/gifting/gifts';
import { giftToBuy } from '@presently/contracts/gifting/own-gifts';
import { checkProducts } from '@presently/contracts/recommendations/product-checks';
import { Outbox } from '@presently/messaging/outbox';
import { RpcClient } from '@presently/messaging/rpc-client';
import { firstTimeZone, localTimeAt } from '@presently/rules/zoned-time';
import { Clock } from '@presently/service/clock';
import type { Lease, Verdict } from '@presently/work/lease';
import { WorksUnderLease, type LeasedQueue, type Tried } from '@presently/work/leased-queue';
import { sql } from '@presently/work/sql';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import { GiftingEnv } from '../../env.js';
import { Gift } from '../gift.entity.js';
import { toProgress } from '../gifts.views.js';
import { sendersOf } from '../../senders/senders-of.js';
import { freshMinutes, isNews, lookAgainMs, retryMs } from './product-news.js';

const hourMs = 3_600_000;
/** A gift that is about to go out is looked up once more, so that its sender can still change it. */
const beforeItGoesMs = hourMs;

type Result = { atShop: AtShop | null } | 'failed';
type GiftTried = Tried<Gift, Result>;

/**
 * Looks up at their shops the products that are proposed, planned or still to buy: when they are chosen, twice a day,
 * and an hour before they go out. What has changed is told on open pages; a product that has sold out also by mail.
 */
@Injectable()
@WorksUnderLease()
export class WatchProducts implements LeasedQueue<Gift, Result> {
  readonly name = 'products-at-shops';
  readonly lease: Lease<Gift> = {
    entity: Gift,
    where: () => sql('shop_check_at is not null'),
    dueAt: 'shopCheckAt',
    fence: 'shopFence',
    now: () => this.clock.now(),
  };
  readonly leaseMs = 40_000;
  readonly pollMs: number;
  /** What one call takes. */
  readonly concurrency = 20;
  private readonly log = new Logger(WatchProducts.name);

  constructor(
    private readonly rpc: RpcClient,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    env: GiftingEnv,
  ) {
    this.pollMs = env.DUE_CHECK_MS;
  }

  try(gifts: readonly Gift[]): Promise<Result>[] {
    const products = gifts.map(({ userId, giftUrl, giftName, price }) => ({
      userId,
      link: giftUrl!,
      title: giftName,
      ...(price !== null && { price }),
    }));
    const answer = this.rpc.call(checkProducts, { products, freshMinutes }).catch((error: Error) => {
      this.log.warn(`Products were not looked up: ${error.message}`);
    });
    return gifts.map(async (_, index): Promise<Result> => (await answer)?.checks[index] ?? 'failed');
  }

  judge(gift: Gift, result: Result): Verdict<Gift> {
    if (result === 'failed') return { next: 'retry', afterMs: retryMs };
    const { giftUrl: link, price: chosenPrice } = gift;
    const atShop = result.atShop && Object.assign({}, result.atShop, { link: link!, chosenPrice });
    return { next: 'done', set: { atShop: atShop ?? gift.atShop ?? null, shopCheckAt: this.nextLook(gift) } };
  }

  async afterVerdicts(tx: EntityManager, tried: readonly GiftTried[]): Promise<void> {
    const changed = tried.filter(({ row, result }) => result !== 'failed' && isNews(row.atShop, result.atShop));
    for (const { row } of changed) {
      const [gift] = await tx.execute<{ version: number }[]>(
        'update gift_history set version = version + 1 where id = ? returning version',
        [row.id],
      );
      if (gift) await this.outbox.add(tx, giftProgressed, { ...row.toAggregate(), ...gift }, toProgress(row));
    }
    const soldOut = changed.filter(({ result }) => result !== 'failed' && result.atShop?.isSoldOut);
    if (soldOut.length > 0) await this.tell(tx, soldOut);
  }

  /** Tells senders by mail of products that have sold out, while they can still do something about it. */
  private async tell(tx: EntityManager, soldOut: readonly GiftTried[]): Promise<void> {
    const gifts = soldOut.filter(({ row }) => row.status !== 'draft').map(({ row }) => row);
    const senders = await sendersOf(tx, gifts);
    for (const gift of gifts) {
      const sender = senders.get(gift.userId);
      if (!sender?.hasReminders || sender.isSuspended) continue;
      const { date: remindOn } = localTimeAt(this.clock.now(), firstTimeZone(sender.timeZone));
      const neededOn = gift.neededOn() ?? remindOn;
      const [recipient] = await tx.execute<{ name: string }[]>('select name from recipients where id = ?', [
        gift.recipient.id,
      ]);
      if (!recipient) continue;
      await this.outbox.add(tx, giftToBuy, gift.toAggregate(), {
        giftId: gift.id,
        senderId: gift.userId,
        recipientId: gift.recipient.id,
        recipientName: recipient.name,
        giftName: gift.giftName,
        dueOn: neededOn < remindOn ? remindOn : neededOn,
        remindOn,
        isSoldOut: true,
        isOnlySoldOut: true,
      });
    }
  }

  private nextLook({ status, scheduledFor }: Gift): Date {
    const now = this.clock.now().getTime();
    const last = status === 'planned' && scheduledFor ? scheduledFor.getTime() - beforeItGoesMs : Infinity;
    return new Date(last > now ? Math.min(last, now + lookAgainMs) : now + lookAgainMs);
  }
}
