import type { EntityManager } from '@mikro-orm/postgresql';
import { deliveryIdOf } from './delivery-id.js';
import type { NewDelivery } from './delivery.entity.js';

/**
 * Puts a delivery in the queue. The same one again, by its dedupe key, changes nothing; one that is being put there at
 * this moment is waited for.
 * @returns whether it is new.
 */
export async function enqueue(em: EntityManager, delivery: NewDelivery): Promise<boolean> {
  const { dedupeKey, kind, channel, giftId, userId, contact, payload } = delivery;
  const inserted = await em.execute<object[]>(
    `insert into deliveries (id, dedupe_key, kind, channel, gift_id, user_id, contact, payload)
     values (?, ?, ?, ?, ?, ?, ?, ?::jsonb)
     on conflict (dedupe_key) do nothing
     returning id`,
    [deliveryIdOf(dedupeKey), dedupeKey, kind, channel, giftId, userId, contact, JSON.stringify(payload)],
  );
  return inserted.length === 1;
}
