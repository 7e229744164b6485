import type { Envelope } from '@presently/contracts/kit/event';
import { recipientErased, type RecipientErasedV1 } from '@presently/contracts/gifting/recipients';
import { ReactsTo } from '@presently/messaging/reacts-to';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { takeTurn } from './recipient-turn.js';

/**
 * A recipient is gone: what has not been sent is not sent, and nobody can tell any more what was sent where. A message
 * on its way to the mail server at this moment cannot be called back.
 */
@Injectable()
@ReactsTo(recipientErased)
export class OnRecipientErased {
  async handle({ data: { recipientId, giftIds } }: Envelope<RecipientErasedV1>, em: EntityManager): Promise<void> {
    await takeTurn(em, recipientId, 'erasure');
    await em.execute('insert into erased_recipients (recipient_id) values (?) on conflict do nothing', [recipientId]);
    await em.execute('delete from reminders where recipient_id = ?', [recipientId]);
    await em.execute(
      `update deliveries
       set contact = '', payload = '{}', last_error = null,
           status = case when status in ('pending', 'sending') then 'cancelled' else status end
       where gift_id in (select jsonb_array_elements_text(?::jsonb)::uuid)`,
      [JSON.stringify(giftIds)],
    );
  }
}
