import {
  occasionDue,
  type GiftForOccasion,
  type OccasionDueV1,
  type PastGift,
} from '@presently/contracts/gifting/occasion-due';
import { Outbox } from '@presently/messaging/outbox';
import { isQuiet, moodOfOccasion } from '@presently/rules/gift-mood';
import { yearsOn } from '@presently/rules/occasion-words';
import { Clock } from '@presently/service/clock';
import { WorksUnderLock, type LockedQueue } from '@presently/work/locked-queue';
import { Statement } from '@presently/work/statement';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { GiftingEnv } from '../../env.js';
import { offerProposals } from '../../senders/offer-proposals.js';
import { sendersOf, type RemindedSender } from '../../senders/senders-of.js';
import { isGivenFor } from './gift-for-occasion.js';
import type { StoredDay } from './occasion-day.js';
import { Occasion } from './occasion.entity.js';
import { knownYear, toRule } from './occasions.views.js';
import { morningOf, planReminder, type ReminderPlan } from './plan-reminder.js';

/** Names the queue in logs, metrics and wake-ups. */
export const occasionQueueName = 'occasions';

const pastGifts = 3;

/** An occasion to check, as plain columns: batches are large. */
interface DueOccasion extends Omit<StoredDay, 'movingKey'> {
  id: string;
  userId: string;
  /** Id. */
  recipient: string;
  title: string | null;
  notes: string | null;
  remindedFor: string | null;
  createdAt: Date;
}

interface PlannedReminder {
  occasion: DueOccasion;
  plan: ReminderPlan;
  /** When its day is looked at, after this reminder. */
  dayAt: Date | null;
}

interface Honoured {
  id: string;
  name: string;
  gifts: PastGift[];
  kept: string[];
}

/**
 * Checks occasions at their time and publishes those that are due, each occurrence once: the lock, the new time and the
 * event share one transaction. Six statements for up to 1,500 occasions. An occurrence that is over by then is skipped.
 */
@Injectable()
@WorksUnderLock()
export class RemindOfOccasions implements LockedQueue<DueOccasion> {
  readonly name = occasionQueueName;
  readonly entity = Occasion;
  readonly fields = [
    'id',
    'userId',
    'recipient',
    'type',
    'title',
    'date',
    'hasYear',
    'recurrence',
    'leapDay',
    'nth',
    'weekday',
    'month',
    'easterOffset',
    'easterOf',
    'notes',
    'remindedFor',
    'createdAt',
  ] as const;
  readonly dueAt = 'check_at';
  readonly pollMs: number;
  readonly batchSize = 1_500;

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

  async work(tx: EntityManager, occasions: DueOccasion[]): Promise<void> {
    const now = this.clock.now();
    // Read after the lock: an event that changes a sender later waits for it, and makes the occasions due again.
    const senders = await sendersOf(tx, occasions);
    const plans = occasions.map((occasion) => {
      const sender = senders.get(occasion.userId);
      // Without a sender to remind there is no next time; the sender's next event sets one.
      const plan: ReminderPlan = sender?.hasReminders
        ? planReminder(toRule(occasion), sender, now)
        : { due: null, checkAt: null };
      return { occasion, plan, dayAt: dayAfter(plan, sender) };
    });
    await savePlans(tx, plans);
    await this.publishDue(tx, plans);
  }

  private async publishDue(tx: EntityManager, plans: readonly PlannedReminder[]): Promise<void> {
    const due = plans.flatMap(({ occasion, plan }) => (plan.due ? [{ occasion, ...plan.due }] : []));
    if (due.length === 0) return;
    const honoured = await honouredBy(
      tx,
      due.map(({ occasion }) => occasion.recipient),
    );
    const given = await givenFor(tx, due, this.clock.now());
    const offered = await offerProposals(
      tx,
      due.flatMap(({ occasion, occursOn, remindOn }) => {
        const { id: occasionId, userId } = occasion;
        // On the day itself a proposal comes too late, and nobody proposes anything to those who mourn.
        const isFit = occursOn > remindOn && !given.has(occasionId) && !isQuiet(moodOfOccasion(occasion));
        return isFit ? [{ occasionId, userId, occursOn, remindOn }] : [];
      }),
    );
    await this.outbox.addAll(
      tx,
      occasionDue,
      due.map(({ occasion, occursOn, remindOn }) => ({
        // The year of the occurrence: it grows with every reminder of the occasion.
        aggregate: { kind: 'occasion', id: occasion.id, version: Number(occursOn.slice(0, 4)) },
        data: toOccasionDue(occasion, { occursOn, remindOn }, honoured.get(occasion.recipient)!, {
          gift: given.get(occasion.id),
          isOffered: offered.has(occasion.id),
        }),
      })),
    );
  }
}

