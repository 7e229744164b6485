import { outcomeWanted } from '@presently/contracts/gifting/gift-outcome';
import { Outbox } from '@presently/messaging/outbox';
import { isQuiet } from '@presently/rules/gift-mood';
import { addDays, firstTimeZone, localTimeAt } from '@presently/rules/zoned-time';
import { outcomeDays } from '@presently/rules/vocabulary';
import { Clock } from '@presently/service/clock';
import { WorksUnderLock, type LockedQueue } from '@presently/work/locked-queue';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { GiftingEnv } from '../../env.js';
import { Gift } from '../gift.entity.js';
import { morningOf } from '../../recipients/occasions/plan-reminder.js';
import { sendersOf } from '../../senders/senders-of.js';

/** Asks senders once, in their morning two weeks after a gift was opened or given, how it went. */
@Injectable()
@WorksUnderLock()
export class AskForOutcome implements LockedQueue<Gift> {
  readonly name = 'outcomes';
  readonly entity = Gift;
  readonly dueAt = 'outcome_check_at';
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
      gift.outcomeCheckAt = null;
      if (gift.status !== 'sent' || gift.outcome || isQuiet(gift.mood) || !sender?.hasReminders || sender.isSuspended)
        continue;
      // It may have been opened since, or its product come later.
      const askOn = gift.outcomeDay();
      const morning = morningOf(askOn, sender.timeZone);
      const { date: today } = localTimeAt(now, firstTimeZone(sender.timeZone));
      const askUntil = addDays(askOn, outcomeDays);
      if (morning > now) gift.outcomeCheckAt = morning;
      else if (today <= askUntil) await this.publish(tx, gift, askUntil, today);
    }
  }

  private async publish(tx: EntityManager, gift: Gift, askUntil: string, remindOn: string): Promise<void> {
    const { id: giftId, userId: senderId, recipient, giftName } = gift;
    const about = { giftId, senderId, recipientId: recipient.id, recipientName: recipient.getEntity().name, giftName };
    await this.outbox.add(tx, outcomeWanted, gift.toAggregate(), { ...about, askUntil, remindOn });
  }
}
