import { Problem } from '@presently/messaging/problem';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Sender } from './sender.entity.js';

/**
 * A call may be under way when its account is suspended.
 * @throws Problem `suspended`, 403
 */
export async function requireActive(tx: EntityManager, userId: string): Promise<void> {
  requireNotSuspended((await tx.count(Sender, { userId, isSuspended: true })) > 0);
}

/** @throws Problem `suspended`, 403 */
export function requireNotSuspended(isSuspended: boolean): void {
  if (isSuspended) throw new Problem('suspended', 403, 'This account is suspended.');
}