const toOccasionDue = (
  occasion: DueOccasion,
  { occursOn, remindOn }: NonNullable<ReminderPlan['due']>,
  recipient: Honoured,
  { gift, isOffered }: { gift: GiftForOccasion | undefined; isOffered: boolean },
): OccasionDueV1 => ({
  occasionId: occasion.id,
  userId: occasion.userId,
  recipientId: occasion.recipient,
  recipientName: recipient.name,
  occasionType: occasion.type,
  title: occasion.title ?? null,
  years: yearsOn({ type: occasion.type, year: knownYear(occasion) }, occursOn) ?? null,
  occursOn,
  notes: occasion.notes,
  pastGifts: recipient.gifts.map(({ giftName, sentAt }) => ({ giftName, sentAt: new Date(sentAt).toISOString() })),
  keptIdeas: recipient.kept,
  gift: gift ?? null,
  ...(isOffered && { isProposalOffered: true }),
  remindOn,
});

const readHonoured = new Statement<Honoured>(
  `select r.id, r.name, coalesce(past.gifts, '[]') as gifts, coalesce(kept.titles, '[]') as kept
   from recipients r left join kept_titles kept on kept.recipient_id = r.id cross join lateral (
     select jsonb_agg(jsonb_build_object('giftName', gift_name, 'sentAt', sent_at) order by sent_at desc) as gifts
     from (
       select gift_name, sent_at from gift_history
       where recipient_id = r.id and status = 'sent' order by sent_at desc limit ${pastGifts}
     ) newest
   ) past
   where r.id = any($1::uuid[])`,
);

/** Names and newest gifts of recipients, who cannot be removed meanwhile: the locked occasions would have to go first. */
async function honouredBy(tx: EntityManager, recipientIds: readonly string[]): Promise<Map<string, Honoured>> {
  const rows = await readHonoured.rows(tx, [...new Set(recipientIds)]);
  return new Map(rows.map((row) => [row.id, row]));
}

/** SQL for whether the shop has said something of the very product and price of the gift. */
const isOfThisProduct = `gift.at_shop ->> 'link' = gift.gift_url and gift.at_shop ->> 'chosenPrice' is not distinct from gift.price`;

const readGiven = new Statement<{ id: string; gift: GiftForOccasion }>(
  `select due.id, given.gift
   from jsonb_to_recordset($1::jsonb) as due (id uuid, "occursOn" date)
   cross join lateral (
     select jsonb_strip_nulls(jsonb_build_object('giftId', gift.id, 'giftName', gift.gift_name, 'isCard', gift.is_card,
       'status', gift.status, 'isBought', gift.is_bought,
       'isToBuy', case when gift.buyer in ('sender-delivers', 'sender-brings') and not gift.is_bought
         then true end,
       'arrivesLateOn', case when gift.purchase_state in ('ordered', 'sent') and gift.arrives_on > due."occursOn"
         then gift.arrives_on::text end,
       'isSoldOut', case when not gift.is_bought and ${isOfThisProduct} and (gift.at_shop ->> 'isSoldOut')::boolean
         then true end,
       'priceNow', case when not gift.is_bought and ${isOfThisProduct} then gift.at_shop ->> 'price' end,
       'at', to_char(coalesce(gift.sent_at, gift.scheduled_for) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))) as gift
     from gift_history gift
     where ${isGivenFor('due.id', '$2::timestamptz')}
       and (gift.status = 'sent' or gift.scheduled_for < due."occursOn" + interval '2 days')
     order by gift.created_at desc limit 1
   ) given`,
);

/** The gifts that are planned or sent for the occurrences that are due, by occasion. */
async function givenFor(
  tx: EntityManager,
  due: readonly { occasion: DueOccasion; occursOn: string }[],
  now: Date,
): Promise<Map<string, GiftForOccasion>> {
  const asked = due.map(({ occasion: { id }, occursOn }) => ({ id, occursOn }));
  const rows = await readGiven.rows(tx, JSON.stringify(asked), now);
  return new Map(rows.map(({ id, gift }) => [id, gift]));
}

/** A reminder on the day itself is the only one. */
const dayAfter = ({ due }: ReminderPlan, sender: RemindedSender | undefined): Date | null =>
  due && sender && due.occursOn > due.remindOn ? morningOf(due.occursOn, sender.timeZone) : null;

const write = new Statement(
  `update occasions set check_at = plan.check_at, reminded_for = plan.reminded_for,
     day_at = case when is_due then plan.day_at else occasions.day_at end
   from jsonb_to_recordset($1::jsonb)
     as plan (id uuid, check_at timestamptz, reminded_for text, day_at timestamptz, is_due boolean)
   where occasions.id = plan.id`,
);

function savePlans(tx: EntityManager, plans: readonly PlannedReminder[]): Promise<unknown> {
  const rows = plans.map(({ occasion, plan, dayAt }) => ({
    id: occasion.id,
    check_at: plan.checkAt,
    reminded_for: plan.due?.occursOn ?? occasion.remindedFor,
    day_at: dayAt,
    is_due: plan.due !== null,
  }));
  return write.rows(tx, JSON.stringify(rows));
}
