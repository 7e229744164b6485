import type { Caller } from '@presently/messaging/call-context';
import type { EntityManager, Loaded } from '@mikro-orm/postgresql';
import type { Gift } from '../gift.entity.js';
import { lockGift, requirePlanned } from './lock-gift.js';

/**
 * {@link lockGift} for a planned gift, with its recipient.
 * @throws Problem `not-found`; `gift.not-planned` for a gift in any other status
 */
export async function lockPlannedGift(
  tx: EntityManager,
  id: string,
  caller: Caller,
): Promise<Loaded<Gift, 'recipient'>> {
  const gift = await lockGift(tx, id, caller.userId);
  requirePlanned(gift);
  return tx.populate(gift, ['recipient']);
}
