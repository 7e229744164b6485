import { giftToBuy } from '@presently/contracts/gifting/own-gifts';
import { Outbox } from '@presently/messaging/outbox';
import { addDays, firstTimeZone, localTimeAt } from '@presently/rules/zoned-time';
import { Clock } from '@presently/service/clock';
import { WorksUnderLock, type LockedQueue } from '@presently/work/locked-queue';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { GiftingEnv } from '../../env.js';
import { buyLeadDays, Gift } from '../gift.entity.js';
import { morningOf } from '../../recipients/occasions/plan-reminder.js';
import { sendersOf } from '../../senders/senders-of.js';
import { atShopOf } from '../at-shop.js';

/** Tells senders three days before its day, in their morning, of a product that they have not bought. */
@Injectable()
@WorksUnderLock()
export class RemindToBuy implements LockedQueue<Gift> {
  readonly name = 'purchases';
  readonly entity = Gift;
  readonly dueAt = 'buy_check_at';
  readonly pollMs: number;
  readonly batchSize = 200;

  constructor(
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    env: GiftingEnv,
  ) {
    this.pollMs = env.dayCheckMs;
  }

  dueUntil(): Date {
    return this.clock.now();
  }

  async work(tx: EntityManager, gifts: Gift[]): Promise<void> {
    const now = this.clock.now();
    const senders = await sendersOf(tx, gifts);
    await tx.populate(gifts, ['recipient']);
    for (const gift of gifts) {
      const sender = senders.get(gift.userId);
      const dueOn = gift.neededOn();
      gift.buyCheckAt = null;
      if (!dueOn || !gift.isStillToBuy() || !sender?.hasReminders || sender.isSuspended) continue;
      const morning = morningOf(addDays(dueOn, -buyLeadDays), sender.timeZone);
      const { date: today } = localTimeAt(now, firstTimeZone(sender.timeZone));
      if (morning > now) gift.buyCheckAt = morning;
      else if (today <= dueOn) await this.publish(tx, gift, dueOn, today);
    }
  }

  private async publish(tx: EntityManager, gift: Gift, dueOn: string, remindOn: string): Promise<void> {
    const { id: giftId, userId: senderId, recipient, giftName } = gift;
    const about = { giftId, senderId, recipientId: recipient.id, recipientName: recipient.getEntity().name, giftName };
    const atShop = atShopOf(gift);
    const now = { isSoldOut: atShop?.isSoldOut ?? false, ...(atShop?.price && { priceNow: atShop.price }) };
    await this.outbox.add(tx, giftToBuy, gift.toAggregate(), { ...about, ...now, dueOn, remindOn });
  }
}
