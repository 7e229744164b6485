import { arrivalDue, giftToBuy } from '@presently/contracts/gifting/own-gifts';
import { Outbox } from '@presently/messaging/outbox';
import { addDays, firstTimeZone, localTimeAt } from '@presently/rules/zoned-time';
import { Clock } from '@presently/service/clock';
import { WorksUnderLock, type LockedQueue } from '@presently/work/locked-queue';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { GiftingEnv } from '../../env.js';
import { buyLeadDays, firstLook, Gift } from '../gift.entity.js';
import { arrivalAsked, dayOfGift, isComing, isTooLate, neededOn } from '../orders/in-time.js';
import { morningOf } from '../../recipients/occasions/plan-reminder.js';
import { sendersOf } from '../../senders/senders-of.js';
import { atShopOf } from '../at-shop.js';

interface Look {
  now: Date;
  /** In the sender's time zone. */
  today: string;
  timeZone: string;
  /** Whether it follows a change that the sender has made, and only plans. */
  isFirst: boolean;
}

/**
 * Tells senders five days before its day, in their morning, of a product that they have not bought or that comes too late.
 * Asks them in the evening of the day on which it should arrive whether it has.
 */
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
    await tx.populate(gifts, ['recipient', 'occasion']);
    for (const gift of gifts) {
      const sender = senders.get(gift.userId);
      const isFirstLook = gift.buyCheckAt?.getTime() === firstLook.getTime();
      gift.buyCheckAt = null;
      if (!sender?.hasReminders || sender.isSuspended) continue;
      const { date: today } = localTimeAt(now, firstTimeZone(sender.timeZone));
      // Who has said it a moment ago sees on the screen that the day is near, or over.
      const look = { now, today, timeZone: sender.timeZone, isFirst: isFirstLook };
      const next = [await this.lookAtDay(tx, gift, look), await this.lookAtArrival(tx, gift, look)];
      const [soonest] = next.filter((at) => at !== undefined).toSorted((one, other) => one.getTime() - other.getTime());
      gift.buyCheckAt = soonest ?? null;
    }
  }

  /** @returns when to look again; undefined if that is done */
  private async lookAtDay(tx: EntityManager, gift: Gift, look: Look): Promise<Date | undefined> {
    const zone = firstTimeZone(gift.recipient.getEntity().timeZone, look.timeZone);
    const day = dayOfGift(gift, gift.occasion?.getEntity() ?? null, zone);
    const isToBuy = gift.isStillToBuy();
    const dueOn = isToBuy ? neededOn(gift, day) : isComing(gift) ? day : null;
    if (!dueOn) return undefined;
    const morning = morningOf(addDays(dueOn, -buyLeadDays), look.timeZone);
    if (morning > look.now) return morning;
    if (!look.isFirst && look.today <= dueOn && (isToBuy || isTooLate(gift, day)))
      await this.publish(tx, gift, dueOn, look.today);
    return undefined;
  }

  /** @returns when to look again; undefined if that is done */
  private async lookAtArrival(tx: EntityManager, gift: Gift, look: Look): Promise<Date | undefined> {
    const asked = arrivalAsked(gift, look.timeZone);
    if (!asked) return undefined;
    if (asked.at > look.now) return asked.at;
    if (look.isFirst || look.today > asked.until) return undefined;
    const { id: giftId, userId: senderId, recipient, giftName, opensOnArrival, status } = gift;
    await this.outbox.add(tx, arrivalDue, gift.toAggregate(), {
      giftId,
      senderId,
      recipientId: recipient.id,
      recipientName: recipient.getEntity().name,
      giftName,
      arrivesOn: gift.arrivesOn!,
      isWaitedFor: opensOnArrival && status === 'planned',
    });
    return undefined;
  }

  private async publish(tx: EntityManager, gift: Gift, dueOn: string, remindOn: string): Promise<void> {
    const { id: giftId, userId: senderId, recipient, giftName, arrivesOn } = gift;
    const about = { giftId, senderId, recipientId: recipient.id, recipientName: recipient.getEntity().name, giftName };
    if (!gift.isStillToBuy() && arrivesOn) {
      await this.outbox.add(tx, giftToBuy, gift.toAggregate(), { ...about, dueOn, remindOn, arrivesOn });
      return;
    }
    const atShop = atShopOf(gift);
    const now = { isSoldOut: atShop?.isSoldOut ?? false, ...(atShop?.price && { priceNow: atShop.price }) };
    await this.outbox.add(tx, giftToBuy, gift.toAggregate(), { ...about, ...now, dueOn, remindOn });
  }
}
