import { Statement } from '@presently/work/statement';
import { Wakeups } from '@presently/work/wakeups';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { deliveryIdOf } from '../deliveries/delivery-id.js';
import type { NewDelivery } from '../deliveries/delivery.entity.js';
import { DeliveryQueue } from '../deliveries/delivery-queue.js';
import { NotificationsEnv } from '../env.js';
import { uuidOfKey } from '../uuid-of-key.js';
import type { PushNews } from './push-news.js';
import { otherPushes, promptPushes } from './queue-names.js';

interface Device {
  id: string;
  isPrompt: boolean;
}

/** How long a push without a mail of its own is tried: reminders are of use for a day. Milliseconds. */
const besidePatienceMs = 12 * 3_600_000;

const devicesOf = new Statement<Device>(
  `select id, is_prompt as "isPrompt" from push_subscriptions where user_id = $1 order by id for key share`,
);
const insert = new Statement(
  `insert into pushes (id, subscription_id, user_id, kind, subject_id, recipient_id, facts, mail_id, is_prompt,
     give_up_at, next_at)
   select id, "subscriptionId", "userId", kind, "subjectId", "recipientId", facts, "mailId", "isPrompt",
     now() + "patienceMs" * interval '1 millisecond', now() + "afterMs" * interval '1 millisecond'
   from jsonb_to_recordset($1::jsonb) as given (id uuid, "subscriptionId" uuid, "userId" uuid, kind text,
     "subjectId" uuid, "recipientId" uuid, facts jsonb, "mailId" uuid, "isPrompt" boolean, "patienceMs" float8,
     "afterMs" float8)
   on conflict do nothing`,
);

/** Queues news for the devices of their account. */
@Injectable()
export class TellDevices {
  constructor(
    private readonly deliveries: DeliveryQueue,
    private readonly wakeups: Wakeups,
    private readonly env: NotificationsEnv,
  ) {}

  /**
   * Queues pushes, and the mail that is sent instead if no push service accepts one in time. An account without devices
   * gets its mail after `afterMs`, in which further news may replace it. In the transaction of `em`.
   * @returns whether the mail is new; news whose mail exists have been told
   */
  async orMail(em: EntityManager, news: PushNews, mail: NewDelivery, afterMs = 0): Promise<boolean> {
    const devices = await devicesOf.rows(em, news.userId);
    const mailAfterMs = devices.length > 0 ? afterMs + this.env.PUSH_PATIENCE_MS : afterMs;
    const isNew = await this.deliveries.add(em, mail, mailAfterMs);
    const mailId = deliveryIdOf(mail.dedupeKey);
    if (isNew) await this.queue(em, devices, news, { mailId, patienceMs: this.env.PUSH_PATIENCE_MS, afterMs: 0 });
    return isNew;
  }

  /** Queues pushes beside a mail that goes out in any case. @param afterMs milliseconds in which more is gathered */
  async besideMail(em: EntityManager, news: PushNews, afterMs: number): Promise<void> {
    const devices = await devicesOf.rows(em, news.userId);
    await this.queue(em, devices, news, { mailId: null, patienceMs: besidePatienceMs, afterMs });
  }

  private async queue(
    em: EntityManager,
    devices: readonly Device[],
    news: PushNews,
    when: { mailId: string | null; patienceMs: number; afterMs: number },
  ): Promise<void> {
    if (devices.length === 0) return;
    const what = [news.kind, news.subjectId, ...(news.of === undefined ? [] : [news.of])].join(':');
    const rows = devices.map(({ id, isPrompt }) => ({
      id: uuidOfKey(`push:${id}:${what}`),
      subscriptionId: id,
      isPrompt,
      ...news,
      ...when,
    }));
    await insert.rows(em, JSON.stringify(rows));
    if (when.afterMs > 0) return;
    for (const queue of [promptPushes, otherPushes]) this.wakeups.wakeAfterCommit(em, queue);
  }
}
