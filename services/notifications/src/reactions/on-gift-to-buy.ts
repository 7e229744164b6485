import type { Envelope } from '@presently/contracts/kit/event';
import { giftToBuy, type GiftToBuyV1 } from '@presently/contracts/gifting/own-gifts';
import { ReactsTo } from '@presently/messaging/reacts-to';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Digests } from '../reminders/digests.js';
import { lockUnlessErased } from './lock-unless-erased.js';

/** Adds a product that is not bought, or has sold out, to its sender's reminder mail of the day. */
@Injectable()
@ReactsTo(giftToBuy)
export class OnGiftToBuy {
  constructor(private readonly digests: Digests) {}

  async handle({ data, traceparent }: Envelope<GiftToBuyV1>, em: EntityManager): Promise<void> {
    if (!(await lockUnlessErased(em, data, 'message'))) return;
    const { giftId, senderId, recipientId, recipientName, giftName, dueOn, remindOn } = data;
    const { isSoldOut = false, isOnlySoldOut = false, priceNow, arrivesOn } = data;
    const facts = {
      recipientName,
      giftToBuy: giftName,
      dueOn,
      isSoldOut,
      isOnlySoldOut,
      ...(priceNow && { priceNow }),
      ...(arrivesOn && { arrivesOn }),
    };
    // What has sold out is told today, and reminded of in its own time.
    const day = isOnlySoldOut ? remindOn : dueOn;
    await this.digests.add(em, { subjectId: giftId, day, userId: senderId, recipientId, remindOn, facts }, traceparent);
  }
}
