import type { EntityManager } from '@mikro-orm/postgresql';
import { tables } from '../tables.js';
import { createSender } from './lock-sender.js';

/** Writes whether identity has suspended the sender, unless a newer event has written it. */
export async function applySuspension(
  em: EntityManager,
  userId: string,
  isSuspended: boolean,
  version: number,
): Promise<void> {
  await createSender(em, userId);
  await tables(em)
    .updateTable('senders')
    .set({ is_suspended: isSuspended, suspension_version: version })
    .where('user_id', '=', userId)
    .where('suspension_version', '<', version)
    .execute();
}
