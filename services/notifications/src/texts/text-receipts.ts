import { metrics } from '@presently/telemetry/metrics';
import { counter } from '@presently/telemetry/instruments';
import { Clock } from '@presently/service/clock';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Suppressions } from '../contacts/suppressions.js';
import { Delivery, type DeliveryStatus } from '../deliveries/delivery.entity.js';
import { PublishProgress, type Progress } from '../deliveries/publish-progress.js';
import type { Receipt } from './receipt.js';

const receipts = counter(metrics.deliveryReceipts);

/** The states in which a receipt is new. Receipts may come twice, late and in any order. */
const newsFrom: Record<Receipt['kind'], readonly DeliveryStatus[]> = {
  taken: ['pending', 'sending', 'unknown'],
  // Delivered is final, also after a reported failure.
  delivered: ['pending', 'sending', 'unknown', 'sent', 'failed'],
  failed: ['pending', 'sending', 'unknown', 'sent'],
};
const statusAfter = { taken: 'sent', delivered: 'delivered', failed: 'failed' } as const;

/** Stores the receipts of texts that Twilio has accepted, and publishes them. */
@Injectable()
export class TextReceipts {
  constructor(
    private readonly em: EntityManager,
    private readonly publishProgress: PublishProgress,
    private readonly clock: Clock,
    private readonly suppressions: Suppressions,
  ) {}

  /** @param messageSid Twilio's id of the text */
  async note(deliveryId: string, messageSid: string, receipt: Receipt): Promise<void> {
    await this.em.fork().transactional(async (tx) => {
      const delivery = await tx.findOne(
        Delivery,
        { id: deliveryId, channel: 'sms' },
        { lockMode: LockMode.PESSIMISTIC_WRITE },
      );
      if (!delivery || !newsFrom[receipt.kind].includes(delivery.status)) return;
      // A lost answer can make two texts of one delivery; the failure of one says nothing of the other.
      const isAnother = delivery.providerId !== null && delivery.providerId !== messageSid;
      if (isAnother && receipt.kind === 'failed') return;

      receipts.add(1, { 'presently.outcome': receipt.kind });
      const now = this.clock.now();
      delivery.status = statusAfter[receipt.kind];
      delivery.providerId = messageSid;
      delivery.sentAt ??= now;
      // Ends a claim: nothing is left to send.
      delivery.fence += 1;
      delivery.owner = null;
      delivery.leaseUntil = null;
      delivery.lastError = receipt.kind === 'failed' ? receipt.error : null;
      delivery.errorClass = receipt.kind === 'failed' ? 'undelivered' : null;
      await this.publish(tx, delivery, receipt, now);
    });
  }

  private async publish(tx: EntityManager, delivery: Delivery, receipt: Receipt, at: Date): Promise<void> {
    const { channel, contact, content } = delivery;
    // Its recipient was erased, so nothing is published.
    if (content.kind !== 'gift' || contact === '') return;
    if (receipt.kind === 'delivered') await this.suppressions.noteAccepted(tx, [delivery]);
    if (receipt.kind === 'failed' && receipt.blames === 'bad-contact') {
      await this.suppressions.noteRefused(tx, channel, contact);
    }
    await this.publishProgress.publish(tx, [{ delivery, content, progress: progressOf(receipt), at }]);
  }
}

function progressOf(receipt: Receipt): Progress {
  if (receipt.kind === 'failed')
    return { kind: 'failed', reason: receipt.reason, code: receipt.code, willRetry: false };
  return { kind: receipt.kind === 'taken' ? 'accepted' : 'delivered' };
}
