import type { EntityManager } from '@mikro-orm/postgresql';

/** Until the transaction ends, whoever does the same waits, on every replica. */
export async function takeTurn(em: EntityManager, deed: 'templates' | 'schedule'): Promise<void> {
  if (!em.isInTransaction()) throw new Error('A turn lasts as long as its transaction, and there is none');
  await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`social:${deed}`]);
}
