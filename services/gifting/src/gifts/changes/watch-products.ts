import { giftToBuy } from '@presently/contracts/gifting/own-gifts';
import { Outbox } from '@presently/messaging/outbox';
import { RpcClient } from '@presently/messaging/rpc-client';
import { firstTimeZone, localTimeAt } from '@presently/rules/zoned-time';
import { Clock } from '@presently/service/clock';
import type { Lease, Verdict } from '@presently/work/lease';
import { WorksUnderLease, type LeasedQueue, type Tried } from '@presently/work/leased-queue';
import { withJitter } from '@presently/work/retry-delay';
import { sql } from '@presently/work/sql';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { GiftingEnv } from '../../env.js';
import { Gift } from '../gift.entity.js';
import { sendersOf } from '../../senders/senders-of.js';
import { isNews, knownAfter, lookAgainMs, lookAtShops, publishProgress, retryMs, type Look } from './product-news.js';

const hourMs = 3_600_000;
/** A gift that is about to go out is looked up once more, so that its sender can still change it. */
const beforeItGoesMs = hourMs;

type GiftTried = Tried<Gift, Look>;

/**
 * Looks up at their shops the products that are proposed, planned or still to buy: when they are chosen, twice a day,
 * and an hour before they go out. What has changed is told on open pages; a product that has sold out also by mail.
 */
@Injectable()
@WorksUnderLease()
export class WatchProducts implements LeasedQueue<Gift, Look> {
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

  constructor(
    private readonly rpc: RpcClient,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    env: GiftingEnv,
  ) {
    this.pollMs = env.DUE_CHECK_MS;
  }

  try(gifts: readonly Gift[]): Promise<Look>[] {
    return lookAtShops(this.rpc, gifts, Promise.resolve(gifts.map(({ userId }) => userId)));
  }

  judge(gift: Gift, result: Look): Verdict<Gift> {
    if (result === 'failed') return { next: 'retry', afterMs: withJitter(retryMs) };
    return { next: 'done', set: { atShop: knownAfter(gift, result.atShop), shopCheckAt: this.nextLook(gift) } };
  }

  async afterVerdicts(tx: EntityManager, tried: readonly GiftTried[]): Promise<void> {
    const changed = tried.filter(({ row, result }) => result !== 'failed' && isNews(row.atShop, result.atShop));
    for (const { row } of changed) await publishProgress(tx, this.outbox, row);
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
      const [recipient] = await tx.execute<{ name: string; time_zone: string | null }[]>(
        'select name, time_zone from recipients where id = ?',
        [gift.recipient.id],
      );
      if (!recipient) continue;
      const neededOn = gift.neededOn(firstTimeZone(recipient.time_zone, sender.timeZone)) ?? remindOn;
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
