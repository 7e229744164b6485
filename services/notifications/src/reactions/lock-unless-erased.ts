import { isUserErased } from '@presently/messaging/erased-users';
import type { EntityManager } from '@mikro-orm/postgresql';
import { ErasedRecipient } from './erased-recipient.entity.js';
import { lockRecipients } from './lock-recipients.js';

/**
 * Locks a recipient before the check, so that an erasure comes either before it or after this transaction.
 * @returns false if the recipient or the sender is erased
 */
export async function lockUnlessErased(
  em: EntityManager,
  { recipientId, senderId }: { recipientId: string; senderId: string },
  against: Parameters<typeof lockRecipients>[2],
): Promise<boolean> {
  await lockRecipients(em, [recipientId], against);
  return !(await em.findOne(ErasedRecipient, recipientId)) && !(await isUserErased(em, senderId));
}
