import type { EntityManager } from '@mikro-orm/postgresql';

/**
 * Lets a recipient's erasure and the messages that tell of that recipient take turns until the transaction ends: whichever commits
 * first is seen by the other. Messages share their turn, so they do not wait for one another.
 */
export async function takeTurn(em: EntityManager, recipientId: string, as: 'message' | 'erasure'): Promise<void> {
  const lock = as === 'message' ? 'pg_advisory_xact_lock_shared' : 'pg_advisory_xact_lock';
  await em.execute(`select ${lock}(hashtextextended(?, 0))`, [`recipient:${recipientId}`]);
}
