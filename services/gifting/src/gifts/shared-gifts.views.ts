import type { SharedGift } from '@presently/contracts/gifts';
import type { Loaded } from '@mikro-orm/core';
import type { Gift } from './gift.entity.js';

/** A gift as whoever holds its link sees it: no address, no phone, no other gift. */
export const toSharedGift = (gift: Loaded<Gift, 'recipient' | 'occasion'>): SharedGift => ({
  giftId: gift.id,
  senderId: gift.userId,
  isViewed: gift.viewedAt !== null,
  view: {
    giftName: gift.giftName,
    giftImageUrl: gift.giftImageUrl,
    price: gift.price,
    giftDescription: gift.giftDescription,
    message: gift.message,
    voiceNoteUrl: gift.voiceNoteUrl,
    videoUrl: gift.videoUrl,
    giftUrl: gift.giftUrl,
    senderName: gift.senderName,
    recipientName: gift.recipient.$.name,
    occasionType: gift.occasion?.$.type ?? null,
  },
});
