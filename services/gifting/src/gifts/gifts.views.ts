import type { Gift as GiftMessage, GiftProgressedV1 } from '@presently/contracts/gifts';
import type { Gift } from './gift.entity.js';

/** A gift as its sender sees it in lists. */
export const toGift = (gift: Gift, recipientName: string) =>
  ({
    id: gift.id,
    status: gift.status,
    recipientId: gift.recipient.id,
    recipientName,
    occasionId: gift.occasion?.id ?? null,
    giftName: gift.giftName,
    giftUrl: gift.giftUrl,
    giftImageUrl: gift.giftImageUrl,
    price: gift.price,
    deliveryMethod: gift.deliveryMethod,
    shareToken: gift.shareToken,
    scheduledFor: gift.scheduledFor?.toISOString() ?? null,
    sentAt: gift.sentAt?.toISOString() ?? null,
    deliveredAt: gift.deliveredAt?.toISOString() ?? null,
    viewedAt: gift.viewedAt?.toISOString() ?? null,
    deliveryProblem: gift.deliveryProblem,
    createdAt: gift.createdAt.toISOString(),
  }) satisfies GiftMessage;

/** How far a gift's delivery has got. */
export const toProgress = (gift: Gift): GiftProgressedV1 => ({
  giftId: gift.id,
  senderId: gift.userId,
  recipientId: gift.recipient.id,
  deliveredAt: gift.deliveredAt?.toISOString() ?? null,
  deliveryProblem: gift.deliveryProblem,
});
