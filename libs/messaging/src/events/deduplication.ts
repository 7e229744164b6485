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
 * row and changes nothing. A concurrent delivery blocks on the row until the first one commits or rolls back.
 * @returns false if the event was handled before
 */
export async function handleOnce<E extends Envelope>(
  em: EntityManager,
  event: E,
  effect: (em: EntityManager) => Promise<void>,
): Promise<boolean> {
  return (await handleAllOnce(em, [event], (_events, tx) => effect(tx))).length > 0;
}

/**
 * {@link handleOnce} for several events in one transaction.
 * @param effect not called without events
 * @returns the events that were not handled before
 */
export async function handleAllOnce<E extends Envelope>(
  em: EntityManager,
  events: readonly E[],
  effect: (events: E[], em: EntityManager) => Promise<void>,
): Promise<E[]> {
  // One delivery of each: the broker may have sent an event twice.
  const given = [...new Map(events.map((event) => [event.id, event])).values()];
  if (given.length === 0) return given;
  return em.fork().transactional(async (tx) => {
    const marked = await markProcessed.rows(
      tx,
      given.map(({ id }) => id),
    );
    const fresh = new Set(marked.map((row) => row.event_id));
    const unhandled = given.filter(({ id }) => fresh.has(id));
    if (unhandled.length > 0) await effect(unhandled, tx);
    return unhandled;
  });
}
