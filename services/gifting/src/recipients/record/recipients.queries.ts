import type { RecipientSearch } from '@presently/contracts/gifting/recipients';
import { notFound } from '@presently/messaging/problem';
import { Keyset } from '@presently/messaging/keyset';
import { preparedQuery } from '@presently/service/queries/prepared-query';
import { isoInstant } from '@presently/service/tables';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { tables, type Tables } from '../../tables.js';
import { birthdayOfRecipient } from './birthday.js';
import { sortedName } from './recipient.entity.js';
import { recipientColumns, toRecipient } from './recipients.views.js';
import type { Recipient as RecipientMessage } from '@presently/contracts/gifting/recipients';

const byName = Keyset.of('text', 'id');
const byTime = Keyset.of('instant', 'id');
/** The place before the first recipient. */
const lowestId = '00000000-0000-0000-0000-000000000000';
const first = { name: ['', lowestId], added: ['0001-01-01T00:00:00.000Z', lowestId] } as const;

interface Part {
  userId: string;
  /** The name or the time of the recipient before. */
  behind: string;
  id: string;
  count: number;
}

const [before, after] = sortedName('?').split('?') as [string, string];
const sorted = (text: RawBuilder<string>) => sql<string>`${sql.raw(before)}${text}${sql.raw(after)}`;
const key = sorted(sql.ref('name'));

const birthday = sql.raw<string | null>(birthdayOfRecipient);

const columnsOf = (db: Kysely<Tables>) =>
  db.selectFrom('recipients').select([...recipientColumns, birthday.as('birthday')]);

type Order = 'name' | 'added';

const recipientsFrom = (db: Kysely<Tables>, order: Order, { userId, behind, id, count }: Part) => {
  const column = order === 'name' ? key : sql<string>`created_at`;
  const from = order === 'name' ? sql`${behind}` : sql`${behind}::timestamptz`;
  return (
    columnsOf(db)
      // Computed for many rows it is costly.
      .select((order === 'name' ? key : sql<string>`''`).as('key'))
      .where('user_id', '=', userId)
      .where(sql<boolean>`(${column}, id) > (${from}, ${id}::uuid)`)
      .orderBy(column)
      .orderBy('id')
      .limit(count)
  );
};

type Found = Part & { q: string; label: string | null };
const holds = ({ q, label }: Found) =>
  sql<boolean>`strpos(${key}, ${sorted(sql`${q}::text`)}) > 0
    and (${label}::text is null or ${label}::text = any(labels))`;

const queries = {
  name: {
    all: preparedQuery((db: Kysely<Tables>, part: Part) => recipientsFrom(db, 'name', part)),
    found: preparedQuery((db: Kysely<Tables>, part: Found) => recipientsFrom(db, 'name', part).where(holds(part))),
  },
  added: {
    all: preparedQuery((db: Kysely<Tables>, part: Part) => recipientsFrom(db, 'added', part)),
    found: preparedQuery((db: Kysely<Tables>, part: Found) => recipientsFrom(db, 'added', part).where(holds(part))),
  },
};

type Row = Awaited<ReturnType<typeof queries.name.all>>[number];

/**
 * A sender's recipients, as they were added or by name. Rows instead of entities: every page reads this list, and
 * creating entities would be two thirds of its cost.
 */
export const recipientsOf = (em: EntityManager, userId: string, { q, label, sort = 'added' }: RecipientSearch) => ({
  keyset: sort === 'name' ? byName : byTime,
  read: ([behind, id]: readonly [string, string] = first[sort], count: number) => {
    const part = { userId, behind, id, count };
    if (q === undefined && label === undefined) return queries[sort].all(tables(em), part);
    return queries[sort].found(tables(em), { ...part, q: q ?? '', label: label ?? null });
  },
  keyOf: ({ key: name, createdAt, id }: Row) => [sort === 'name' ? name : isoInstant(createdAt), id] as const,
  present: toRecipient,
});

const mostLabels = 200;
const usedLabels = preparedQuery((db: Kysely<Tables>, { userId }: { userId: string }) =>
  db
    .selectFrom((of) =>
      of
        .selectFrom('recipients')
        .select(sql<string>`unnest(labels)`.as('label'))
        .where('user_id', '=', userId)
        .as('used'),
    )
    .select(['label', sql<number>`count(*)::int`.as('people')])
    .groupBy('label')
    .orderBy('label')
    .limit(mostLabels),
);

/** The labels of a sender's recipients. */
export const labelsOf = (em: EntityManager, userId: string) => usedLabels(tables(em), { userId });

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
