import type { Gift as GiftMessage } from '@presently/contracts/gifting/gifts';
import type { EntityManager } from '@mikro-orm/postgresql';
import { tables } from '../tables.js';
import { giftColumns, presentGift } from './gifts.views.js';

const mostListed = 500;

/**
 * A sender's newest gifts. Rows instead of entities: the dashboard only reads this list, and creating entities would be
 * nine tenths of its cost.
 */
export async function giftsOf(em: EntityManager, userId: string): Promise<GiftMessage[]> {
  const rows = await tables(em)
    .selectFrom('gift_history as gift')
    .innerJoin('recipients as recipient', 'recipient.id', 'gift.recipient_id')
    .select(giftColumns)
    .where('gift.user_id', '=', userId)
    .orderBy('gift.created_at', 'desc')
    .orderBy('gift.id', 'desc')
    .limit(mostListed)
    .execute();
  return rows.map((row) => presentGift(row, row));
}
