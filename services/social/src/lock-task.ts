import type { EntityManager } from '@mikro-orm/postgresql';

/** Locks a task for this transaction. On every replica, other transactions wait for the same lock. */
export async function lockTask(em: EntityManager, task: 'templates' | 'schedule'): Promise<void> {
  if (!em.isInTransaction()) throw new Error('The lock of a task needs a transaction');
  await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`social:${task}`]);
}
