import { LockMode, type EntityManager, type Loaded } from '@mikro-orm/postgresql';
import { Sender } from '../../senders/sender.entity.js';
import { Gift } from '../gift.entity.js';
import { invalidLink, takenBack, unavailable } from './shared-gifts.queries.js';

/**
 * Locks a gift for the holder of its link, with its recipient.
 * @throws Problem as its page answers: `not-found`, `gift.taken-back`, `gift.unavailable`
 */
export async function lockSharedGift(tx: EntityManager, shareToken: string): Promise<Loaded<Gift, 'recipient'>> {
  const gift = await tx.findOne(
    Gift,
    { shareToken, status: { $in: ['sent', 'taken-back'] } },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  if (!gift) throw invalidLink();
  if (gift.status === 'taken-back') throw takenBack();
  if ((await tx.count(Sender, { userId: gift.userId, isSuspended: true })) > 0) throw unavailable();
  return tx.populate(gift, ['recipient']);
}
