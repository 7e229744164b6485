import { occasionDue, type OccasionDueV1, type PastGift } from '@presently/contracts/gifting/occasion-due';
import { Outbox } from '@presently/messaging/outbox';
import { Clock } from '@presently/service/clock';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { GiftingEnv } from '../env.js';
import { Sender } from '../senders/sender.entity.js';
import { Ticker } from '../ticker.js';
import { planReminder, type ReminderPlan } from './plan-reminder.js';

const batch = 500;
const pastGifts = 3;

interface Claimed {
  id: string;
  userId: string;
  recipientId: string;
  type: string;
  date: string;
  notes: string | null;
  remindedFor: string | null;
}

interface Honoured {
  id: string;
  name: string;
  gifts: PastGift[];
}

/**
 * Looks at the occasions whose time to be looked at has come, and tells of those that are due. Four statements for up to
 * 500 of them, in one transaction: claim, senders, what is told of the due ones, and the new times with the events. So an
 * occurrence is told of once, whichever replica takes it and wherever one dies; whatever came due while nobody was there
 * is still to be looked at, and what is over by then is passed over.
 */
@Injectable()
export class RemindOfOccasions implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly ticker: Ticker;

  constructor(
    private readonly em: EntityManager,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    env: GiftingEnv,
  ) {
    this.ticker = new Ticker(RemindOfOccasions.name, env.DUE_CHECK_MS, () => this.lookAtBatch());
  }

  onApplicationBootstrap(): void {
    this.ticker.start();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.ticker.stop();
  }

  /** Looks now, after a commit that may have made something due. */
  wake(): void {
    this.ticker.wake();
  }

  /** @returns whether more may be waiting. */
  private lookAtBatch(): Promise<boolean> {
    return this.em.fork().transactional(async (tx) => {
      const now = this.clock.now();
      const claimed = await claim(tx, now);
      if (claimed.length === 0) return false;
      const senders = await sendersOf(tx, claimed);
      const plans = claimed.map((occasion) => {
        const sender = senders.get(occasion.userId);
        // Without a sender to remind there is no next time: their next event sets one.
        const isWanted = sender?.emailRemindersEnabled && sender.hasEmail;
        const plan: ReminderPlan = isWanted ? planReminder(occasion, sender, now) : { due: null, checkAt: null };
        return { occasion, plan };
      });
      await writeDown(tx, plans);
      await this.tell(tx, plans);
      return claimed.length === batch;
    });
  }

  private async tell(tx: EntityManager, plans: readonly { occasion: Claimed; plan: ReminderPlan }[]): Promise<void> {
    const due = plans.flatMap(({ occasion, plan }) => (plan.due ? [{ occasion, ...plan.due }] : []));
    if (due.length === 0) return;
    const honoured = await honouredBy(
      tx,
      due.map(({ occasion }) => occasion.recipientId),
    );
    await this.outbox.addAll(
      tx,
      occasionDue,
      due.map(({ occasion, occursOn, remindOn }) => ({
        // The year of the occurrence: it grows with every reminder of the occasion.
        aggregate: { kind: 'occasion', id: occasion.id, version: Number(occursOn.slice(0, 4)) },
        data: toOccasionDue(occasion, occursOn, remindOn, honoured.get(occasion.recipientId)!),
      })),
    );
  }
}

const toOccasionDue = (occasion: Claimed, occursOn: string, remindOn: string, recipient: Honoured): OccasionDueV1 => ({
  occasionId: occasion.id,
  userId: occasion.userId,
  recipientId: occasion.recipientId,
  recipientName: recipient.name,
  occasionType: occasion.type,
  occursOn,
  notes: occasion.notes,
  pastGifts: recipient.gifts.map(({ giftName, sentAt }) => ({ giftName, sentAt: new Date(sentAt).toISOString() })),
  remindOn,
});

/** What another replica has taken, or somebody is just removing, is passed over. */
const claim = (tx: EntityManager, now: Date): Promise<Claimed[]> =>
  tx.execute(
    `select id, user_id as "userId", recipient_id as "recipientId", type, date, notes, reminded_for as "remindedFor"
     from occasions where check_at <= ? order by check_at limit ${batch} for update skip locked`,
    [now],
  );

/** Read after the claim: an event that changes a sender later finds the occasions locked, and sets them due again. */
async function sendersOf(tx: EntityManager, claimed: readonly Claimed[]): Promise<Map<string, Sender>> {
  const ids = [...new Set(claimed.map(({ userId }) => userId))];
  const senders = await tx.find(Sender, { userId: { $in: ids } });
  return new Map(senders.map((sender) => [sender.userId, sender]));
}

/** Names and newest gifts of recipients. They cannot be removed meanwhile: their occasions would have to go first. */
async function honouredBy(tx: EntityManager, recipientIds: readonly string[]): Promise<Map<string, Honoured>> {
  const rows = await tx.execute<Honoured[]>(
    `select r.id, r.name, coalesce(past.gifts, '[]') as gifts
     from recipients r cross join lateral (
       select jsonb_agg(jsonb_build_object('giftName', gift_name, 'sentAt', sent_at) order by sent_at desc) as gifts
       from (
         select gift_name, sent_at from gift_history
         where recipient_id = r.id and status = 'sent' order by sent_at desc limit ${pastGifts}
       ) newest
     ) past
     where r.id in (select jsonb_array_elements_text(?::jsonb)::uuid)`,
    [JSON.stringify([...new Set(recipientIds)])],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

function writeDown(tx: EntityManager, plans: readonly { occasion: Claimed; plan: ReminderPlan }[]): Promise<unknown> {
  const rows = plans.map(({ occasion, plan }) => ({
    id: occasion.id,
    check_at: plan.checkAt,
    reminded_for: plan.due?.occursOn ?? occasion.remindedFor,
  }));
  return tx.execute(
    `update occasions set check_at = plan.check_at, reminded_for = plan.reminded_for
     from jsonb_to_recordset(?::jsonb) as plan (id uuid, check_at timestamptz, reminded_for text)
     where occasions.id = plan.id`,
    [JSON.stringify(rows)],
  );
}
