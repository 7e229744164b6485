import { notificationsUserDataErased } from '@presently/contracts/notifications/erasure';
import { userErased, type UserErasedV1 } from '@presently/contracts/identity/erasure';
import type { Envelope } from '@presently/contracts/kit/event';
import { markUserErased, deleteEventsAbout } from '@presently/messaging/erased-users';
import { Outbox } from '@presently/messaging/outbox';
import { deleteUsageOf } from '@presently/service/budgets/budgets';
import { ReactsTo } from '@presently/messaging/reacts-to';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { SuspendedAccount } from '../suspensions/suspended-account.entity.js';
import { PushSubscription } from '../pushes/push-subscription.entity.js';
import { Webhook } from '../webhooks/webhook.entity.js';
import { Delivery } from '../deliveries/delivery.entity.js';

/**
 * Deletes every message that the user sent or was to receive, their webhooks and their devices. A message that is being
 * sent at this moment cannot be cancelled; its outcome is not stored.
 */
@Injectable()
@ReactsTo(userErased)
export class OnUserErased {
  constructor(private readonly outbox: Outbox) {}

  async handle({ data: { userId }, aggregateversion }: Envelope<UserErasedV1>, em: EntityManager): Promise<void> {
    await markUserErased(em, userId);
    await em.nativeDelete(Webhook, { userId });
    await em.nativeDelete(PushSubscription, { userId });
    await em.nativeDelete(Delivery, { userId });
    await em.nativeDelete(SuspendedAccount, { userId });
    await deleteUsageOf(em, userId);
    await deleteEventsAbout(em, userId);
    const aggregate = { kind: 'user', id: userId, version: aggregateversion };
    await this.outbox.add(em, notificationsUserDataErased, aggregate, { userId });
  }
}
