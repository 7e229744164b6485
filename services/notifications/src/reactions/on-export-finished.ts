import { exportFinished, type ExportFinishedV1 } from '@presently/contracts/gifting/exports';
import type { Envelope } from '@presently/contracts/kit/event';
import { isUserErased } from '@presently/messaging/erased-users';
import { ReactsTo } from '@presently/messaging/reacts-to';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { exportDedupeKey } from '../deliveries/delivery-id.js';
import { DeliveryQueue } from '../deliveries/delivery-queue.js';

/** Queues the mail about a finished export. */
@Injectable()
@ReactsTo(exportFinished)
export class OnExportFinished {
  constructor(private readonly deliveries: DeliveryQueue) {}

  async handle({ data, traceparent }: Envelope<ExportFinishedV1>, em: EntityManager): Promise<void> {
    const { exportId, userId, expiresAt } = data;
    if (await isUserErased(em, userId)) return;
    await this.deliveries.add(em, {
      dedupeKey: exportDedupeKey(exportId),
      kind: 'export',
      channel: 'email',
      giftId: null,
      userId,
      contact: '',
      payload: { expiresAt, traceparent },
    });
  }
}
