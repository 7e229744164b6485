import { toldProblem, type DeliveryProblem } from '@presently/rules/delivery-problems/en';
import { Clock } from '@presently/service/clock';
import { counter } from '@presently/telemetry/instruments';
import { metrics } from '@presently/telemetry/metrics';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Suppressions } from '../contacts/suppressions.js';
import { Delivery, type DeliveryStatus } from '../deliveries/delivery.entity.js';
import { refusalByStatus, type MailRefusal } from '../deliveries/mail-refusal.js';
import { PublishProgress } from '../deliveries/publish-progress.js';
import type { Bounce } from './read-bounce.js';

/** A bounce may arrive before our own write of the acceptance. */
const newsFrom: readonly DeliveryStatus[] = ['pending', 'sending', 'unknown', 'sent'];

/** Stores bounces of gift mails, and publishes them. */
@Injectable()
export class Bounces {
  constructor(
    private readonly em: EntityManager,
    private readonly publishProgress: PublishProgress,
    private readonly suppressions: Suppressions,
    private readonly clock: Clock,
  ) {}

  async note(deliveryId: string, { status }: Bounce): Promise<void> {
    await this.em.fork().transactional(async (tx) => {
      const filter = { id: deliveryId, channel: 'email', kind: 'gift' } as const;
      const delivery = await tx.findOne(Delivery, filter, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!delivery || delivery.content.kind !== 'gift' || !newsFrom.includes(delivery.status)) return;
      // Its recipient was erased, so nothing is published.
      if (delivery.contact === '') return;

      counter(metrics.deliveryReceipts).add(1, { 'presently.outcome': 'bounced' });
      delivery.status = 'failed';
      delivery.errorClass = 'bounced';
      delivery.lastError = `bounced: ${status}`;
      // Ends a claim: nothing is left to send.
      delivery.fence += 1;
      delivery.owner = null;
      delivery.leaseUntil = null;
      if (refusalByStatus(status) === 'no-mailbox') await this.suppressions.noteBounced(tx, delivery.contact);
      if (await isPast(tx, delivery.content)) return;
      const progress = {
        kind: 'failed',
        ...toldProblem(problems[refusalByStatus(status)]),
        willRetry: false,
        isBounce: true,
      } as const;
      const { content } = delivery;
      await this.publishProgress.publish(tx, [{ delivery, content, progress, at: this.clock.now() }]);
    });
  }
}

/** Whether the gift was opened, sent again or taken back, which cancels a later attempt. */
async function isPast(tx: EntityManager, { giftId, payload }: { giftId: string; payload: { attempt: number } }) {
  const later = await tx.execute<object[]>(
    `select 1 from deliveries where gift_id = ? and (kind in ('gift-viewed', 'gift-thanked')
       or (kind = 'gift' and (payload ->> 'attempt')::int > ?)) limit 1`,
    [giftId, payload.attempt],
  );
  return later.length > 0;
}

const problems: Record<MailRefusal, DeliveryProblem> = {
  'no-mailbox': 'bounced-no-mailbox',
  full: 'bounced-full',
  other: 'bounced',
};
