import type { Envelope } from '@presently/contracts/event';
import { giftSent, type GiftSentV1 } from '@presently/contracts/gifts';
import { isErased } from '@presently/messaging/erased-users';
import { ReactsTo } from '@presently/messaging/reacts-to';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { giftDedupeKey } from '../deliveries/delivery-id.js';
import { enqueue } from '../deliveries/enqueue.js';
import { SenderBell } from '../deliveries/sender-bell.js';
import { ErasedRecipient } from './erased-recipient.entity.js';
import { takeTurn } from './recipient-turn.js';

/** A gift has been sent: its message waits for the sender. */
@Injectable()
@ReactsTo(giftSent)
export class OnGiftSent {
  constructor(private readonly bell: SenderBell) {}

  async handle({ data: gift, traceparent }: Envelope<GiftSentV1>, em: EntityManager): Promise<void> {
    await takeTurn(em, gift.recipientId, 'gift');
    if (await em.findOne(ErasedRecipient, gift.recipientId)) return;
    if (await isErased(em, gift.senderId)) return;
    await enqueue(em, {
      dedupeKey: giftDedupeKey(gift.giftId, gift.deliveryMethod, gift.attempt),
      kind: 'gift',
      channel: gift.deliveryMethod,
      giftId: gift.giftId,
      userId: gift.senderId,
      contact: gift.contact,
      payload: {
        senderName: gift.senderName,
        recipientName: gift.recipientName,
        message: gift.message,
        shareToken: gift.shareToken,
        attempt: gift.attempt,
        traceparent,
      },
    });
    this.bell.ringAfterCommit(em);
  }
}
