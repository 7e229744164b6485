import { dashboardRows, type Dashboard } from '@presently/contracts/gifting/dashboard';
import type { Gift } from '@presently/contracts/gifting/gifts';
import { preparedQuery } from '@presently/service/queries/prepared-query';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type Kysely } from 'kysely';
import { giftColumns, presentGift } from '../gifts.views.js';
import { tables, type Tables } from '../../tables.js';
import { hasGoneOut, isQuietInSql, isToTell } from '../gift.entity.js';
import { isToBuy } from '../is-to-buy.js';

interface Sender {
  userId: string;
}

const goneOut = sql<boolean>`(${sql.raw(hasGoneOut)})`;

const counts = preparedQuery((db: Kysely<Tables>, { userId, today }: Sender & { today: string }) =>
  db.selectNoFrom((of) => [
    of
      .selectFrom('recipients')
      .select((is) => is.fn.countAll<string>().as('count'))
      .where('user_id', '=', userId)
      .as('recipients'),
    of
      .selectFrom('gift_history')
      .select((is) => is.fn.countAll<string>().as('count'))
      .where('user_id', '=', userId)
      .where(goneOut)
      .as('giftsSent'),
    of
      .selectFrom('proposals')
      .select((is) => is.fn.countAll<string>().as('count'))
      .where('user_id', '=', userId)
      .where('state', '=', sql.lit('open'))
      .where('occurs_on', '>=', today)
      .as('openProposals'),
  ]),
);

export async function countsOf(
  em: EntityManager,
  userId: string,
  today: string,
): Promise<Pick<Dashboard, 'recipients' | 'giftsSent' | 'openProposals'>> {
  const [found] = await counts(tables(em), { userId, today });
  const { recipients, giftsSent, openProposals } = found!;
  return { recipients: Number(recipients), giftsSent: Number(giftsSent), openProposals: Number(openProposals) };
}

const giftsOfSender = (db: Kysely<Tables>, { userId }: Sender) =>
  db
    .selectFrom('gift_history as gift')
    .innerJoin('recipients as recipient', 'recipient.id', 'gift.recipient_id')
    .select(giftColumns)
    .where('gift.user_id', '=', userId);

const recentGifts = preparedQuery((db: Kysely<Tables>, sender: Sender) =>
  giftsOfSender(db, sender)
    .where(goneOut)
    .orderBy((of) => of.fn.coalesce('gift.viewed_at', 'gift.delivered_at', 'gift.sent_at', 'gift.created_at'), 'desc')
    .orderBy('gift.id', 'desc')
    .limit(dashboardRows.recentGifts),
);
const upcomingGifts = preparedQuery((db: Kysely<Tables>, sender: Sender) =>
  giftsOfSender(db, sender)
    .where('gift.status', '=', sql.lit('planned'))
    .where('gift.sent_at', 'is', null)
    .orderBy('gift.scheduled_for')
    .orderBy('gift.id')
    .limit(dashboardRows.upcomingGifts),
);

const day = sql<string | null>`coalesce(gift.arrives_on, (gift.scheduled_for at time zone 'UTC')::date)`;
const giftsToBuy = preparedQuery((db: Kysely<Tables>, { userId, until }: Sender & { until: string }) =>
  giftsOfSender(db, { userId })
    .where(sql<boolean>`${sql.raw(isToBuy)}`)
    .where(sql<boolean>`(${day} is null or ${day} <= ${until}::date)`)
    .orderBy(day)
    .orderBy('gift.id')
    .limit(dashboardRows.toBuy),
);

const giftsToTell = preparedQuery(
  (db: Kysely<Tables>, { userId, from, until }: Sender & Record<'from' | 'until', string>) =>
    giftsOfSender(db, { userId })
      .where(sql<boolean>`${sql.raw(isToTell)}`)
      .where(sql<boolean>`not (${sql.raw(isQuietInSql)})`)
      .where(sql<boolean>`gift.sent_at >= ${from}::date`)
      .where(sql<boolean>`greatest(coalesce(gift.viewed_at, gift.sent_at)::date, gift.arrives_on) <= ${until}::date`)
      .orderBy('gift.sent_at', 'desc')
      .orderBy('gift.id')
      .limit(dashboardRows.toTell),
);

/** @param until the last day of gifts whose sender is asked how they went */
export const giftsToTellOf = async (em: EntityManager, userId: string, from: string, until: string): Promise<Gift[]> =>
  (await giftsToTell(tables(em), { userId, from, until })).map((row) => presentGift(row, row));

export const recentGiftsOf = async (em: EntityManager, userId: string): Promise<Gift[]> =>
  (await recentGifts(tables(em), { userId })).map((row) => presentGift(row, row));

export const upcomingGiftsOf = async (em: EntityManager, userId: string): Promise<Gift[]> =>
  (await upcomingGifts(tables(em), { userId })).map((row) => presentGift(row, row));

/** @param until the last day whose gifts are shown */
export const giftsToBuyOf = async (em: EntityManager, userId: string, until: string): Promise<Gift[]> =>
  (await giftsToBuy(tables(em), { userId, until })).map((row) => presentGift(row, row));
