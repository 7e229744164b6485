import { accountMailRequested, type AccountMailRequestedV1 } from '@presently/contracts/identity/account-mails';
import type { Envelope } from '@presently/contracts/kit/event';
import { isUserErased } from '@presently/messaging/erased-users';
import { ReactsTo } from '@presently/messaging/reacts-to';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { accountMailDedupeKey } from '../deliveries/delivery-id.js';
import { DeliveryQueue } from '../deliveries/delivery-queue.js';

/** Queues a mail about an account. Its content is requested from identity when it is written. */
@Injectable()
@ReactsTo(accountMailRequested)
export class OnAccountMailRequested {
  constructor(private readonly deliveries: DeliveryQueue) {}

  async handle({ data, traceparent }: Envelope<AccountMailRequestedV1>, em: EntityManager): Promise<void> {
    if (await isUserErased(em, data.userId)) return;
    await this.deliveries.add(em, {
      dedupeKey: accountMailDedupeKey(data.mailId),
      kind: 'account',
      channel: 'email',
      giftId: null,
      userId: data.userId,
      contact: '',
      payload: { mailId: data.mailId, traceparent },
    });
  }
}
