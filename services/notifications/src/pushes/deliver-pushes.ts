import { Clock } from '@presently/service/clock';
import { counter } from '@presently/telemetry/instruments';
import { metrics } from '@presently/telemetry/metrics';
import type { Lease, Verdict } from '@presently/work/lease';
import { WorksUnderLease, type LeasedQueue, type Tried } from '@presently/work/leased-queue';
import { sql } from '@presently/work/sql';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { NotificationsEnv } from '../env.js';
import { AfterPushes } from './after-pushes.js';
import type { PushOutcome } from './push-outcome.js';
import { pushTimeoutMs } from './push-sender.js';
import { PushTries } from './push-tries.js';
import { Push } from './push.entity.js';
import { otherPushes, promptPushes } from './queue-names.js';

/** Milliseconds that a claim holds: a try asks identity and a push service. */
const longestLeaseMs = 4 * pushTimeoutMs;

const tries = counter(metrics.deliveryTries);

const leaseOf = (isPrompt: boolean): Lease<Push> => ({
  entity: Push,
  where: () => sql(`state = 'waiting' and is_prompt = ?`, isPrompt),
  dueAt: 'nextAt',
  fence: 'fence',
  holder: { leaseUntil: 'leaseUntil', owner: 'owner', lost: 'lostTries' },
  heldWhile: `state = 'waiting'`,
});

/** Sends the pushes of one queue. */
@Injectable()
abstract class PushQueue implements LeasedQueue<Push, PushOutcome> {
  abstract readonly name: string;
  abstract readonly lease: Lease<Push>;
  abstract readonly concurrency: number;
  readonly leaseMs: number;
  readonly pollMs: number;

  constructor(
    private readonly tries: PushTries,
    private readonly after: AfterPushes,
    private readonly clock: Clock,
    private readonly env: NotificationsEnv,
  ) {
    this.leaseMs = Math.min(longestLeaseMs, env.DELIVERY_LEASE_MS);
    this.pollMs = env.SENDER_POLL_MS;
  }

  try(pushes: readonly Push[]): Promise<PushOutcome>[] {
    return pushes.map((push) => this.tries.run(push));
  }

  judge(push: Push, outcome: PushOutcome): Verdict<Push> {
    const verdict = this.verdictOf(push, outcome);
    tries.add(1, {
      'presently.channel': 'push',
      'presently.delivery.kind': push.kind,
      'presently.outcome': outcome.kind,
      'presently.delivery.status': (verdict.next === 'done' && verdict.set.state) || 'waiting',
    });
    return verdict;
  }

  afterVerdicts(tx: EntityManager, tried: readonly Tried<Push, PushOutcome>[]): Promise<void> {
    return this.after.write(tx, tried);
  }

  private verdictOf({ giveUpAt }: Push, outcome: PushOutcome): Verdict<Push> {
    const now = this.clock.now().getTime();
    if (outcome.kind === 'postponed') {
      const giveUp = new Date(outcome.until.getTime() + this.env.PUSH_PATIENCE_MS);
      const afterMs = outcome.until.getTime() - now;
      return { next: 'retry', afterMs, set: { giveUpAt: giveUp > giveUpAt ? giveUp : giveUpAt, lostTries: 0 } };
    }
    const answered = 'status' in outcome ? outcome.status : null;
    if (outcome.kind === 'later' && now + outcome.afterMs < giveUpAt.getTime())
      return { next: 'retry', afterMs: outcome.afterMs, set: { answered } };
    const state = outcome.kind === 'accepted' ? 'accepted' : 'failed';
    return { next: 'done', set: { state, answered, facts: {} } };
  }
}

/** To devices whose push service answered the last push well and soon. */
@Injectable()
@WorksUnderLease()
export class DeliverPushes extends PushQueue {
  readonly name = promptPushes;
  readonly lease = leaseOf(true);
  readonly concurrency = 16;
}

/** To all others. They have workers of their own, so that no other waits for them. */
@Injectable()
@WorksUnderLease()
export class DeliverOtherPushes extends PushQueue {
  readonly name = otherPushes;
  readonly lease = leaseOf(false);
  readonly concurrency = 12;
}
