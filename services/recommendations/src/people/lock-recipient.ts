import { lock, lockOf } from '@presently/messaging/locks';
import { Statement } from '@presently/work/statement';
import type { EntityManager } from '@mikro-orm/postgresql';

export const lockOfRecipient = (recipientId: string): string => lockOf('recipient', recipientId);

/**
 * Locks a recipient until the end of the transaction, so that events of one recipient are handled one at a time.
 * @returns false if the recipient is erased.
 */
export async function lockRecipient(em: EntityManager, recipientId: string): Promise<boolean> {
  await lock(em, lockOfRecipient(recipientId), 'update');
  return !(await erasedRecipientsAmong(em, [recipientId])).has(recipientId);
}

const erasedIn = new Statement<{ recipient_id: string }>(
  'select recipient_id from erased_recipients where recipient_id = any($1::uuid[])',
);

/** Which of the recipients are erased. Lock them first. */
export async function erasedRecipientsAmong(em: EntityManager, recipientIds: readonly string[]): Promise<Set<string>> {
  return new Set((await erasedIn.rows(em, [...recipientIds])).map((row) => row.recipient_id));
}
