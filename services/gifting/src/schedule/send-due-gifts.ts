import { giftProgressed } from '@presently/contracts/gifting/gifts';
import { Outbox } from '@presently/messaging/outbox';
import { Budgets } from '@presently/service/budgets/budgets';
import { Clock } from '@presently/service/clock';
import { WorksUnderLock, type LockedQueue } from '@presently/work/locked-queue';
import { sql, type Sql } from '@presently/work/sql';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { GiftingEnv } from '../env.js';
import { keepTimeToChoose } from '../gifts/choice/choice-days.js';
import { Gift, longestWaitDays } from '../gifts/gift.entity.js';
import { toProgress } from '../gifts/gifts.views.js';
import { readersOf } from '../gifts/message/readers.js';
import { publishGiftsOut } from '../gifts/publish-gifts-out.js';
import { tiersOf } from '../senders/tier-of.js';
import { spendOnContacts } from '../gifts/message/message-budgets.js';

const dayMs = 24 * 3_600_000;

/** Sends planned gifts at their time, however late, or on the arrival of their product. Those of suspended senders wait: the lock, the change and the event share one transaction. */
@Injectable()
@WorksUnderLock()
export class SendDueGifts implements LockedQueue<Gift> {
  readonly name = 'planned-gifts';
  readonly entity = Gift;
  readonly dueAt = 'scheduled_for';
  readonly pollMs: number;
  readonly batchSize = 200;

  constructor(
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly budgets: Budgets,
    private readonly env: GiftingEnv,
  ) {
    this.pollMs = env.DUE_CHECK_MS;
  }

  where(): Sql {
    return sql(
      `status = 'planned' and user_id not in (select user_id from senders where is_suspended)
       and (not opens_on_arrival or purchase_state is not distinct from 'arrived' or scheduled_for <= ?)`,
      new Date(this.clock.now().getTime() - longestWaitDays * dayMs),
    );
  }

  dueUntil(): Date {
    return this.clock.now();
  }

  async work(tx: EntityManager, gifts: Gift[]): Promise<void> {
    const now = this.clock.now();
    const tiers = await tiersOf(
      tx,
      gifts.map((gift) => gift.userId),
    );
    const readers = await readersOf(tx, gifts);
    const canText = (gift: Gift) => this.env.canText(tiers.get(gift.userId) ?? 'free');
    const withMessage = gifts.filter((gift) => gift.deliveryMethod !== 'sms' || canText(gift));
    const refused = await spendOnContacts(tx, this.budgets, withMessage);
    for (const gift of gifts) {
      const usedUp = refused.get(gift);
      if (usedUp) {
        const { timeZone } = readers.get(gift.id)!;
        gift.waitADay(`${usedUp.rule} This gift goes out a day later.`, now, timeZone);
        await keepTimeToChoose(tx, gift, now);
      } else gift.goOut(canText(gift), now);
    }

    await publishGiftsOut(
      tx,
      this.outbox,
      gifts.filter((gift) => !refused.has(gift)).map((gift) => ({ gift, ...readers.get(gift.id)! })),
    );
    // No delivery reports on the gifts that stay with their senders or wait.
    const kept = gifts.filter((gift) => !gift.isDeliveryUnderWay);
    await this.outbox.addAll(
      tx,
      giftProgressed,
      kept.map((gift) => ({ aggregate: gift.toAggregate(), data: toProgress(gift) })),
    );
  }
}
