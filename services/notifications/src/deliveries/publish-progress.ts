import {
  deletionMailSettled,
  giftAccepted,
  giftDelivered,
  giftDeliveryFailed,
} from '@presently/contracts/notifications/deliveries';
import type { DeliveryProblem } from '@presently/rules/delivery-problems/en';
import { emissionsOf, Outbox } from '@presently/messaging/outbox';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { MailFailures } from './mail-failures.js';
import type { Delivery, ContentOf } from './delivery.entity.js';

/** What the sender of a gift has to learn about its delivery. */
export type Progress =
  | { kind: 'accepted' }
  | { kind: 'delivered' }
  /** `isBounce`: a mail server had accepted the message before. */
  | {
      kind: 'failed';
      reason: string;
      code?: DeliveryProblem | undefined;
      willRetry: boolean;
      isBounce?: boolean;
    };

export interface GiftProgress {
  delivery: Pick<Delivery, 'id' | 'fence' | 'channel' | 'userId'>;
  content: ContentOf<'gift'>;
  progress: Progress;
  at: Date;
  traceparent?: string | undefined;
}

/** Publishes how far the messages of gifts have got. */
@Injectable()
export class PublishProgress {
  constructor(
    private readonly outbox: Outbox,
    private readonly failures: MailFailures,
  ) {}

  async publish(tx: EntityManager, all: readonly GiftProgress[]): Promise<void> {
    const changes = all.map(({ delivery: { id, fence, channel }, content, progress, at, traceparent }) => {
      const about = { giftId: content.giftId, deliveryId: id, channel, attempt: content.payload.attempt };
      return {
        aggregate: { kind: 'delivery', id, version: fence },
        about,
        progress,
        at: at.toISOString(),
        traceparent,
      };
    });
    const ofKind = (kind: Progress['kind']) => changes.filter(({ progress }) => progress.kind === kind);
    await this.outbox.emit(tx, [
      ...emissionsOf(
        giftAccepted,
        ofKind('accepted').map(({ about, at, ...change }) => ({ ...change, data: { ...about, acceptedAt: at } })),
      ),
      ...emissionsOf(
        giftDelivered,
        ofKind('delivered').map(({ about, at, ...change }) => ({ ...change, data: { ...about, deliveredAt: at } })),
      ),
      ...emissionsOf(
        giftDeliveryFailed,
        changes.flatMap(({ about, progress, ...change }) => {
          if (progress.kind !== 'failed') return [];
          const { reason, code, willRetry, isBounce } = progress;
          return [{ ...change, data: { ...about, reason, code, willRetry, ...(isBounce && { isBounce }) } }];
        }),
      ),
    ]);
    await this.failures.queue(
      tx,
      all.flatMap(({ delivery: { userId }, content: { giftId, payload }, progress, traceparent }) =>
        progress.kind === 'failed' && !progress.willRetry
          ? [{ ...payload, giftId, userId, reason: progress.reason, code: progress.code, traceparent }]
          : [],
      ),
    );
  }

  /** Reports the mails about erased accounts among deliveries that are final. */
  async publishSettled(tx: EntityManager, deliveries: readonly Delivery[]): Promise<void> {
    for (const { id, fence, content } of deliveries) {
      if (content.kind !== 'account' || !content.payload.isAboutDeletion) continue;
      const { mailId } = content.payload;
      await this.outbox.add(tx, deletionMailSettled, { kind: 'delivery', id, version: fence }, { mailId });
    }
  }
}
