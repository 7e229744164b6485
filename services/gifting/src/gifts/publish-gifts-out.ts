import { giftGiven, giftSent } from '@presently/contracts/gifting/gifts';
import type { Outbox } from '@presently/messaging/outbox';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Gift } from './gift.entity.js';
import { toGiftGiven, toGiftSent } from './gifts.views.js';

export interface GiftOut {
  gift: Gift;
  recipientName: string;
}

/** Publishes gifts that have gone out for the first time: each as given, and those with a message for delivery. */
export async function publishGiftsOut(tx: EntityManager, outbox: Outbox, gifts: readonly GiftOut[]): Promise<void> {
  await outbox.addAll(
    tx,
    giftSent,
    gifts
      .filter(({ gift }) => gift.isDeliveryUnderWay)
      .map(({ gift, recipientName }) => ({ aggregate: gift.toAggregate(), data: toGiftSent(gift, recipientName) })),
  );
  await outbox.addAll(
    tx,
    giftGiven,
    gifts.map(({ gift }) => ({ aggregate: gift.toAggregate(), data: toGiftGiven(gift) })),
  );
}
