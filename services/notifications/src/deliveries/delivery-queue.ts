import type { Lease } from '@presently/work/lease';
import { sql } from '@presently/work/sql';
import { Statement } from '@presently/work/statement';
import { Wakeups } from '@presently/work/wakeups';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { deliveryIdOf } from './delivery-id.js';
import { Delivery, type NewDelivery } from './delivery.entity.js';

/** Names the queue in logs, metrics and wake-ups. */
export const deliveryQueueName = 'deliveries';

/** Which deliveries are to be sent. A sender that dies leaves an outcome that is unknown. */
export const deliveryLease: Lease<Delivery> = {
  entity: Delivery,
  where: () => sql(`status in ('pending', 'sending')`),
  dueAt: 'nextAt',
  fence: 'fence',
  attempts: 'attempts',
  holder: { leaseUntil: 'leaseUntil', owner: 'owner', lost: 'unknownOutcomes' },
  claimed: { status: 'sending' },
  heldWhile: `status = 'sending'`,
};

// In the order of ids, so that two replicas cannot deadlock.
const insert = new Statement<{ dedupe_key: string }>(
  `insert into deliveries (id, dedupe_key, kind, channel, gift_id, user_id, contact, payload, next_at)
   select id, dedupe_key, kind, channel, gift_id, user_id, contact, payload, now() + $1 * interval '1 millisecond'
   from jsonb_populate_recordset(null::deliveries, $2::jsonb) order by id
   on conflict (dedupe_key) do nothing
   returning dedupe_key`,
);

/** Takes deliveries to be sent. */
@Injectable()
export class DeliveryQueue {
  constructor(private readonly wakeups: Wakeups) {}

  /**
   * Adds a delivery. If one with the same dedupe key exists, nothing changes; if another transaction is adding it, this
   * one waits for its end.
   * @param afterMs milliseconds before it may be sent
   * @returns whether it is new
   */
  async add(em: EntityManager, delivery: NewDelivery, afterMs = 0): Promise<boolean> {
    return (await this.addAll(em, [delivery], afterMs)).length > 0;
  }

  /** {@link add} for several deliveries. @returns those that are new */
  async addAll<D extends NewDelivery>(em: EntityManager, deliveries: readonly D[], afterMs = 0): Promise<D[]> {
    if (deliveries.length === 0) return [];
    const rows = deliveries.map(({ dedupeKey, kind, channel, giftId, userId, contact, payload }) => ({
      id: deliveryIdOf(dedupeKey),
      dedupe_key: dedupeKey,
      kind,
      channel,
      gift_id: giftId,
      user_id: userId,
      contact,
      payload,
    }));
    const inserted = await insert.rows(em, afterMs, JSON.stringify(rows));
    if (inserted.length > 0 && afterMs === 0) this.wakeups.wakeAfterCommit(em, deliveryQueueName);
    const isNew = new Set(inserted.map((row) => row.dedupe_key));
    // A repeated event in one batch names the same delivery.
    return deliveries.filter(({ dedupeKey }) => isNew.delete(dedupeKey));
  }
}
