import type { DeliveryProblem } from '@presently/rules/delivery-problems/en';
import { Clock } from '@presently/service/clock';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { giftFailedDedupeKey } from './delivery-id.js';
import type { GiftFailedPayload } from './delivery.entity.js';
import { DeliveryQueue } from './delivery-queue.js';
import { TellWebhooks } from '../webhooks/tell-webhooks.js';
import { failedNews } from '../webhooks/webhook-news.js';

/** A delivery that has failed for good. */
export interface FinalFailure {
  giftId: string;
  /** The sender. */
  userId: string;
  recipientName: string;
  giftName?: string | undefined;
  isCard: boolean;
  attempt: number;
  /** A sentence for the sender. */
  reason: string;
  code?: DeliveryProblem | undefined;
  traceparent?: string | undefined;
}

/** Queues the mails to senders whose gifts could not be delivered, one for each attempt, and tells their receivers. */
@Injectable()
export class MailFailures {
  constructor(
    private readonly deliveries: DeliveryQueue,
    private readonly webhooks: TellWebhooks,
    private readonly clock: Clock,
  ) {}

  async queue(em: EntityManager, failures: readonly FinalFailure[]): Promise<void> {
    await this.deliveries.addAll(
      em,
      failures.map(({ giftId, userId, attempt, ...payload }) => ({
        dedupeKey: giftFailedDedupeKey(giftId, attempt),
        kind: 'gift-failed' as const,
        channel: 'email' as const,
        giftId,
        userId,
        contact: '',
        payload: payloadOf(payload),
      })),
    );
    const at = this.clock.now().toISOString();
    await this.webhooks.tell(
      em,
      failures.map((failure) => failedNews({ ...failure, at })),
    );
  }
}

const payloadOf = ({
  recipientName,
  giftName,
  isCard,
  reason,
  code,
  traceparent,
}: Omit<FinalFailure, 'giftId' | 'userId' | 'attempt'>): GiftFailedPayload => ({
  recipientName,
  giftName,
  isCard,
  reason,
  code,
  traceparent,
});
