import { billingUserDataErased } from '@presently/contracts/billing/erasure';
import { userErased, type UserErasedV1 } from '@presently/contracts/identity/erasure';
import type { Envelope } from '@presently/contracts/kit/event';
import { markUserErased, deleteEventsAbout } from '@presently/messaging/erased-users';
import { Outbox } from '@presently/messaging/outbox';
import { deleteUsageOf } from '@presently/service/budgets/budgets';
import { ReactsTo } from '@presently/messaging/reacts-to';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Customer } from '../customers/customer.entity.js';
import { ErasedCustomer } from '../erasure/erased-customer.entity.js';
import { queueCancellation } from '../erasure/queue-cancellation.js';

/**
 * Deletes the user's rows. A user without a customer at the provider is confirmed at once. For all others the
 * confirmation follows when the provider has cancelled their plan.
 */
@Injectable()
@ReactsTo(userErased)
export class OnUserErased {
  constructor(private readonly outbox: Outbox) {}

  async handle({ data: { userId }, aggregateversion }: Envelope<UserErasedV1>, em: EntityManager): Promise<void> {
    await markUserErased(em, userId);
    const customer = await em.findOne(Customer, { userId }, { fields: ['stripeCustomerId'] });
    if (customer?.stripeCustomerId) {
      await queueCancellation(em, {
        userId,
        stripeCustomerId: customer.stripeCustomerId,
        aggregateVersion: aggregateversion,
      });
    }
    await em.nativeDelete(Customer, { userId });
    await deleteUsageOf(em, userId);
    await deleteEventsAbout(em, userId);
    if ((await em.count(ErasedCustomer, { userId })) > 0) return;
    const aggregate = { kind: 'user', id: userId, version: aggregateversion };
    await this.outbox.add(em, billingUserDataErased, aggregate, { userId });
  }
}
