import type { Lease } from '@presently/work/lease';
import { sql } from '@presently/work/sql';
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
    const { dedupeKey, kind, channel, giftId, userId, contact, payload } = delivery;
    const inserted = await em.execute<object[]>(
      `insert into deliveries (id, dedupe_key, kind, channel, gift_id, user_id, contact, payload, next_at)
       values (?, ?, ?, ?, ?, ?, ?, ?::jsonb, now() + ? * interval '1 millisecond')
       on conflict (dedupe_key) do nothing
       returning id`,
      [deliveryIdOf(dedupeKey), dedupeKey, kind, channel, giftId, userId, contact, JSON.stringify(payload), afterMs],
    );
    if (inserted.length === 0) return false;
    if (afterMs === 0) this.wakeups.wakeAfterCommit(em, deliveryQueueName);
    return true;
  }
}
