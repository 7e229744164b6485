import type { Envelope } from '@presently/contracts/kit/event';
import type { EntityManager } from '@mikro-orm/postgresql';

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
    const inserted = await tx.execute<{ affectedRows: number }>(
      'insert into processed_events (event_id) values (?) on conflict do nothing',
      [event.id],
      'run',
    );
    if (inserted.affectedRows === 0) return false;
    await effect(tx);
    return true;
  });
}
