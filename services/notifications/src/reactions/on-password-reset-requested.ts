import type { Envelope } from '@presently/contracts/kit/event';
import { passwordResetRequested, type PasswordResetRequestedV1 } from '@presently/contracts/identity/password';
import { isUserErased } from '@presently/messaging/erased-users';
import { ReactsTo } from '@presently/messaging/reacts-to';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { passwordResetDedupeKey } from '../deliveries/delivery-id.js';
import { DeliveryQueue } from '../deliveries/delivery-queue.js';

/** Queues the mail of a password reset. Its address and link are requested from identity when it is written. */
@Injectable()
@ReactsTo(passwordResetRequested)
export class OnPasswordResetRequested {
  constructor(private readonly deliveries: DeliveryQueue) {}

  async handle({ data, traceparent }: Envelope<PasswordResetRequestedV1>, em: EntityManager): Promise<void> {
    if (await isUserErased(em, data.userId)) return;
    await this.deliveries.add(em, {
      dedupeKey: passwordResetDedupeKey(data.requestId),
      kind: 'password-reset',
      channel: 'email',
      giftId: null,
      userId: data.userId,
      contact: '',
      payload: { requestId: data.requestId, traceparent },
    });
  }
}
