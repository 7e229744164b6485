import { giftingUserDataErased } from '@presently/contracts/gifting/erasure';
import { userErased, type UserErasedV1 } from '@presently/contracts/identity/erasure';
import type { Envelope } from '@presently/contracts/kit/event';
import { markUserErased, deleteEventsAbout } from '@presently/messaging/erased-users';
import { Outbox } from '@presently/messaging/outbox';
import { ReactsTo } from '@presently/messaging/reacts-to';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Recipient } from '../recipients/recipient.entity.js';
import { Sender } from '../senders/sender.entity.js';
import { Upload } from '../uploads/upload.entity.js';
import { QuotaUsage } from '../usage/quota-usage.entity.js';

/** A sender is gone, with everybody they gave to, every occasion, gift and link. Told again, there is nothing left to do but to say so. */
@Injectable()
@ReactsTo(userErased)
export class OnUserErased {
  constructor(private readonly outbox: Outbox) {}

  async handle({ data: { userId }, aggregateversion }: Envelope<UserErasedV1>, em: EntityManager): Promise<void> {
    await markUserErased(em, userId);
    // Waits for sends under way, which hold their recipient; so their gifts, and what they counted, are found here.
    await em.nativeDelete(Recipient, { userId });
    // Recordings never sent; their objects go as those of the gifts do.
    await em.nativeDelete(Upload, { userId });
    await em.nativeDelete(QuotaUsage, { userId });
    await em.nativeDelete(Sender, { userId });
    await deleteEventsAbout(em, userId);
    const aggregate = { kind: 'user', id: userId, version: aggregateversion };
    await this.outbox.add(em, giftingUserDataErased, aggregate, { userId });
  }
}
