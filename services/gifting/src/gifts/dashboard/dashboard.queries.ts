import { dashboardRows, type Dashboard, type OrderToSee } from '@presently/contracts/gifting/dashboard';
import type { Gift } from '@presently/contracts/gifting/gifts';
import { preparedQuery } from '@presently/service/queries/prepared-query';
import { firstTimeZone } from '@presently/rules/zoned-time';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type Kysely } from 'kysely';
import { giftColumns, presentGift } from '../gifts.views.js';
import { tables, type Tables } from '../../tables.js';
import { hasGoneOut, isQuietInSql, isToTell } from '../gift.entity.js';
import { isToBuy } from '../is-to-buy.js';
import { dayOfGift, isTooLate } from '../orders/in-time.js';
import { isWatchedOrder } from '../orders/is-watched-order.js';
import { Occasion } from '../../recipients/occasions/occasion.entity.js';

/** Orders of one account that are looked at: nobody has more under way. */
const mostWatched = 50;

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

const coming = preparedQuery((db: Kysely<Tables>, { userId }: Sender) =>
  giftsOfSender(db, { userId })
    .leftJoin('senders as sender', 'sender.user_id', 'gift.user_id')
    .select(['recipient.time_zone as recipientZone', 'sender.time_zone as senderZone'])
    .where(sql<boolean>`${sql.raw(isWatchedOrder)}`)
    .orderBy(sql`gift.arrives_on nulls last`)
    .orderBy('gift.id')
    .limit(mostWatched),
);

/** Orders that need a look. */
export async function ordersToSeeOf(em: EntityManager, userId: string, today: string): Promise<OrderToSee[]> {
  const rows = await coming(tables(em), { userId });
  const ids = rows.flatMap(({ occasionId }) => occasionId ?? []);
  const found = ids.length > 0 ? await em.fork().find(Occasion, { id: { $in: ids } }) : [];
  const occasions = new Map(found.map((occasion) => [occasion.id, occasion]));
  const troubles = rows.flatMap((row) => {
    const zone = firstTimeZone(row.recipientZone, row.senderZone);
    const day = dayOfGift(row, occasions.get(row.occasionId ?? '') ?? null, zone);
    const isDue = (row.arrivesOn ?? '9') <= today;
    const trouble =
      row.purchaseState === 'problem' ? 'problem' : isTooLate(row, day) ? 'late' : isDue ? 'due' : undefined;
    return trouble ? [{ ...presentGift(row, row), trouble } as const] : [];
  });
  return troubles.slice(0, dashboardRows.orders);
}

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
