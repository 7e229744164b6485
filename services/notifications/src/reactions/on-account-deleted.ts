import { accountDeleted, type AccountDeletedV1 } from '@presently/contracts/identity/erasure';
import type { Envelope } from '@presently/contracts/kit/event';
import { ReactsTo } from '@presently/messaging/reacts-to';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { accountMailDedupeKey } from '../deliveries/delivery-id.js';
import { DeliveryQueue } from '../deliveries/delivery-queue.js';

/** Queues the mail at the end of an erasure. */
@Injectable()
@ReactsTo(accountDeleted)
export class OnAccountDeleted {
  constructor(private readonly deliveries: DeliveryQueue) {}

  async handle({ data: { mailId }, traceparent }: Envelope<AccountDeletedV1>, em: EntityManager): Promise<void> {
    await this.deliveries.add(em, {
      dedupeKey: accountMailDedupeKey(mailId),
      kind: 'account',
      channel: 'email',
      giftId: null,
      userId: mailId,
      contact: '',
      payload: { mailId, isAboutDeletion: true, traceparent },
    });
  }
}
