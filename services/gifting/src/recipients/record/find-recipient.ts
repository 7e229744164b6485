import type { Caller } from '@presently/messaging/call-context';
import { notFound } from '@presently/messaging/problem';
import type { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Recipient } from './recipient.entity.js';

/**
 * The caller's recipient. Another sender's recipient gives the same error as a missing one.
 * @throws Problem `not-found`
 */
export function findRecipient(em: EntityManager, id: string, caller: Caller, lockMode?: LockMode): Promise<Recipient> {
  return em.findOneOrFail(
    Recipient,
    { id, userId: caller.userId },
    { lockMode, failHandler: () => notFound('Recipient') },
  );
}
