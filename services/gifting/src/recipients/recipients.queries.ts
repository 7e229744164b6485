import type { Recipient as RecipientMessage } from '@presently/contracts/gifting/recipients';
import { preparedQuery } from '@presently/service/prepared-query';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Kysely } from 'kysely';
import { tables, type Tables } from '../tables.js';
import { recipientColumns, toRecipient } from './recipients.views.js';

const recipientsOfSender = preparedQuery((sql: Kysely<Tables>, { userId }: { userId: string }) =>
  sql
    .selectFrom('recipients')
    .select(recipientColumns)
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id'),
);

/**
 * All recipients of a sender, oldest first. Rows instead of entities: every page reads this list, and creating entities
 * would be two thirds of its cost.
 */
export async function recipientsOf(em: EntityManager, userId: string): Promise<RecipientMessage[]> {
  return (await recipientsOfSender(tables(em), { userId })).map(toRecipient);
}
