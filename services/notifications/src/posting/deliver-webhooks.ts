import { mostWaitingDeliveries, shownWebhookDeliveries, type WebhookOffReason } from '@presently/rules/webhooks';
import type { Lease, Verdict } from '@presently/work/lease';
import { WorksUnderLease, type LeasedQueue, type Tried } from '@presently/work/leased-queue';
import { sql } from '@presently/work/sql';
import { Statement } from '@presently/work/statement';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { NotificationsEnv } from '../env.js';
import { failingReceivers, promptReceivers } from '../webhooks/queue-names.js';
import { SwitchOffWebhooks } from './switch-off-webhooks.js';
import { isFirstOfSubject, roundLeaseMs, WebhookRounds, type Round } from './webhook-rounds.js';
import { Webhook } from '../webhooks/webhook.entity.js';

type TriedRound = Tried<Webhook, Round>;

const plan = new Statement(
  `update webhooks set next_at = (
     select min(each.next_at) from webhook_deliveries each
     where each.webhook_id = webhooks.id and each.state = 'waiting' and ${isFirstOfSubject})
   where id = any($1::uuid[])`,
);
const prune = new Statement(
  `delete from webhook_deliveries where state <> 'waiting' and id in (
     select shown.id from unnest($1::uuid[]) as hook (id), lateral (
       select id from webhook_deliveries where webhook_id = hook.id
       order by created_at desc, id desc offset ${shownWebhookDeliveries}) as shown)`,
);

const overfull = new Statement<{ id: string }>(
  `select id from unnest($1::uuid[]) as hook (id) where ${mostWaitingDeliveries} < (
     select count(*) from webhook_deliveries where webhook_id = hook.id and state = 'waiting')`,
);

const leaseOf = (isPrompt: boolean): Lease<Webhook> => ({
  entity: Webhook,
  where: () =>
    sql(
      `state = 'on' and next_at is not null and is_prompt = ? and not exists (
         select from suspended_accounts suspended where suspended.user_id = webhooks.user_id and is_suspended)`,
      isPrompt,
    ),
  dueAt: 'nextAt',
  fence: 'fence',
  holder: { leaseUntil: 'leaseUntil', owner: 'owner', lost: 'lostRounds' },
  heldWhile: `state = 'on'`,
});

function judge({ failingSince }: Webhook, round: Round): Verdict<Webhook> {
  if (!round) return { next: 'done', set: {} };
  const { last, isPrompt, at } = round;
  return { next: 'done', set: { isPrompt, failingSince: last.isAccepted ? null : (failingSince ?? at) } };
}

function offReasonOf(round: Round): WebhookOffReason | undefined {
  if (!round || round.last.isAccepted) return undefined;
  if (round.last.status === 410) return 'gone';
  return round.isGivenUp ? 'failing' : undefined;
}

/** Writes what follows from rounds: when a receiver is due again, which deliveries are old, whether it is given up. */
@Injectable()
export class AfterRounds {
  constructor(private readonly switchOff: SwitchOffWebhooks) {}

  async write(tx: EntityManager, tried: readonly TriedRound[]): Promise<void> {
    const ids = tried.map(({ row }) => row.id);
    // After the verdict, which has locked the rows: no delivery that came meanwhile is overlooked.
    await plan.rows(tx, ids);
    await prune.rows(tx, ids);
    const full = new Set((await overfull.rows(tx, ids)).map(({ id }) => id));
    for (const { row, result } of tried) {
      const reason = offReasonOf(result) ?? (full.has(row.id) ? 'too-many' : undefined);
      if (reason) await this.switchOff.forReason(tx, reason, [row]);
    }
  }
}

/** Posts to the receivers of one queue. */
@Injectable()
abstract class ReceiversQueue implements LeasedQueue<Webhook, Round> {
  abstract readonly name: string;
  abstract readonly lease: Lease<Webhook>;
  abstract readonly concurrency: number;
  readonly leaseMs: number;
  readonly pollMs: number;
  readonly judge = judge;

  constructor(
    private readonly rounds: WebhookRounds,
    private readonly after: AfterRounds,
    env: NotificationsEnv,
  ) {
    this.leaseMs = roundLeaseMs(env);
    this.pollMs = env.SENDER_POLL_MS;
  }

  try(webhooks: readonly Webhook[], stopping: AbortSignal): Promise<Round>[] {
    return webhooks.map((webhook) => this.rounds.run(webhook, stopping));
  }

  afterVerdicts(tx: EntityManager, tried: readonly TriedRound[]): Promise<void> {
    return this.after.write(tx, tried);
  }
}

/** Those that answered the last try well and soon. */
@Injectable()
@WorksUnderLease()
export class DeliverWebhooks extends ReceiversQueue {
  readonly name = promptReceivers;
  readonly lease = leaseOf(true);
  readonly concurrency = 16;
}

/** Those that are new, slow or failing. They have workers of their own, so that no other waits for them. */
@Injectable()
@WorksUnderLease()
export class DeliverFailingWebhooks extends ReceiversQueue {
  readonly name = failingReceivers;
  readonly lease = leaseOf(false);
  readonly concurrency = 12;
}
