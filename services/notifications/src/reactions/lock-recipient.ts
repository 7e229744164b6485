import { lock, lockOf } from '@presently/messaging/locks';
import type { EntityManager } from '@mikro-orm/postgresql';

/**
 * Locks a recipient until the transaction ends: exclusively for the erasure, shared for messages about them. Whichever
 * commits first is visible to the other, and messages do not wait for each other.
 */
export async function lockRecipient(
  em: EntityManager,
  recipientId: string,
  purpose: 'message' | 'erasure',
): Promise<void> {
  await lock(em, lockOf('recipient', recipientId), purpose === 'message' ? 'share' : 'update');
}
