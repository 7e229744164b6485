import type { Envelope } from '@presently/contracts/kit/event';
import { Statement } from '@presently/work/statement';
import type { EntityManager } from '@mikro-orm/postgresql';

/** In the order of ids, so that two replicas cannot deadlock. */
const markProcessed = new Statement<{ event_id: string }>(
  `insert into processed_events (event_id) select distinct id from unnest($1::uuid[]) as id order by 1
   on conflict do nothing returning event_id`,
);

/**
 * Applies `effect` once per event. The event's id is inserted in the same transaction, so a second delivery finds the
 * row and does nothing. A concurrent delivery blocks on the row until the first one commits or rolls back.
 * @returns false if the event was handled before
 */
export function handleOnce(
  em: EntityManager,
  event: Envelope,
  effect: (em: EntityManager) => Promise<void>,
): Promise<boolean> {
  return em.fork().transactional(async (tx) => {
    if ((await markProcessed.rows(tx, [event.id])).length === 0) return false;
    await effect(tx);
    return true;
  });
}

/**
 * {@link handleOnce} for several events in one transaction.
 * @param effect receives the events that were not handled before; not called without any
 */
export function handleAllOnce<E extends Envelope>(
  em: EntityManager,
  events: readonly E[],
  effect: (events: E[], em: EntityManager) => Promise<void>,
): Promise<void> {
  return em.fork().transactional(async (tx) => {
    const ids = events.map(({ id }) => id);
    const inserted = await markProcessed.rows(tx, ids);
    const isNew = new Set(inserted.map((row) => row.event_id));
    // One delivery of each: the broker may have sent an event twice.
    const fresh = events.filter(({ id }) => isNew.delete(id));
    if (fresh.length > 0) await effect(fresh, tx);
  });
}
