import { occasionCame } from '@presently/contracts/gifting/occasion-due';
import { Outbox } from '@presently/messaging/outbox';
import { yearsOn } from '@presently/rules/occasion-words';
import { addDays, firstTimeZone, instantOf, localTimeAt } from '@presently/rules/zoned-time';
import { Clock } from '@presently/service/clock';
import { WorksUnderLock, type LockedQueue } from '@presently/work/locked-queue';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { GiftingEnv } from '../../env.js';
import { sendersOf, type RemindedSender } from '../../senders/senders-of.js';
import { Occasion } from './occasion.entity.js';
import { knownYear } from './occasions.views.js';
import { morningOf } from './plan-reminder.js';

/** How long before its day a gift may go out for it: the longest lead of a reminder. */
const givenWithinMs = 30 * 86_400_000;

/**
 * Looks in the morning of a day of which the sender was reminded whether something was given, and publishes the day
 * otherwise. The lock, the end of the wait and the event share one transaction.
 */
@Injectable()
@WorksUnderLock()
export class RemindOnTheDay implements LockedQueue<Occasion> {
  readonly name = 'days';
  readonly entity = Occasion;
  readonly dueAt = 'day_at';
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

  async work(tx: EntityManager, occasions: Occasion[]): Promise<void> {
    const now = this.clock.now();
    const senders = await sendersOf(tx, occasions);
    const come: { occasion: Occasion; occursOn: string; sender: RemindedSender }[] = [];
    for (const occasion of occasions) {
      const sender = senders.get(occasion.userId);
      const occursOn = occasion.remindedFor;
      occasion.dayAt = null;
      // A day that the sender changed meanwhile has no reminder yet.
      if (!occursOn || !sender?.hasReminders || sender.isSuspended) continue;
      const morning = morningOf(occursOn, sender.timeZone);
      if (morning > now) occasion.dayAt = morning;
      else if (localTimeAt(now, firstTimeZone(sender.timeZone)).date === occursOn)
        come.push({ occasion, occursOn, sender });
    }
    for (const { occasion, occursOn, sender } of come) {
      const recipientName = await nameUnlessGiven(tx, occasion, endOf(occursOn, sender), now);
      if (recipientName !== undefined) await this.publish(tx, occasion, occursOn, recipientName);
    }
  }

  private async publish(tx: EntityManager, occasion: Occasion, occursOn: string, recipientName: string): Promise<void> {
    const { id, userId, type, title } = occasion;
    // The year of the occurrence: it grows with every event of the occasion.
    const aggregate = { kind: 'occasion', id, version: Number(occursOn.slice(0, 4)) };
    await this.outbox.add(tx, occasionCame, aggregate, {
      occasionId: id,
      userId,
      recipientId: occasion.recipient.id,
      recipientName,
      occasionType: type,
      title: title ?? null,
      years: yearsOn({ type, year: knownYear(occasion) }, occursOn) ?? null,
      occursOn,
    });
  }
}

const endOf = (day: string, { timeZone }: RemindedSender): Date =>
  instantOf(addDays(day, 1), '00:00', firstTimeZone(timeZone));

/** @returns the name of the person; `undefined` if a gift for the occasion, or for none, has gone out or does so today */
async function nameUnlessGiven(
  tx: EntityManager,
  { id, recipient }: Occasion,
  dayEnd: Date,
  now: Date,
): Promise<string | undefined> {
  const [row] = await tx.execute<{ name: string }[]>(
    `select name from recipients where id = ? and not exists (
       select from gift_history gift
       where gift.recipient_id = recipients.id and coalesce(gift.occasion_id, ?) = ? and (
         gift.status = 'sent' and gift.sent_at >= ? or gift.status = 'planned' and gift.scheduled_for < ?))`,
    [recipient.id, id, id, new Date(now.getTime() - givenWithinMs), dayEnd],
  );
  return row?.name;
}
