import type { Envelope } from '@presently/contracts/kit/event';
import { giftSent, type GiftSentV1 } from '@presently/contracts/gifting/gifts';
import { ReactsTo } from '@presently/messaging/reacts-to';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { OnGiftGiven } from './on-gift-given.js';

/** In a former stream, `gift_sent` also tells that a gift is given. */
@Injectable()
@ReactsTo(giftSent)
export class OnGiftSent {
  constructor(private readonly onGiftGiven: OnGiftGiven) {}

  handleAll(events: readonly Envelope<GiftSentV1>[], em: EntityManager): Promise<void> {
    const given = events.map(({ data: { giftId, senderId, recipientId, giftName, giftUrl = null } }) => ({
      data: { giftId, senderId, recipientId, giftName, giftUrl },
    }));
    return this.onGiftGiven.handleAll(given, em);
  }
}
