import { giftNudged } from '@presently/contracts/gifting/own-gifts';
import { Outbox } from '@presently/messaging/outbox';
import { isQuiet } from '@presently/rules/gift-mood';
import { addDays, instantOf, localTimeAt } from '@presently/rules/zoned-time';
import { Budgets } from '@presently/service/budgets/budgets';
import { Clock } from '@presently/service/clock';
import { WorksUnderLock, type LockedQueue } from '@presently/work/locked-queue';
import { sql, type Sql } from '@presently/work/sql';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { GiftingEnv } from '../../env.js';
import { Gift } from '../gift.entity.js';
import { spendOnContacts } from '../message/message-budgets.js';
import { readersOf, type Reader } from '../message/readers.js';
import { tables } from '../../tables.js';

/** The hours of a morning, on the recipient's clock. */
const morning = { from: '09:00', to: '12:00' };

/**
 * Reminds recipients once of gifts that they have neither opened nor reported, in their morning and if the sender wants
 * it.
 */
@Injectable()
@WorksUnderLock()
export class NudgeRecipients implements LockedQueue<Gift> {
  readonly name = 'nudges';
  readonly entity = Gift;
  readonly dueAt = 'nudge_at';
  readonly pollMs: number;
  readonly batchSize = 100;

  constructor(
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly budgets: Budgets,
    env: GiftingEnv,
  ) {
    this.pollMs = env.dayCheckMs;
  }

  where(): Sql {
    return sql('user_id not in (select user_id from senders where is_suspended)');
  }

  dueUntil(): Date {
    return this.clock.now();
  }

  async work(tx: EntityManager, gifts: Gift[]): Promise<void> {
    const now = this.clock.now();
    const readers = await readersOf(tx, gifts);
    const reported = await reportedAmong(tx, gifts);
    for (const gift of gifts) {
      const reader = readers.get(gift.id)!;
      const { timeZone } = reader;
      const isOut = gift.status === 'sent' && gift.deliveredAt && gift.recipientEmail;
      const isWaiting = isOut && !gift.viewedAt && !isQuiet(gift.mood);
      const { date, time } = localTimeAt(now, timeZone);
      gift.nudgeAt = null;
      if (!isWaiting || reported.has(gift.id)) continue;
      const isMorning = time >= morning.from && time < morning.to;
      // A recipient who has got enough messages today is reminded on another day.
      if (isMorning && (await spendOnContacts(tx, this.budgets, [gift])).size === 0)
        await this.nudge(tx, gift, reader, now);
      else gift.nudgeAt = instantOf(time < morning.from ? date : addDays(date, 1), morning.from, timeZone);
    }
  }

  private async nudge(tx: EntityManager, gift: Gift, reader: Reader, now: Date): Promise<void> {
    gift.nudgedAt = now;
    gift.version++;
    await this.outbox.add(tx, giftNudged, gift.toAggregate(), {
      giftId: gift.id,
      senderId: gift.userId,
      senderName: gift.senderName,
      recipientId: gift.recipient.id,
      recipientName: reader.recipientName,
      language: reader.language,
      message: gift.messageOutside(),
      isCard: gift.isCard,
      shareToken: gift.shareToken,
      contact: gift.recipientEmail!,
      attempt: gift.deliveryAttempt,
    });
  }
}

/** The ids of gifts that somebody has reported. */
async function reportedAmong(tx: EntityManager, gifts: readonly Gift[]): Promise<Set<string>> {
  const ids = gifts.map(({ id }) => id);
  const rows = await tables(tx).selectFrom('reports').select('gift_id').where('gift_id', 'in', ids).execute();
  return new Set(rows.flatMap(({ gift_id: id }) => id ?? []));
}
