import { mostUpcoming } from '@presently/contracts/gifting/dashboard';
import type { UpcomingOccasion } from '@presently/contracts/gifting/occasions';
import { Keyset } from '@presently/messaging/keyset';
import { movingKeysOn } from '@presently/rules/occurrences';
import { addDays } from '@presently/rules/zoned-time';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type RawBuilder } from 'kysely';
import { tables } from '../../tables.js';
import { isGivenFor } from './gift-for-occasion.js';
import { dateOrder, dayOfYearOrder, isOnSameDay } from './occasion.entity.js';
import { occasionColumns, toUpcoming, type OccasionFacts } from './occasions.views.js';
import { yearlyRanges } from './upcoming-ranges.js';

interface Window {
  userId: string;
  /** Calendar date. */
  today: string;
  days: number;
}

interface DueWindow extends Window {
  /** Whether some of the occasions may be on days that move. */
  hasMoving: boolean;
}

interface Row extends OccasionFacts {
  /** Orders the rows: the date of the occurrence; in common years of a 29th of February that date, which is missing. */
  key: string;
  recipientId: string;
  recipientName: string;
  gift: UpcomingOccasion['gift'];
}

type Key = readonly [key: string, id: string];
const byDate = Keyset.of('text', 'id');
const firstId = '00000000-0000-0000-0000-000000000000';

const date = sql<string>`(${sql.raw(dateOrder)})`;
const dayOfYear = sql<string>`(${sql.raw(dayOfYearOrder)})`;

/** One query for each range, each in the order of an index, so the cost does not grow with the number of occasions. */
function rangesOf(window: DueWindow, [key, id]: Key, count: number): RawBuilder<unknown> {
  const { userId, today, days, hasMoving } = window;
  const ranges = yearlyRanges(today, days)
    .filter(({ year }) => year >= key.slice(0, 4))
    .map(({ year, from, to }) => {
      const isBegun = year === key.slice(0, 4) && key.slice(5) >= from;
      const after = isBegun ? [key.slice(5), id] : [from, firstId];
      return sql`(select id, ${`${year}-`} || ${dayOfYear} as key from occasions
        where user_id = ${userId} and ${sql.raw(isOnSameDay)} and ${date} < ${today}
          and (${dayOfYear}, id) > (${after[0]}, ${after[1]}::uuid) and ${dayOfYear} <= ${to}
        order by ${dayOfYear}, id limit ${count})`;
    });
  // Until its first date, an occasion that recurs is like a single one.
  const single = sql`(select id, ${date} as key from occasions
    where user_id = ${userId} and (${date}, id) > (${key}, ${id}::uuid) and ${date} <= ${addDays(today, days)}
    order by ${date}, id limit ${count})`;
  const moved = hasMoving ? [moving(userId, today, days, [key, id], count)] : [];
  return sql.join([single, ...ranges, ...moved], sql` union all `);
}

/** The keys of so many days are few enough to be sent for nothing. */
const fewDays = 62;

/** The keys of a year are many. They are sent only if the account has an occasion whose day moves. */
async function dueWindow(em: EntityManager, window: Window): Promise<DueWindow> {
  if (window.days <= fewDays) return { ...window, hasMoving: true };
  const any = sql<{ exists: boolean }>`select exists (select from occasions
    where user_id = ${window.userId} and moving_key is not null)`;
  const [row] = (await any.execute(tables(em))).rows;
  return { ...window, hasMoving: row!.exists };
}

/** The occasions whose days move: one search in the index for each key of each day, none without such occasions. */
function moving(userId: string, today: string, days: number, [key, id]: Key, count: number): RawBuilder<unknown> {
  const wanted = Array.from({ length: days + 1 }, (_day, ahead) => addDays(today, ahead))
    .filter((day) => day >= key)
    .flatMap((day) => movingKeysOn(day).map((movingKey) => ({ day, key: movingKey })));
  return sql`(select found.id, wanted.day collate "C" as key
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as wanted (day text, key text)
    cross join lateral (
      select id from occasions
      where user_id = ${userId} and moving_key = wanted.key and ${date} < ${today}
        and (wanted.day > ${key} or id > ${id}::uuid)
      order by id limit ${count}
    ) as found
    where exists (select from occasions where user_id = ${userId} and moving_key is not null)
    order by wanted.day collate "C", found.id limit ${count})`;
}

const columns = sql.join(
  occasionColumns
    .filter((column) => column !== 'id')
    .map((column) => {
      const [name, alias = name] = column.split(' as ') as [string, string?];
      return sql`${sql.ref(`o.${name}`)} as ${sql.id(alias)}`;
    }),
);

/** The occasions that take place within a window, soonest first. */
export const upcomingOf = (em: EntityManager, window: Window) => ({
  keyset: byDate,
  read: async (after: Key = [window.today, firstId], count: number): Promise<Row[]> => {
    const found = await sql<Row>`select due.key, o.id, o.recipient_id as "recipientId", r.name as "recipientName",
        ${columns}, given.gift
      from (${rangesOf(await dueWindow(em, window), after, count)}) as due
      join occasions o on o.id = due.id
      join recipients r on r.id = o.recipient_id
      cross join (select ${window.today}::timestamptz as today) seen
      left join lateral (
        select jsonb_build_object('id', gift.id, 'status', gift.status, 'isViewed', gift.viewed_at is not null,
          'scheduledFor', to_char(gift.scheduled_for at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) as gift
        from gift_history gift where ${sql.raw(isGivenFor('o.id', 'seen.today'))}
        order by gift.created_at desc limit 1
      ) given on true
      order by due.key collate "C", due.id limit ${count}`.execute(tables(em));
    return found.rows;
  },
  keyOf: ({ key, id }: Row): Key => [key, id],
  present: (row: Row): UpcomingOccasion | undefined => {
    const shown = toUpcoming(row, window.today, window.days);
    return shown && Object.assign(shown, { gift: row.gift ?? null });
  },
});

/** How many there are, up to a bound. */
export async function countUpcoming(em: EntityManager, window: Window): Promise<number> {
  const ranges = rangesOf(await dueWindow(em, window), [window.today, firstId], mostUpcoming);
  const counted = sql<{ count: number }>`select count(*)::int as count from (${ranges}) as due`;
  const [row] = (await counted.execute(tables(em))).rows;
  return Math.min(row!.count, mostUpcoming);
}
