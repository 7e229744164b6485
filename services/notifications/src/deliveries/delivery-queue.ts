import { deliveryMethods } from '@presently/rules/vocabulary';
import type { Lease } from '@presently/work/lease';
import { sql } from '@presently/work/sql';
import { Wakeups } from '@presently/work/wakeups';
import { Workers } from '@presently/work/workers';
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
  constructor(
    private readonly wakeups: Wakeups,
    private readonly workers: Workers,
  ) {}

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
    const rows = deliveries.map((delivery) => ({ id: deliveryIdOf(delivery.dedupeKey), ...valuesOf(delivery) }));
    // In the order of ids, so that two replicas cannot deadlock.
    rows.sort((a, b) => (a.id < b.id ? -1 : 1));
    const isNew = new Set<string>();
    for (const channel of deliveryMethods) {
      const ofChannel = rows.filter((row) => row.channel === channel);
      if (ofChannel.length === 0) continue;
      const { inserted, areClaimed } = await this.workers
        .leasedWorkerOf(deliveryQueueName)
        // The transaction may still refuse a text.
        .insert(em, ofChannel, { unique: 'dedupeKey', afterMs, mayClaim: channel === 'email' });
      for (const { dedupeKey } of inserted as Delivery[]) isNew.add(dedupeKey);
      if (afterMs === 0 && !areClaimed) this.wakeups.wakeAfterCommit(em, deliveryQueueName);
    }
    // A repeated event in one batch names the same delivery.
    return deliveries.filter(({ dedupeKey }) => isNew.delete(dedupeKey));
  }
}

/** Without what a caller may give beyond it. */
const valuesOf = ({ dedupeKey, kind, channel, giftId, userId, contact, payload }: NewDelivery) => ({
  dedupeKey,
  kind,
  channel,
  giftId,
  userId,
  contact,
  payload,
});
