import type { NextDay } from '@presently/contracts/gifting/recipients';
import { preparedQuery } from '@presently/service/queries/prepared-query';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type Kysely } from 'kysely';
import { occasionColumns, toUpcoming } from './occasions/occasions.views.js';
import { toRecipient } from './record/recipients.views.js';
import type { recipientsOf } from './record/recipients.queries.js';
import { tables, type Tables } from '../tables.js';

type List = ReturnType<typeof recipientsOf>;
type Key = Parameters<List['read']>[0];
type Row = Awaited<ReturnType<List['read']>>[number];

const days = 366;

const occasions = preparedQuery((db: Kysely<Tables>, { userId, ids }: { userId: string; ids: readonly string[] }) =>
  db
    .selectFrom('occasions')
    .select([...occasionColumns, 'recipient_id as recipientId'])
    .where('user_id', '=', userId)
    .where(sql<boolean>`recipient_id = any(${ids}::uuid[])`)
    .orderBy('created_at', 'desc')
    .orderBy('id'),
);

/** The next day of each of these recipients, within a year. */
async function nextDaysOf(em: EntityManager, userId: string, ids: readonly string[], today: string) {
  const found = await occasions(tables(em), { userId, ids });
  const coming = found.flatMap((occasion) => toUpcoming({ ...occasion, recipientName: '' }, today, days) ?? []);
  const latestFirst = coming.toSorted((one, other) => other.daysUntil - one.daysUntil);
  return new Map(
    latestFirst.map(({ recipientId, type, title, daysUntil }) => [recipientId, { type, title, daysUntil }]),
  );
}

/** The list, with the next day of each recipient. The cost is that of the recipients on the page. */
export const withNextDays = (list: List, em: EntityManager, userId: string, today: string) => ({
  ...list,
  read: async (after: Key, count: number) => {
    const rows = await list.read(after, count);
    const ids = rows.map(({ id }) => id);
    const next = await nextDaysOf(em, userId, ids, today);
    return rows.map((row) => ({ ...row, nextDay: next.get(row.id) }));
  },
  present: ({ nextDay, ...row }: Row & { nextDay: NextDay | undefined }) => ({
    ...toRecipient(row),
    ...(nextDay && { nextDay }),
  }),
});
