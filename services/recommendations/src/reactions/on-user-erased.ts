import { recommendationsUserDataErased } from '@presently/contracts/recommendations/erasure';
import { userErased, type UserErasedV1 } from '@presently/contracts/identity/erasure';
import type { Envelope } from '@presently/contracts/kit/event';
import { markUserErased, deleteEventsAbout } from '@presently/messaging/erased-users';
import { Outbox } from '@presently/messaging/outbox';
import { deleteUsageOf } from '@presently/service/budgets/budgets';
import { ReactsTo } from '@presently/messaging/reacts-to';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { GivenGift } from '../people/given-gift.entity.js';
import { Person } from '../people/person.entity.js';
import { Sender } from '../people/sender.entity.js';

/** Deletes all data of an erased user: recipients, ideas, given gifts, language and what they used of budgets. */
@Injectable()
@ReactsTo(userErased)
export class OnUserErased {
  constructor(private readonly outbox: Outbox) {}

  async handle({ data: { userId }, aggregateversion }: Envelope<UserErasedV1>, em: EntityManager): Promise<void> {
    await markUserErased(em, userId);
    await em.nativeDelete(Person, { userId });
    await em.nativeDelete(GivenGift, { userId });
    await em.nativeDelete(Sender, { userId });
    await deleteUsageOf(em, userId);
    await deleteEventsAbout(em, userId);
    const aggregate = { kind: 'user', id: userId, version: aggregateversion };
    await this.outbox.add(em, recommendationsUserDataErased, aggregate, { userId });
  }
}
