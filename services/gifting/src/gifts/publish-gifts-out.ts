import { giftGiven, giftSent } from '@presently/contracts/gifting/gifts';
import { emissionsOf, type Outbox } from '@presently/messaging/outbox';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Gift } from './gift.entity.js';
import { toGiftGiven, toGiftSent } from './gifts.views.js';

export interface GiftOut {
  gift: Gift;
  recipientName: string;
  /** The recipient's, as their sender knows it, or else the sender's. */
  language: string | null;
  /** The trace of the request that sent it. Default: the current one. */
  traceparent?: string | undefined;
}

/** Publishes gifts that have gone out for the first time: each as given, and those with a message for delivery. A card is no product that is given. */
export async function publishGiftsOut(tx: EntityManager, outbox: Outbox, gifts: readonly GiftOut[]): Promise<void> {
  const withMessage = gifts.filter(({ gift }) => gift.isDeliveryUnderWay);
  await outbox.emit(tx, [
    ...emissionsOf(
      giftSent,
      withMessage.map(({ gift, recipientName, language, traceparent }) => ({
        aggregate: gift.toAggregate(),
        data: toGiftSent(gift, recipientName, language),
        traceparent,
      })),
    ),
    ...emissionsOf(
      giftGiven,
      gifts.flatMap(({ gift, traceparent }) =>
        gift.isCard ? [] : [{ aggregate: gift.toAggregate(), data: toGiftGiven(gift), traceparent }],
      ),
    ),
  ]);
}
