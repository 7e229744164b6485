import { lock } from '@presently/messaging/locks';
import type { EntityManager } from '@mikro-orm/postgresql';

/** Locks a task for this transaction. On every replica, other transactions wait for the same lock. */
export async function lockTask(em: EntityManager, task: 'posts' | 'schedule' | 'templates'): Promise<void> {
  await lock(em, `task:${task}`, 'update');
}
