import type { Caller } from '@presently/messaging/call-context';
import { notFound, Problem } from '@presently/messaging/problem';
import { LockMode, type EntityManager, type Loaded } from '@mikro-orm/postgresql';
import { Gift } from './gift.entity.js';

/**
 * Locks the caller's planned gift, so that a concurrent change or the gift's own time is either seen here or waits.
 * @throws Problem `not-found`; `gift.not-planned` when it has gone out, or never had a time
 */
export async function lockPlannedGift(
  tx: EntityManager,
  id: string,
  caller: Caller,
): Promise<Loaded<Gift, 'recipient'>> {
  const gift = await tx.findOneOrFail(
    Gift,
    { id, userId: caller.userId },
    { lockMode: LockMode.PESSIMISTIC_WRITE, failHandler: () => notFound('Gift') },
  );
  if (gift.status !== 'planned') {
    throw new Problem('gift.not-planned', 409, 'This gift has gone out already. It can no longer be changed.');
  }
  return tx.populate(gift, ['recipient']);
}
