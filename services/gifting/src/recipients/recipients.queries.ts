import type { RecipientSearch } from '@presently/contracts/gifting/recipients';
import { Keyset } from '@presently/messaging/keyset';
import { preparedQuery } from '@presently/service/prepared-query';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { tables, type Tables } from '../tables.js';
import { sortedName } from './recipient.entity.js';
import { recipientColumns, toRecipient } from './recipients.views.js';

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

const recipientsFrom = (db: Kysely<Tables>, { userId, name, id, count }: Part) =>
  db
    .selectFrom('recipients')
    .select([...recipientColumns, key.as('key')])
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
