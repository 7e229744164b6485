import type { RecipientSearch } from '@presently/contracts/gifting/recipients';
import { notFound } from '@presently/messaging/problem';
import { Keyset } from '@presently/messaging/keyset';
import { preparedQuery } from '@presently/service/prepared-query';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { tables, type Tables } from '../tables.js';
import { isBirthday, shownDate } from './birthday.js';
import { sortedName } from './recipient.entity.js';
import { recipientColumns, toRecipient } from './recipients.views.js';
import type { Recipient as RecipientMessage } from '@presently/contracts/gifting/recipients';

const byName = Keyset.of('text', 'id');
/** Before every recipient, where the list begins. */
const first = ['', '00000000-0000-0000-0000-000000000000'] as const;

interface Part {
  userId: string;
  name: string;
  id: string;
  count: number;
}

const [before, after] = sortedName('?').split('?') as [string, string];
const sorted = (text: RawBuilder<string>) => sql<string>`${sql.raw(before)}${text}${sql.raw(after)}`;
const key = sorted(sql.ref('name'));

/**
 * The birthday of a row is the date of the oldest Birthday occasion that holds one: an occasion is where it is stored,
 * so calendar, reminders and the person always agree.
 */
const birthday = sql<string | null>`(select ${sql.raw(shownDate)} from occasions
  where recipient_id = recipients.id and ${sql.raw(isBirthday)} order by created_at, id limit 1)`;

const columnsOf = (db: Kysely<Tables>) => db.selectFrom('recipients').select([...recipientColumns, birthday.as('birthday')]);

const recipientsFrom = (db: Kysely<Tables>, { userId, name, id, count }: Part) =>
  columnsOf(db)
    .select(key.as('key'))
    .where('user_id', '=', userId)
    .where(sql<boolean>`(${key}, id) > (${name}, ${id}::uuid)`)
    .orderBy(key)
    .orderBy('id')
    .limit(count);

const allRecipients = preparedQuery(recipientsFrom);
const foundRecipients = preparedQuery((db: Kysely<Tables>, part: Part & { q: string }) =>
  recipientsFrom(db, part).where(sql<boolean>`strpos(${key}, ${sorted(sql`${part.q}::text`)}) > 0`),
);

type Row = Awaited<ReturnType<typeof allRecipients>>[number];

/**
 * A sender's recipients by name. Rows instead of entities: every page reads this list, and creating entities would be
 * two thirds of its cost.
 */
export const recipientsOf = (em: EntityManager, userId: string, { q }: RecipientSearch) => ({
  keyset: byName,
  read: ([name, id]: readonly [string, string] = first, count: number) => {
    const part = { userId, name, id, count };
    return q === undefined ? allRecipients(tables(em), part) : foundRecipients(tables(em), { ...part, q });
  },
  keyOf: ({ key, id }: Row) => [key, id] as const,
  present: toRecipient,
});

const oneRecipient = preparedQuery((db: Kysely<Tables>, { userId, id }: { userId: string; id: string }) =>
  columnsOf(db).where('id', '=', id).where('user_id', '=', userId),
);

/**
 * One recipient of a sender.
 * @throws Problem `not-found`
 */
export async function readRecipient(em: EntityManager, id: string, userId: string): Promise<RecipientMessage> {
  const [row] = await oneRecipient(tables(em), { id, userId });
  if (!row) throw notFound('Recipient');
  return toRecipient(row);
}
