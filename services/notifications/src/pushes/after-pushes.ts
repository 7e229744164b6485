import type { Tried } from '@presently/work/leased-queue';
import { Statement } from '@presently/work/statement';
import { Wakeups } from '@presently/work/wakeups';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { deliveryQueueName } from '../deliveries/delivery-queue.js';
import { NotificationsEnv } from '../env.js';
import type { PushOutcome } from './push-outcome.js';
import type { Push } from './push.entity.js';

type TriedPush = Tried<Push, PushOutcome>;

const noteAccepted = new Statement(
  `update push_subscriptions set last_accepted_at = now(), is_prompt = is_prompt or id = any($2::uuid[])
   where id = any($1::uuid[])`,
);
/** Also for what waits already: one slow device takes a place among the prompt ones once. */
const noteSlow = new Statement(
  `with slow as (update push_subscriptions set is_prompt = false where id = any($1::uuid[]) and is_prompt returning id)
   update pushes set is_prompt = false from slow where subscription_id = slow.id and state = 'waiting'`,
);
const remove = new Statement('delete from push_subscriptions where id = any($1::uuid[])');
const cancelMails = new Statement(
  `update deliveries set status = 'cancelled' where id = any($1::uuid[]) and status = 'pending' and attempts = 0`,
);
const moveMails = new Statement(
  `update deliveries set next_at = greatest(next_at, $2::timestamptz)
   where id = any($1::uuid[]) and status = 'pending' and attempts = 0`,
);
/** Only if no other device has the push, or may still get it. */
const sendMails = new Statement<{ id: string }>(
  `update deliveries set next_at = least(next_at, now())
   where id = any($1::uuid[]) and status = 'pending' and attempts = 0 and not exists (
     select from pushes where mail_id = deliveries.id and state in ('waiting', 'accepted'))
   returning id`,
);

/** Writes what follows from tries: which devices are gone, and whether the mail is needed that stands for the push. */
@Injectable()
export class AfterPushes {
  constructor(
    private readonly wakeups: Wakeups,
    private readonly env: NotificationsEnv,
  ) {}

  async write(tx: EntityManager, tried: readonly TriedPush[]): Promise<void> {
    const devicesOf = (some: readonly TriedPush[]) =>
      [...new Set(some.map(({ row }) => row.subscription.id))].toSorted();
    const mailsOf = (some: readonly TriedPush[]) =>
      [...new Set(some.flatMap(({ row: { mailId } }) => (mailId === null ? [] : [mailId])))].toSorted();
    const ofKind = (...kinds: PushOutcome['kind'][]) => tried.filter(({ result }) => kinds.includes(result.kind));

    const accepted = ofKind('accepted');
    if (accepted.length > 0) {
      const prompt = accepted.filter(({ result }) => result.kind === 'accepted' && result.isPrompt);
      await noteAccepted.rows(tx, devicesOf(accepted), devicesOf(prompt));
      await cancelMails.rows(tx, mailsOf(accepted));
    }
    const slow = tried.filter(
      ({ result }) => result.kind === 'later' || (result.kind === 'accepted' && !result.isPrompt),
    );
    if (slow.length > 0) await noteSlow.rows(tx, devicesOf(slow));
    for (const { row, result } of ofKind('postponed'))
      if (row.mailId !== null && result.kind === 'postponed')
        await moveMails.rows(tx, [row.mailId], new Date(result.until.getTime() + this.env.PUSH_PATIENCE_MS));
    const gone = ofKind('gone');
    if (gone.length > 0) await remove.rows(tx, devicesOf(gone));
    const failed = tried.filter(
      ({ result, verdict }) => verdict.next === 'done' && ['gone', 'refused', 'later'].includes(result.kind),
    );
    if (failed.length === 0) return;
    const due = await sendMails.rows(tx, mailsOf(failed));
    if (due.length > 0) this.wakeups.wakeAfterCommit(tx, deliveryQueueName);
  }
}
