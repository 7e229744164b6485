import { giftingUserDataErased } from '@presently/contracts/gifting/erasure';
import { userErased, type UserErasedV1 } from '@presently/contracts/identity/erasure';
import type { Envelope } from '@presently/contracts/kit/event';
import { markUserErased, deleteEventsAbout } from '@presently/messaging/erased-users';
import { Outbox } from '@presently/messaging/outbox';
import { deleteUsageOf } from '@presently/service/budgets/budgets';
import { Clock } from '@presently/service/clock';
import { ReactsTo } from '@presently/messaging/reacts-to';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Import } from '../imports/import.entity.js';
import { Export } from '../exports/export.entity.js';
import { Recipient } from '../recipients/record/recipient.entity.js';
import { reportableMs } from '../gifts/copies/keep-copies.js';
import { Report } from '../reports/report.entity.js';
import { Sender } from '../senders/sender.entity.js';
import { Upload } from '../uploads/upload.entity.js';
import { QuotaUsage } from '../senders/usage/quota-usage.entity.js';

/**
 * Deletes all data of an erased user: recipients, occasions, gifts and links, quota and preferences. What strangers have
 * received or reported stays for 30 days. A repeated event publishes the confirmation again.
 */
@Injectable()
@ReactsTo(userErased)
export class OnUserErased {
  constructor(
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  async handle({ data: { userId }, aggregateversion }: Envelope<UserErasedV1>, em: EntityManager): Promise<void> {
    await markUserErased(em, userId);
    // Waits for the part of an import that is being written; no further part begins.
    await em.nativeDelete(Import, { userId });
    // Waits for running sends, which lock their recipient, so that their gifts and counts are deleted, too.
    await em.nativeDelete(Recipient, { userId });
    // Unsent recordings and exports. Triggers schedule the removal of their objects.
    await em.nativeDelete(Upload, { userId });
    await em.nativeDelete(Export, { userId });
    // Reports and what was kept for them are not the sender's to delete.
    await em.nativeUpdate(
      Report,
      { senderId: userId },
      { endsAt: new Date(this.clock.now().getTime() + reportableMs) },
    );
    await em.nativeDelete(QuotaUsage, { userId });
    await em.nativeDelete(Sender, { userId });
    await deleteUsageOf(em, userId);
    await deleteEventsAbout(em, userId);
    const aggregate = { kind: 'user', id: userId, version: aggregateversion };
    await this.outbox.add(em, giftingUserDataErased, aggregate, { userId });
  }
}
