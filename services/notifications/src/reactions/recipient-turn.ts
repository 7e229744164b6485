import type { EntityManager } from '@mikro-orm/postgresql';

/**
 * Lets a recipient's erasure and the gifts to that recipient take turns until the transaction ends: whichever commits
 * first is seen by the other. Gifts share their turn, so they do not wait for one another.
 */
export async function takeTurn(em: EntityManager, recipientId: string, as: 'gift' | 'erasure'): Promise<void> {
  const lock = as === 'gift' ? 'pg_advisory_xact_lock_shared' : 'pg_advisory_xact_lock';
  await em.execute(`select ${lock}(hashtextextended(?, 0))`, [`recipient:${recipientId}`]);
}
