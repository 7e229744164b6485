import type { Envelope } from '@presently/contracts/kit/event';
import { EarlyStatement, type Sent } from '@presently/work/pipelining/early-statement';
import type { EntityManager } from '@mikro-orm/postgresql';

/** In the order of ids, so that two replicas cannot deadlock. */
const markProcessed = new EarlyStatement<{ event_id: string }>(
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
 * @param effect not called without events. Its first statements share a round trip with the marks. If those show that
 *   events were handled before, its transaction is rolled back, and another one has the others
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
  try {
    await em.fork().transactional(async (tx) => {
      const marked = await markProcessed.send(
        tx,
        given.map(({ id }) => id),
      );
      // It may have failed because another delivery of an event has had its effect.
      await effect(given, tx).catch((error: unknown) => requireAll(given, marked).then(() => Promise.reject(error)));
      await requireAll(given, marked);
    });
    return given;
  } catch (error) {
    if (!(error instanceof HandledBefore)) throw error;
    const { fresh } = error;
    return handleAllOnce(
      em,
      given.filter(({ id }) => fresh.has(id)),
      effect,
    );
  }
}

/** Some events were handled before. */
class HandledBefore extends Error {
  constructor(readonly fresh: ReadonlySet<string>) {
    super('Some events were handled before');
  }
}

async function requireAll(given: readonly Envelope[], marked: Sent<{ event_id: string }>): Promise<void> {
  const fresh = new Set((await marked.rows).map((row) => row.event_id));
  if (fresh.size < given.length) throw new HandledBefore(fresh);
}
