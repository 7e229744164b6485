import type { GiftSearch } from '@presently/contracts/gifting/own-gifts';
import { Keyset } from '@presently/messaging/keyset';
import { instantOf } from '@presently/rules/zoned-time';
import { preparedQuery } from '@presently/service/queries/prepared-query';
import { isoInstant } from '@presently/service/tables';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type Kysely } from 'kysely';
import { folded } from '../recipients/record/recipient.entity.js';
import { tables, type Tables } from '../tables.js';
import { giftColumns, inState, presentGift } from './gifts.views.js';

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

/** How many gifts are searched by words, the newest first. Their oldest is found in an index. */
const mostSearched = 10_000;
const oldestSearched = (userId: string) => sql<string>`coalesce(
  (select created_at from gift_history where user_id = ${userId} order by created_at desc, id desc
    offset ${mostSearched - 1} limit 1), '-infinity')`;

const searched = folded(`concat_ws(' ', recipient.name, gift.gift_name, gift.message)`);
const moment = sql<string>`coalesce(gift.sent_at, gift.scheduled_for, gift.created_at)`;

/** A sender's gifts in every state that fit a search, newest first. */
export const foundGifts = (em: EntityManager, userId: string, search: GiftSearch, timeZone: string) => ({
  ...giftsOf(em, userId),
  read: ([createdAt, id]: readonly [string, string] = newest, count: number) => {
    const { state, recipientId, year, q } = search;
    let gifts = tables(em)
      .selectFrom('gift_history as gift')
      .innerJoin('recipients as recipient', 'recipient.id', 'gift.recipient_id')
      .select(giftColumns)
      .where('gift.user_id', '=', userId)
      .where((is) => is(is.refTuple('gift.created_at', 'gift.id'), '<', is.tuple(createdAt, id)));
    if (recipientId) gifts = gifts.where('gift.recipient_id', '=', recipientId);
    if (state) gifts = gifts.where(inState(state));
    if (year) {
      const [from, to] = [year, year + 1].map((each) => instantOf(`${each}-01-01`, '00:00', timeZone));
      gifts = gifts.where(sql<boolean>`${moment} >= ${from} and ${moment} < ${to}`);
    }
    if (q) {
      const [before, after] = folded('?').split('?') as [string, string];
      const part = sql`${sql.raw(before)}${q}::text${sql.raw(after)}`;
      gifts = gifts
        .where('gift.created_at', '>=', oldestSearched(userId))
        .where(sql<boolean>`strpos(${sql.raw(searched)}, ${part}) > 0`);
    }
    return gifts.orderBy('gift.created_at', 'desc').orderBy('gift.id', 'desc').limit(count).execute();
  },
});
