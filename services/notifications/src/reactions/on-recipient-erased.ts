import type { Envelope } from '@presently/contracts/kit/event';
import { recipientErased, type RecipientErasedV1 } from '@presently/contracts/gifting/recipients';
import { ReactsTo } from '@presently/messaging/reacts-to';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { lockRecipients } from './lock-recipients.js';

/**
 * Cancels the recipient's messages that are not sent, and deletes contact and content of the others. A message that is
 * being sent at this moment cannot be cancelled.
 */
@Injectable()
@ReactsTo(recipientErased)
export class OnRecipientErased {
  async handle(
    { data: { recipientId, senderId, giftIds } }: Envelope<RecipientErasedV1>,
    em: EntityManager,
  ): Promise<void> {
    await lockRecipients(em, [recipientId], 'erasure');
    await em.execute('insert into erased_recipients (recipient_id) values (?) on conflict do nothing', [recipientId]);
    await em.execute('delete from reminders where recipient_id = ?', [recipientId]);
    await em.execute('delete from pushes where recipient_id = ?', [recipientId]);
    await em.execute(
      'delete from webhook_deliveries where subject_id in (select jsonb_array_elements_text(?::jsonb)::uuid)',
      [JSON.stringify(giftIds)],
    );
    await em.execute(
      `update deliveries
       set contact = '', payload = '{}', last_error = null,
           status = case when status in ('pending', 'sending') then 'cancelled' else status end
       where gift_id in (select jsonb_array_elements_text(?::jsonb)::uuid)
         or user_id = ? and kind in ('proposal', 'day') and payload ->> 'recipientId' = ?`,
      [JSON.stringify(giftIds), senderId, recipientId],
    );
  }
}
