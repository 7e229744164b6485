import type { Envelope } from '@presently/contracts/kit/event';
import { recipientErased, type RecipientErasedV1 } from '@presently/contracts/gifting/recipients';
import { ReactsTo } from '@presently/messaging/reacts-to';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { lockRecipient } from '../people/lock-recipient.js';

/** Deletes a recipient with occasions, ideas and given gifts. */
@Injectable()
@ReactsTo(recipientErased)
export class OnRecipientErased {
  async handle({ data: { recipientId } }: Envelope<RecipientErasedV1>, em: EntityManager): Promise<void> {
    await lockRecipient(em, recipientId);
    await em.execute('insert into erased_recipients (recipient_id) values (?) on conflict do nothing', [recipientId]);
    await em.execute('delete from recipients where id = ?', [recipientId]);
    await em.execute('delete from given_gifts where recipient_id = ?', [recipientId]);
  }
}
