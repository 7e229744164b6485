import { lockAll, lockOf } from '@presently/messaging/locks';
import type { EntityManager } from '@mikro-orm/postgresql';

/**
 * Locks recipients until the transaction ends: exclusively for the erasure, shared for messages about them. Whichever
 * commits first is visible to the other, and messages do not wait for each other.
 */
export async function lockRecipients(
  em: EntityManager,
  recipientIds: readonly string[],
  purpose: 'message' | 'erasure',
): Promise<void> {
  const names = recipientIds.map((id) => lockOf('recipient', id));
  await lockAll(em, names, purpose === 'message' ? 'share' : 'update');
}
