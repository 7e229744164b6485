import { Keyset } from '@presently/messaging/keyset';
import { preparedQuery } from '@presently/service/prepared-query';
import { isoInstant } from '@presently/service/tables';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Kysely } from 'kysely';
import { tables, type Tables } from '../tables.js';
import { giftColumns, presentGift } from './gifts.views.js';

const byTime = Keyset.of('instant', 'id');
/** Behind every gift, where the list begins. */
const newest = ['9999-12-31T00:00:00.000Z', 'ffffffff-ffff-ffff-ffff-ffffffffffff'] as const;

interface Part {
  userId: string;
  createdAt: string;
  id: string;
  count: number;
}
const giftsOfSender = preparedQuery((sql: Kysely<Tables>, { userId, createdAt, id, count }: Part) =>
  sql
    .selectFrom('gift_history as gift')
    .innerJoin('recipients as recipient', 'recipient.id', 'gift.recipient_id')
    .select(giftColumns)
    .where('gift.user_id', '=', userId)
    .where((is) => is(is.refTuple('gift.created_at', 'gift.id'), '<', is.tuple(createdAt, id)))
    .orderBy('gift.created_at', 'desc')
    .orderBy('gift.id', 'desc')
    .limit(count),
);

type Row = Awaited<ReturnType<typeof giftsOfSender>>[number];

/** A sender's gifts, newest first. Rows instead of entities, whose creation would be nine tenths of the cost. */
export const giftsOf = (em: EntityManager, userId: string) => ({
  keyset: byTime,
  read: ([createdAt, id]: readonly [string, string] = newest, count: number) =>
    giftsOfSender(tables(em), { userId, createdAt, id, count }),
  keyOf: ({ createdAt, id }: Row) => [isoInstant(createdAt), id] as const,
  present: (row: Row) => presentGift(row, row),
});
