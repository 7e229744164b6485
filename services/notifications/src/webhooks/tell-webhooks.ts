import { Statement } from '@presently/work/statement';
import { Wakeups } from '@presently/work/wakeups';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { uuidOfKey } from '../uuid-of-key.js';
import { failingReceivers, promptReceivers } from './queue-names.js';
import type { WebhookNews } from './webhook-news.js';

interface Receiver {
  id: string;
  userId: string;
  events: string[];
}

/** Locked in the order of ids, as verdicts lock them: no delivery is overlooked, and nothing deadlocks. */
const receiversOf = new Statement<Receiver>(
  `select id, user_id as "userId", array_to_json(events) as events from webhooks
   where user_id = any($1::uuid[]) and state = 'on' order by id for no key update`,
);
const insert = new Statement(
  `insert into webhook_deliveries (id, webhook_id, type, subject_id, body)
   select id, "webhookId", type, "subjectId", body
   from jsonb_to_recordset($1::jsonb) as given (id uuid, "webhookId" uuid, type text, "subjectId" uuid, body text)
   on conflict do nothing`,
);
const makeDue = new Statement('update webhooks set next_at = least(next_at, now()) where id = any($1::uuid[])');
/** Queues news for the webhooks of their accounts. */
@Injectable()
export class TellWebhooks {
  constructor(private readonly wakeups: Wakeups) {}

  /** In the order of the news, in the transaction of `em`. News that are told again change nothing. */
  async tell(em: EntityManager, news: readonly WebhookNews[]): Promise<void> {
    if (news.length === 0) return;
    const receivers = await receiversOf.rows(em, [...new Set(news.map(({ userId }) => userId))]);
    const deliveries = receivers.flatMap((receiver) =>
      news
        .filter(({ userId, type }) => userId === receiver.userId && receiver.events.includes(type))
        .map(({ type, subjectId, key, at, data }) => ({
          id: uuidOfKey(`webhook:${receiver.id}:${key}`),
          webhookId: receiver.id,
          type,
          subjectId,
          body: JSON.stringify({ type, timestamp: at, data }),
        })),
    );
    if (deliveries.length === 0) return;
    await insert.rows(em, JSON.stringify(deliveries));
    const ids = [...new Set(deliveries.map(({ webhookId }) => webhookId))];
    await makeDue.rows(em, ids);
    for (const queue of [promptReceivers, failingReceivers]) this.wakeups.wakeAfterCommit(em, queue);
  }
}
