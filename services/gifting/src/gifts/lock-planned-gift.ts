import type { Caller } from '@presently/messaging/call-context';
import { notFound, Problem } from '@presently/messaging/problem';
import { LockMode, type EntityManager, type Loaded } from '@mikro-orm/postgresql';
import { Gift } from './gift.entity.js';

/**
 * Finds and locks the caller's planned gift. A concurrent change, or sending at the planned time, either comes first or
 * waits for this transaction.
 * @throws Problem `not-found`; `gift.not-planned` for a gift in any other status
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
