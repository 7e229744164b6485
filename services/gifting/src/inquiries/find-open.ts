import { Problem } from '@presently/messaging/problem';
import type { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Sender } from '../senders/sender.entity.js';
import { linkHash } from '../gifts/copies/link-hash.js';
import { Inquiry } from './inquiry.entity.js';

/**
 * The inquiry of a working link. Links that are unknown, over, answered or of a suspended sender give the
 * same error.
 * @throws Problem `not-found`
 */
export async function findOpen(em: EntityManager, token: string, now: Date, lockMode?: LockMode): Promise<Inquiry> {
  const inquiry = await em.findOne(Inquiry, { tokenHash: linkHash(token), expiresAt: { $gt: now } }, { lockMode });
  if (!inquiry || (await em.count(Sender, { userId: inquiry.userId, isSuspended: true })) > 0) throw endedLink();
  return inquiry;
}

export const endedLink = () => new Problem('not-found', 404, 'This link is invalid or has ended.');
