import { deletionMailSettled, type DeletionMailSettledV1 } from '@presently/contracts/notifications/deliveries';
import type { Envelope } from '@presently/contracts/kit/event';
import { ReactsTo } from '@presently/messaging/reacts-to';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DeletionNotice } from '../erasure/deletion-notice.entity.js';

/** Forgets the address of an erased user. */
@Injectable()
@ReactsTo(deletionMailSettled)
export class OnDeletionMailSettled {
  async handle({ data: { mailId } }: Envelope<DeletionMailSettledV1>, em: EntityManager): Promise<void> {
    await em.nativeDelete(DeletionNotice, { mailId });
  }
}
