import { sentencesOf } from '@presently/rules/problem-sentences';
import { en as problems } from '@presently/rules/webhook-problems/en';
import { webhookPatienceHours } from '@presently/rules/webhooks';
import { Statement } from '@presently/work/statement';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Webhook as Signer } from 'standardwebhooks';
import { NotificationsEnv } from '../env.js';
import { postWebhook, type Answer } from './post-webhook.js';
import { pauseAfter } from './retry-pauses.js';
import { receiverRules } from '../webhooks/require-receiver.js';
import { WebhookSecrets } from '../webhooks/webhook-secrets.js';
import type { Webhook } from '../webhooks/webhook.entity.js';

/** The longest times in milliseconds. Leases that the environment makes shorter make the others shorter, too. */
const longestLeaseMs = 40_000;
const longestPostMs = 8_000;

/** How long a claim holds, in milliseconds: what a killed worker was posting goes out again after it. */
export const roundLeaseMs = ({ DELIVERY_LEASE_MS }: NotificationsEnv): number =>
  Math.min(longestLeaseMs, DELIVERY_LEASE_MS);

/** An answer that comes later makes a receiver a slow one. */
const promptMs = 2_000;

/** What came of the last try of a round; undefined if there was none. */
export type Round = { last: Answer; isPrompt: boolean; at: Date; isGivenUp: boolean } | undefined;

interface Due {
  id: string;
  body: string;
  tries: number;
  url: string;
  secretRotation: number;
  secretMadeAt: string;
  /** Whether it has been tried for three days. */
  isOver: boolean;
  /** Whether its receiver has accepted nothing since the first try. */
  hasFailedThroughout: boolean;
}

/** An earlier delivery about the same thing goes first. */
export const isFirstOfSubject = `not exists (
  select from webhook_deliveries earlier
  where earlier.webhook_id = each.webhook_id and earlier.subject_id = each.subject_id and earlier.state = 'waiting'
    and (earlier.created_at, earlier.id) < (each.created_at, each.id))`;

const patience = `interval '${webhookPatienceHours} hours'`;

const firstDue = new Statement<Due>(
  `select each.id, each.body, each.tries, webhooks.url, webhooks.secret_rotation as "secretRotation",
     webhooks.secret_made_at as "secretMadeAt",
     coalesce(each.first_tried_at <= now() - ${patience}, false) as "isOver",
     coalesce(webhooks.failing_since <= each.first_tried_at, false) as "hasFailedThroughout"
   from webhooks join webhook_deliveries each on each.webhook_id = webhooks.id
   where webhooks.id = $1 and webhooks.fence = $2 and webhooks.state = 'on'
     and each.state = 'waiting' and each.next_at <= now() and ${isFirstOfSubject}
   order by each.next_at, each.created_at limit 1`,
);

/** Only while the claim holds: after it, another worker's outcome counts. */
const note = new Statement<{ at: string }>(
  `update webhook_deliveries set
     state = $3::text, tries = tries + 1, answered = $4::int, problem = $5::text, coded_problem = $6::jsonb,
     first_tried_at = coalesce(first_tried_at, now()), tried_at = now(),
     next_at = case when $3::text = 'waiting' then greatest(now() + interval '1 second', least(
       now() + $7::float8 * interval '1 millisecond', coalesce(first_tried_at, now()) + ${patience})) end
   where id = $1 and state = 'waiting'
     and exists (select from webhooks where id = webhook_id and fence = $2)
   returning tried_at as at`,
);

/** Posts what waits for one receiver, one message after another. */
@Injectable()
export class WebhookRounds {
  private readonly postMs: number;
  /** When a round begins no further try. A try still ends within half the lease. */
  private readonly roundMs: number;

  constructor(
    private readonly em: EntityManager,
    private readonly secrets: WebhookSecrets,
    private readonly env: NotificationsEnv,
  ) {
    const leaseMs = roundLeaseMs(env);
    this.postMs = Math.min(longestPostMs, leaseMs / 4);
    this.roundMs = leaseMs / 2 - this.postMs;
  }

  /** Ends at the first failure: then other receivers get their turn. */
  async run({ id, fence }: Webhook, stopping: AbortSignal): Promise<Round> {
    const end = performance.now() + this.roundMs;
    let round: Round;
    while (!stopping.aborted && performance.now() < end && round?.last.isAccepted !== false) {
      const [due] = await firstDue.rows(this.em.fork(), id, fence);
      if (!due) break;
      const began = performance.now();
      const last = await this.post(id, due);
      const isPrompt = last.isAccepted && performance.now() - began < promptMs;
      const isGivenUp = due.isOver && due.hasFailedThroughout;
      const at = await this.note(due, last, fence, isGivenUp);
      if (!at) break;
      round = { last, isPrompt, at, isGivenUp };
    }
    return round;
  }

  private post(webhookId: string, due: Due): Promise<Answer> {
    const now = new Date();
    const numbered = { ...due, id: webhookId, secretMadeAt: new Date(due.secretMadeAt) };
    const signatures = this.secrets
      .valid(numbered, now)
      .map((secret) => new Signer(secret).sign(due.id, now, due.body));
    return postWebhook({
      url: due.url,
      body: due.body,
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Presently-Webhooks/1',
        'webhook-id': due.id,
        'webhook-timestamp': String(Math.floor(now.getTime() / 1_000)),
        'webhook-signature': signatures.join(' '),
      },
      timeoutMs: this.postMs,
      rules: receiverRules(this.env),
    });
  }

  /** @returns when it was tried; undefined if the claim has ended */
  private async note(due: Due, answer: Answer, fence: number, isGivenUp: boolean): Promise<Date | undefined> {
    const failed = due.isOver && !isGivenUp ? 'failed' : 'waiting';
    const state = answer.isAccepted ? 'delivered' : failed;
    const [noted] = await note.rows(
      this.em.fork(),
      due.id,
      fence,
      state,
      answer.status,
      answer.problem && sentencesOf(problems, [answer.problem]),
      answer.problem && JSON.stringify(answer.problem),
      pauseAfter(due.tries + 1, this.env.WEBHOOK_RETRY_BASE_MS),
    );
    return noted && new Date(noted.at);
  }
}
