import type { Envelope } from '@presently/contracts/kit/event';
import type { EntityManager } from '@mikro-orm/postgresql';

/**
 * Runs `effect` once per event: its inbox row and the effect commit together, so a second delivery finds the row and does
 * nothing. A concurrent copy waits on the row until the first has committed or rolled back.
 * @returns false when the event had been handled before.
 */
export function handleOnce(
  em: EntityManager,
  event: Envelope,
  effect: (em: EntityManager) => Promise<void>,
): Promise<boolean> {
  return em.fork().transactional(async (tx) => {
    const fresh = await tx.execute<{ affectedRows: number }>(
      'insert into processed_events (event_id) values (?) on conflict do nothing',
      [event.id],
      'run',
    );
    if (fresh.affectedRows === 0) return false;
    await effect(tx);
    return true;
  });
}
