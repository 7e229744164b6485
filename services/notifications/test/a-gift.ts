import type { GiftSentV1 } from '@presently/contracts/gifting/gifts';
import { randomBytes, randomUUID } from 'node:crypto';
import { deliveryIdOf, giftDedupeKey } from '../src/deliveries/delivery-id.js';

/** The event of a gift from Grace to Ada by email. */
export const aGift = (changes: Partial<GiftSentV1> = {}): GiftSentV1 => ({
  giftId: randomUUID(),
  senderId: randomUUID(),
  senderName: 'Grace Hopper',
  recipientId: randomUUID(),
  recipientName: 'Ada',
  giftName: 'A brass sextant',
  isCard: false,
  mood: null,
  giftImageUrl: null,
  message: 'Find your way.',
  shareToken: randomBytes(24).toString('base64url'),
  deliveryMethod: 'email',
  contact: 'ada@example.com',
  attempt: 1,
  ...changes,
});

export const deliveryOf = (gift: GiftSentV1): string =>
  deliveryIdOf(giftDedupeKey(gift.giftId, gift.deliveryMethod, gift.attempt));
