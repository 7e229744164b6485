import type { EntityManager } from '@mikro-orm/postgresql';
import { deliveryIdOf } from './delivery-id.js';
import { Delivery, type NewDelivery } from './delivery.entity.js';

/** Puts a delivery in the queue. The same one again, by its dedupe key, changes nothing. */
export async function enqueue(em: EntityManager, delivery: NewDelivery): Promise<void> {
  await em.upsert(
    Delivery,
    { id: deliveryIdOf(delivery.dedupeKey), ...delivery },
    { onConflictFields: ['dedupeKey'], onConflictAction: 'ignore' },
  );
}
