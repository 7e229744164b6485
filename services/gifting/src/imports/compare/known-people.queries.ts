import { importLimits } from '@presently/rules/imports';
import { isMoving } from '@presently/rules/occurrences';
import { isoInstant } from '@presently/service/tables';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { shownDate } from '../../recipients/birthday.js';
import { fieldColumns } from '../../recipients/recipients.views.js';
import { tables } from '../../tables.js';
import { markOf } from '../import-mark.entity.js';
import { markOfIdea } from './difference.js';
import type { KeptIdeas } from './kept-ideas.js';
import type { KnownPerson } from './known-person.js';
import type { Sought } from './sought.js';

/** People of a sender that are looked through at once, and whose belongings are read at once. */
const lookedAtOnce = 2_000;
const readAtOnce = 500;
/** People of a sender who are compared with a file. */
const mostKnown = 2 * importLimits.rows;

/**
 * The recipients of a sender that the people of a file may be, the oldest first, with their days and what is recognized
 * of them. Memory holds no others, however many the sender has.
 */
export async function knownPeopleOf(
  em: EntityManager,
  userId: string,
  sought: Sought,
  kept: KeptIdeas | undefined,
): Promise<KnownPerson[]> {
  const ids = await idsOf(em, userId, sought);
  const people: KnownPerson[] = [];
  for (let start = 0; start < ids.length; start += readAtOnce) {
    people.push(...(await peopleWith(em, userId, ids.slice(start, start + readAtOnce), sought, kept)));
  }
  return people;
}

async function idsOf(em: EntityManager, userId: string, sought: Sought): Promise<string[]> {
  const marked = await tables(em)
    .selectFrom('import_marks')
    .select('recipient_id')
    .distinct()
    .where('user_id', '=', userId)
    .where('mark', '=', sql<string>`any(${[...sought.people]}::text[])`)
    .limit(mostKnown)
    .execute();
  const recognized = new Set(marked.map((row) => row.recipient_id));
  const ids: string[] = [];
  for (let behind: [string, string] = ['-infinity', '00000000-0000-0000-0000-000000000000']; ids.length < mostKnown;) {
    const page = await tables(em)
      .selectFrom('recipients')
      .select(['id', 'name', 'email', 'phone', 'created_at as createdAt'])
      .where('user_id', '=', userId)
      .where(sql<boolean>`(created_at, id) > (${behind[0]}::timestamptz, ${behind[1]}::uuid)`)
      .orderBy('created_at')
      .orderBy('id')
      .limit(lookedAtOnce)
      .execute();
    for (const row of page) if (recognized.has(row.id) || sought.hasId(row.id) || sought.mayBe(row)) ids.push(row.id);
    if (page.length < lookedAtOnce) break;
    const { createdAt, id } = page.at(-1)!;
    behind = [isoInstant(createdAt), id];
  }
  return ids.slice(0, mostKnown);
}

async function peopleWith(
  em: EntityManager,
  userId: string,
  ids: readonly string[],
  sought: Sought,
  kept: KeptIdeas | undefined,
): Promise<KnownPerson[]> {
  const recipients = await tables(em)
    .selectFrom('recipients')
    .select(['id as recipientId', 'portrait', ...fieldColumns])
    .where('id', 'in', [...ids])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const people = recipients.map(({ portrait, ...row }): KnownPerson => ({
    ...row,
    avatar: portrait ?? row.avatar,
    isOfFile: false,
    days: [],
    // Our own exports name people by these ids.
    marks: new Set(sought.hasId(row.recipientId) ? [markOf('person', row.recipientId)] : []),
  }));
  const byId = new Map(people.map((person) => [person.recipientId, person]));

  const days = await tables(em)
    .selectFrom('occasions')
    .select(['id', 'recipient_id', 'type', 'title', 'recurrence', 'moving_key as movingKey'])
    .select(sql<string>`${sql.raw(shownDate)}`.as('date'))
    .where('recipient_id', 'in', [...ids])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  for (const { recipient_id, recurrence, movingKey, ...day } of days) {
    const known = { ...day, movingKey: isMoving({ type: day.type, recurrence }) ? movingKey : null };
    byId.get(recipient_id)?.days.push(known);
  }

  const noted = await tables(em)
    .selectFrom('import_marks')
    .select(['recipient_id', 'mark'])
    .where('recipient_id', 'in', [...ids])
    .where('user_id', '=', userId)
    .execute();
  // What is kept now counts, and not what was imported once.
  const isKnown = (mark: string) => sought.people.has(mark) || (!kept && sought.ideas.has(mark));
  for (const { recipient_id, mark } of noted) if (isKnown(mark)) byId.get(recipient_id)?.marks.add(mark);
  for (const [id, marks] of kept ?? []) for (const mark of marks) byId.get(id)?.marks.add(mark);

  if (sought.ideas.size === 0) return people;
  const gifts = await tables(em)
    .selectFrom('gift_history')
    .select(['recipient_id', 'gift_name', 'gift_url'])
    .where('recipient_id', 'in', [...ids])
    .where('user_id', '=', userId)
    .execute();
  for (const { recipient_id, gift_name, gift_url } of gifts) {
    const found = [markOfIdea({ title: gift_name }), ...(gift_url === null ? [] : [markOfIdea({ link: gift_url })])];
    for (const mark of found) if (sought.ideas.has(mark)) byId.get(recipient_id)?.marks.add(mark);
  }
  return people;
}
