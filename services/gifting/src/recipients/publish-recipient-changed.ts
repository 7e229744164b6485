import { recipientChanged, type RecipientChangedV1 } from '@presently/contracts/gifting/recipients';
import type { Outbox } from '@presently/messaging/outbox';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { createHash } from 'node:crypto';
import { tables } from '../tables.js';
import { shownDate } from './birthday.js';
import type { Recipient } from './recipient.entity.js';

/** Keeps the event far below the largest message of the outbox. */
const occasionsPerEvent = 100;

/**
 * Publishes the recipient with their newest occasions, as they are when this transaction commits, unless the last event
 * said the same.
 */
export async function publishRecipientChanged(tx: EntityManager, outbox: Outbox, recipient: Recipient): Promise<void> {
  await tx.flush();
  const occasions = await tables(tx)
    .selectFrom('occasions')
    .select(['id', 'type', sql<string>`${sql.raw(shownDate)}`.as('date')])
    .where('recipient_id', '=', recipient.id)
    .where('user_id', '=', recipient.userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(occasionsPerEvent)
    .execute();
  const { id: recipientId, userId: senderId, name, relationship, interests, dislikes, language } = recipient;
  const data: RecipientChangedV1 = {
    recipientId,
    senderId,
    name,
    relationship,
    interests,
    dislikes,
    language,
    occasions,
  };
  const publishedHash = createHash('sha256').update(JSON.stringify(data)).digest('base64url');
  if (recipient.publishedHash === publishedHash) return;
  recipient.publishedHash = publishedHash;
  await outbox.add(tx, recipientChanged, recipient.toAggregate(), data);
}
