import { giftAccepted, giftDelivered, giftDeliveryFailed } from '@presently/contracts/notifications/deliveries';
import { metrics } from '@presently/telemetry/metrics';
import { counter } from '@presently/telemetry/instruments';
import { Outbox } from '@presently/messaging/outbox';
import { Clock } from '@presently/service/clock';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Suppressions } from '../contacts/suppressions.js';
import { Delivery, type DeliveryStatus } from '../deliveries/delivery.entity.js';
import type { Receipt } from './receipt.js';

const receipts = counter(metrics.deliveryReceipts);

/** From which states a receipt is news. Callbacks come twice, late and in any order: everything else is known already. */
const newsFrom: Record<Receipt['kind'], readonly DeliveryStatus[]> = {
  taken: ['pending', 'sending', 'unknown'],
  // What has arrived has arrived, whatever was said before.
  delivered: ['pending', 'sending', 'unknown', 'sent', 'failed'],
  failed: ['pending', 'sending', 'unknown', 'sent'],
};
const statusAfter = { taken: 'sent', delivered: 'delivered', failed: 'failed' } as const;

/** Writes down what became of texts after Twilio had taken them, and tells the others. */
@Injectable()
export class TextReceipts {
  constructor(
    private readonly em: EntityManager,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly suppressions: Suppressions,
  ) {}

  /** @param messageSid what Twilio calls the text. */
  async note(deliveryId: string, messageSid: string, receipt: Receipt): Promise<void> {
    await this.em.fork().transactional(async (tx) => {
      const delivery = await tx.findOne(
        Delivery,
        { id: deliveryId, channel: 'sms' },
        { lockMode: LockMode.PESSIMISTIC_WRITE },
      );
      if (!delivery || !newsFrom[receipt.kind].includes(delivery.status)) return;
      // Of two texts that a lost answer has made of one delivery, one that failed says nothing of the other.
      const isAnother = delivery.providerId !== null && delivery.providerId !== messageSid;
      if (isAnother && receipt.kind === 'failed') return;

      receipts.add(1, { 'presently.outcome': receipt.kind });
      const now = this.clock.now();
      delivery.status = statusAfter[receipt.kind];
      delivery.providerId = messageSid;
      delivery.sentAt ??= now;
      // Whoever holds a claim on it has lost it: there is nothing left to send.
      delivery.fence += 1;
      delivery.owner = null;
      delivery.leaseUntil = null;
      delivery.lastError = receipt.kind === 'failed' ? receipt.error : null;
      delivery.errorClass = receipt.kind === 'failed' ? 'undelivered' : null;
      await this.tell(tx, delivery, receipt, now);
    });
  }

  private async tell(tx: EntityManager, delivery: Delivery, receipt: Receipt, now: Date): Promise<void> {
    const { id, channel, contact, content } = delivery;
    // Emptied with its recipient: nobody waits for word of it.
    if (content.kind !== 'gift' || contact === '') return;
    if (receipt.kind === 'delivered') await this.suppressions.noteTaken(tx, channel, contact);
    if (receipt.kind === 'failed' && receipt.blames === 'bad-contact') {
      await this.suppressions.noteRefused(tx, channel, contact);
    }
    const aggregate = { kind: 'delivery', id, version: delivery.fence };
    const about = { giftId: content.giftId, deliveryId: id, channel, attempt: content.payload.attempt };
    const at = now.toISOString();
    if (receipt.kind === 'taken') await this.outbox.add(tx, giftAccepted, aggregate, { ...about, acceptedAt: at });
    else if (receipt.kind === 'delivered') {
      await this.outbox.add(tx, giftDelivered, aggregate, { ...about, deliveredAt: at });
    } else {
      const problem = { reason: receipt.reason, willRetry: false };
      await this.outbox.add(tx, giftDeliveryFailed, aggregate, { ...about, ...problem });
    }
  }
}
