import { giftNudged } from '@presently/contracts/gifting/own-gifts';
import { Outbox } from '@presently/messaging/outbox';
import { isQuiet } from '@presently/rules/gift-mood';
import { addDays, firstTimeZone, instantOf, localTimeAt } from '@presently/rules/zoned-time';
import { Budgets } from '@presently/service/budgets/budgets';
import { Clock } from '@presently/service/clock';
import { WorksUnderLock, type LockedQueue } from '@presently/work/locked-queue';
import { sql, type Sql } from '@presently/work/sql';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { GiftingEnv } from '../../env.js';
import { Gift } from '../gift.entity.js';
import { spendOnContacts } from '../message/message-budgets.js';
import { tables } from '../../tables.js';

/** The hours of a morning, on the recipient's clock. */
const morning = { from: '09:00', to: '12:00' };

interface Reader {
  name: string;
  language: string | null;
  timeZone: string;
  hasReported: boolean;
}

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
    for (const gift of gifts) {
      const { name, language, timeZone, hasReported } = readers.get(gift.id)!;
      const isOut = gift.status === 'sent' && gift.deliveredAt && gift.recipientEmail;
      const isWaiting = isOut && !gift.viewedAt && !isQuiet(gift.mood);
      const { date, time } = localTimeAt(now, timeZone);
      gift.nudgeAt = null;
      if (!isWaiting || hasReported) continue;
      const isMorning = time >= morning.from && time < morning.to;
      // A recipient who has got enough messages today is reminded on another day.
      if (isMorning && (await spendOnContacts(tx, this.budgets, [gift])).size === 0)
        await this.nudge(tx, gift, { name, language }, now);
      else gift.nudgeAt = instantOf(time < morning.from ? date : addDays(date, 1), morning.from, timeZone);
    }
  }

  private async nudge(
    tx: EntityManager,
    gift: Gift,
    reader: Pick<Reader, 'name' | 'language'>,
    now: Date,
  ): Promise<void> {
    gift.nudgedAt = now;
    gift.version++;
    await this.outbox.add(tx, giftNudged, gift.toAggregate(), {
      giftId: gift.id,
      senderId: gift.userId,
      senderName: gift.senderName,
      recipientId: gift.recipient.id,
      recipientName: reader.name,
      language: reader.language,
      message: gift.messageOutside(),
      isCard: gift.isCard,
      shareToken: gift.shareToken,
      contact: gift.recipientEmail!,
      attempt: gift.deliveryAttempt,
    });
  }
}

/** The recipients of gifts, each in their own time zone or else in the sender's. */
async function readersOf(tx: EntityManager, gifts: readonly Gift[]): Promise<Map<string, Reader>> {
  const rows = await tables(tx)
    .selectFrom('gift_history as gift')
    .innerJoin('recipients as recipient', 'recipient.id', 'gift.recipient_id')
    .leftJoin('senders as sender', 'sender.user_id', 'gift.user_id')
    .select((of) => [
      'gift.id',
      'recipient.name',
      of.fn.coalesce('recipient.language', 'sender.language').as('language'),
      'recipient.time_zone as own',
      'sender.time_zone as senders',
      of
        .exists(of.selectFrom('reports').select('reports.id').whereRef('reports.gift_id', '=', 'gift.id'))
        .as('hasReported'),
    ])
    .where(
      'gift.id',
      'in',
      gifts.map(({ id }) => id),
    )
    .execute();
  return new Map(
    rows.map(({ id, name, language, own, senders, hasReported }) => [
      id,
      { name, language, timeZone: firstTimeZone(own, senders), hasReported: Boolean(hasReported) },
    ]),
  );
}
