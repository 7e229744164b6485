import {
  listCalendar,
  type CalendarEntry,
  type CalendarOfSender,
  type CalendarVersion,
} from '@presently/contracts/gifting/calendar';
import { Keyset } from '@presently/messaging/keyset';
import { readPage, type Page } from '@presently/messaging/page';
import { isoInstant } from '@presently/service/tables';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { recurrenceOf } from '@presently/rules/occurrences';
import { dateOrder } from '../occasions/occasion.entity.js';
import { knownYear, occasionColumns, type OccasionFacts } from '../occasions/occasions.views.js';
import { tables } from '../../tables.js';
import { calendarDays } from './calendar-days.js';

const byDate = Keyset.of('text', 'id');
const first = ['', '00000000-0000-0000-0000-000000000000'] as const;

interface Row extends OccasionFacts {
  key: string;
  recipientId: string;
  recipientName: string;
  sequence: number;
  changedAt: string | null;
}

/** A page of a sender's occasions, by date. */
export function readCalendar(
  em: EntityManager,
  today: string,
  { userId, ...page }: CalendarOfSender,
  isForExport = false,
): Promise<Page<CalendarEntry>> {
  const order = sql<string>`(${sql.raw(dateOrder)})`;
  return readPage(listCalendar, page, {
    keyset: byDate,
    read: async ([date, id]: readonly [string, string] = first, count: number): Promise<Row[]> =>
      tables(em)
        .with('occasion', (db) =>
          db
            .selectFrom('occasions')
            .select([...occasionColumns, 'recipient_id as recipientId', 'changed_at as changedAt', order.as('key')])
            .where('user_id', '=', userId)
            .where(sql<boolean>`(${order}, id) > (${date}, ${id}::uuid)`)
            .orderBy(order)
            .orderBy('id')
            .limit(count),
        )
        .selectFrom('occasion')
        .innerJoin('recipients', 'recipients.id', 'occasion.recipientId')
        .selectAll('occasion')
        .select(['recipients.name as recipientName', 'recipients.version as sequence'])
        .orderBy(sql`occasion.key collate "C"`)
        .orderBy('occasion.id')
        .execute(),
    keyOf: ({ key, id }: Row) => [key, id] as const,
    present: (row: Row) => (isForExport ? toExportedEntry(row, today) : toEntry(row, today)),
  });
}

/** One number over all people: each change of a person or an occasion changes the version of the person. */
export async function readCalendarVersion(em: EntityManager, userId: string): Promise<CalendarVersion> {
  const { people, days } = await tables(em)
    .selectNoFrom([
      sql<string>`(select coalesce(sum(hashtextextended(id::text, version)), 0)::text from recipients
        where user_id = ${userId}::uuid)`.as('people'),
      sql<string>`(select count(*)::text from occasions where user_id = ${userId}::uuid)`.as('days'),
    ])
    .executeTakeFirstOrThrow();
  return { version: `${people} ${days}` };
}

/** With all that our own import needs, and with the rules that only some programs understand. */
function toExportedEntry(row: Row, today: string) {
  const { type, title, notes, leapDay, nth, weekday, month, easterOffset, easterOf } = row;
  const date = row.hasYear ? row.date : `--${row.date.slice(5)}`;
  const recurrence = recurrenceOf(row);
  const facts = { type, title, date, recurrence, leapDay, nth, weekday, month, easterOffset, easterOf, notes };
  const own = Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== null && value !== undefined));
  return Object.assign(toEntry(row, today), calendarDays(row, today, 'all'), { own });
}

const toEntry = (row: Row, today: string): CalendarEntry => ({
  occasionId: row.id,
  recipientId: row.recipientId,
  recipientName: row.recipientName,
  type: row.type,
  title: row.title ?? null,
  year: knownYear(row),
  notes: row.notes,
  ...calendarDays(row, today),
  sequence: row.sequence,
  changedAt: isoInstant(row.changedAt ?? row.createdAt),
});
