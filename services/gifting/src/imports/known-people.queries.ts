import { isMoving } from '@presently/rules/occurrences';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { shownDate } from '../recipients/birthday.js';
import { tables } from '../tables.js';
import { markOfIdea } from './difference.js';
import type { KnownPerson } from './known-people.js';

/** All recipients of a sender, the oldest first, with their days and what is recognized of them. */
export async function knownPeopleOf(em: EntityManager, userId: string): Promise<KnownPerson[]> {
  const recipients = await tables(em)
    .selectFrom('recipients')
    .select(['id as recipientId', 'name', 'relationship', 'email', 'phone', 'avatar', 'address', 'sizes', 'language'])
    .select(['time_zone as timeZone', 'interests', 'labels', 'dislikes'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const people = recipients.map((row): KnownPerson => ({ ...row, isOfFile: false, days: [], marks: new Set() }));
  const byId = new Map(people.map((person) => [person.recipientId, person]));

  const days = await tables(em)
    .selectFrom('occasions')
    .select(['id', 'recipient_id', 'type', 'title', 'recurrence', 'moving_key as movingKey'])
    .select(sql<string>`${sql.raw(shownDate)}`.as('date'))
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  for (const { recipient_id, recurrence, movingKey, ...day } of days) {
    const known = { ...day, movingKey: isMoving({ type: day.type, recurrence }) ? movingKey : null };
    byId.get(recipient_id)?.days.push(known);
  }

  const marks = await tables(em)
    .selectFrom('import_marks')
    .select(['recipient_id', 'mark'])
    .where('user_id', '=', userId)
    .execute();
  for (const { recipient_id, mark } of marks) byId.get(recipient_id)?.marks.add(mark);

  const gifts = await tables(em)
    .selectFrom('gift_history')
    .select(['recipient_id', 'gift_name', 'gift_url'])
    .where('user_id', '=', userId)
    .execute();
  for (const { recipient_id, gift_name, gift_url } of gifts) {
    const known = byId.get(recipient_id)?.marks.add(markOfIdea({ title: gift_name }));
    if (gift_url !== null) known?.add(markOfIdea({ link: gift_url }));
  }
  return people;
}
