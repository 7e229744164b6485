import { recipientChanged } from '@presently/contracts/gifting/recipients';
import type { Outbox } from '@presently/messaging/outbox';
import type { EntityManager } from '@mikro-orm/postgresql';
import { tables } from '../tables.js';
import type { Recipient } from './recipient.entity.js';
import { toRecipient } from './recipients.views.js';

/** Limits that keep the event far below the largest message of the outbox. */
const occasionsPerEvent = 100;
const giftsPerEvent = 25;

/** Publishes the recipient with their newest occasions and gifts, as they are when this transaction commits. */
export async function publishRecipientChanged(tx: EntityManager, outbox: Outbox, recipient: Recipient): Promise<void> {
  await tx.flush();
  const occasions = await tables(tx)
    .selectFrom('occasions')
    .select(['id', 'type', 'date'])
    .where('recipient_id', '=', recipient.id)
    .where('user_id', '=', recipient.userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(occasionsPerEvent)
    .execute();
  const given = await tables(tx)
    .selectFrom('gift_history')
    .select(['id as giftId', 'gift_name as giftName', 'gift_url as giftUrl'])
    .where('recipient_id', '=', recipient.id)
    .where('user_id', '=', recipient.userId)
    .where('status', '=', 'sent')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(giftsPerEvent)
    .execute();
  // The outbox keeps only the fields that the event declares.
  await outbox.add(tx, recipientChanged, recipient.toAggregate(), {
    ...toRecipient(recipient),
    recipientId: recipient.id,
    senderId: recipient.userId,
    occasions,
    given,
  });
}
