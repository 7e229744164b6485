import type { Gift as GiftMessage, GiftProgressedV1, GiftSentV1 } from '@presently/contracts/gifting/gifts';
import type { DeliveryState } from '@presently/rules/vocabulary';
import type { Gift } from './gift.entity.js';

/** What a gift itself tells of it; an entity has all of this. */
export type GiftFacts = Pick<
  Gift,
  | 'id'
  | 'status'
  | 'giftName'
  | 'giftUrl'
  | 'giftImageUrl'
  | 'price'
  | 'deliveryMethod'
  | 'shareToken'
  | 'recipientEmail'
  | 'recipientPhone'
  | 'scheduledFor'
  | 'sentAt'
  | 'deliveredAt'
  | 'viewedAt'
  | 'deliveryAttempt'
  | 'isDeliveryUnderWay'
  | 'deliveryProblem'
  | 'createdAt'
> & { acceptedAt?: Date | null | undefined };

/** A gift as its sender sees it in lists. */
export const presentGift = (
  gift: GiftFacts,
  about: Pick<GiftMessage, 'recipientId' | 'recipientName' | 'occasionId'>,
) =>
  ({
    id: gift.id,
    status: gift.status,
    ...about,
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
    deliveryState: deliveryStateOf(gift),
    contact: contactOf(gift),
    deliveryProblem: gift.deliveryProblem,
    createdAt: gift.createdAt.toISOString(),
  }) satisfies GiftMessage;

/** {@link presentGift} for an entity. */
export const toGift = (gift: Gift, recipientName: string) =>
  presentGift(gift, { recipientId: gift.recipient.id, recipientName, occasionId: gift.occasion?.id ?? null });

const contactOf = (gift: Pick<Gift, 'deliveryMethod' | 'recipientEmail' | 'recipientPhone'>): string | null =>
  gift.deliveryMethod === 'sms' ? gift.recipientPhone : gift.recipientEmail;

function deliveryStateOf(gift: GiftFacts): DeliveryState {
  if (gift.deliveredAt) return 'delivered';
  if (gift.isDeliveryUnderWay) return gift.acceptedAt ? 'accepted' : 'under-way';
  return gift.deliveryAttempt > 0 ? 'failed' : 'none';
}

/** What delivery needs of a gift that goes out. */
export const toGiftSent = (gift: Gift, recipientName: string): GiftSentV1 => ({
  giftId: gift.id,
  senderId: gift.userId,
  senderName: gift.senderName,
  recipientId: gift.recipient.id,
  recipientName,
  giftName: gift.giftName,
  giftImageUrl: gift.giftImageUrl,
  giftUrl: gift.giftUrl,
  message: gift.message,
  shareToken: gift.shareToken,
  deliveryMethod: gift.deliveryMethod ?? 'email',
  contact: contactOf(gift) ?? '',
  attempt: gift.deliveryAttempt,
});

/** How far a gift's delivery has got. */
export const toProgress = (gift: Gift): GiftProgressedV1 => ({
  giftId: gift.id,
  senderId: gift.userId,
  recipientId: gift.recipient.id,
  deliveredAt: gift.deliveredAt?.toISOString() ?? null,
  deliveryProblem: gift.deliveryProblem,
});
