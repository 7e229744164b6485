import type { Recipient as RecipientMessage } from '@presently/contracts/gifting/recipients';
import type { EntityManager } from '@mikro-orm/postgresql';
import { tables } from '../tables.js';
import { recipientColumns, toRecipient } from './recipients.views.js';

/**
 * All recipients of a sender, oldest first. Rows instead of entities: every page reads this list, and creating entities
 * would be two thirds of its cost.
 */
export async function recipientsOf(em: EntityManager, userId: string): Promise<RecipientMessage[]> {
  const rows = await tables(em)
    .selectFrom('recipients')
    .select(recipientColumns)
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(toRecipient);
}
