import type { Gift as GiftMessage } from '@presently/contracts/gifting/gifts';
import { preparedQuery } from '@presently/service/prepared-query';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Kysely } from 'kysely';
import { tables, type Tables } from '../tables.js';
import { giftColumns, presentGift } from './gifts.views.js';

const mostListed = 500;

const giftsOfSender = preparedQuery((sql: Kysely<Tables>, { userId }: { userId: string }) =>
  sql
    .selectFrom('gift_history as gift')
    .innerJoin('recipients as recipient', 'recipient.id', 'gift.recipient_id')
    .select(giftColumns)
    .where('gift.user_id', '=', userId)
    .orderBy('gift.created_at', 'desc')
    .orderBy('gift.id', 'desc')
    .limit(mostListed),
);

/**
 * A sender's newest gifts. Rows instead of entities: the dashboard only reads this list, and creating entities would be
 * nine tenths of its cost.
 */
export async function giftsOf(em: EntityManager, userId: string): Promise<GiftMessage[]> {
  return (await giftsOfSender(tables(em), { userId })).map((row) => presentGift(row, row));
}
