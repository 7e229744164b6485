import type { GiftToSend } from '@presently/contracts/gifts';
import type { SendDraft } from './draft.js';

/** What is sent. The session decides who the sender is, so `userId` stays blank; what is not known is left out. */
export function giftToSend(draft: SendDraft): GiftToSend {
  const { gift, deliveryMethod } = draft;
  return {
    userId: '',
    recipientId: draft.recipientId,
    ...(draft.occasionId && { occasionId: draft.occasionId }),
    giftName: gift?.title || 'Gift',
    ...(gift?.url && { giftUrl: gift.url }),
    ...(gift?.image && { giftImageUrl: gift.image }),
    ...(gift?.description && { giftDescription: gift.description }),
    ...(gift?.price && { price: gift.price }),
    message: draft.message.trim(),
    deliveryMethod,
    ...(deliveryMethod === 'email' ? { recipientEmail: draft.email.trim() } : { recipientPhone: draft.phone.trim() }),
    status: 'sent',
  };
}
