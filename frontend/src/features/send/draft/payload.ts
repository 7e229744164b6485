import type { GiftToSend } from '@presently/contracts/gifting/gifts';
import { isQuiet } from '@presently/rules/gift-mood';
import { instantMeant } from '../../../lib/time/chosen-moments.js';
import { noOccasion, type SendDraft } from './draft.js';
import { linkFrom } from '../../../lib/web-url.js';

/** Who buys the product, and what the recipient sees of it. */
const purchaseOf = (draft: SendDraft) => {
  const { buyer, arrivesOn, isPriceShown, isLinkShown } = draft;
  return {
    ...(buyer && { buyer }),
    ...(buyer && arrivesOn && { arrivesOn }),
    ...(waitsForArrival(draft) && { opensOnArrival: true }),
    ...(isPriceShown !== null && { isPriceShown }),
    ...(isLinkShown !== null && { isLinkShown }),
  };
};

/** Only what goes out later, and is ordered by its sender, can wait for its product. */
const waitsForArrival = ({
  opensOnArrival,
  sendAt,
  buyer,
}: Pick<SendDraft, 'opensOnArrival' | 'sendAt' | 'buyer'>): boolean =>
  opensOnArrival && sendAt !== null && isOrderedBySender(buyer);
export const isOrderedBySender = (buyer: SendDraft['buyer']): boolean =>
  buyer === 'sender-delivers' || buyer === 'sender-brings';

/** The products of which the recipient chooses one. */
const choiceOf = ({ gift, options, chooseBy }: SendDraft) =>
  options.length > 0 && {
    options: options.map(({ title, url, image, description, price, isOwnIdea }) => ({
      giftName: title || 'Gift',
      ...(url && { giftUrl: url }),
      ...(image && { giftImageUrl: image }),
      ...(description && { giftDescription: description }),
      ...(price && { price }),
      ...(isOwnIdea && { isByHand: true }),
    })),
    ...(gift?.isOwnIdea && { isByHand: true }),
    ...(chooseBy && { chooseBy }),
  };

/** The input of the API. The session identifies the sender, so `userId` is blank. Unknown fields are left out. */
export function giftToSend(draft: SendDraft): GiftToSend {
  const { gift, deliveryMethod } = draft;
  // A link that was pasted but not looked up still belongs to the gift.
  const url = gift ? gift.url : linkFrom(draft.link);
  const scheduledFor = draft.sendAt && instantMeant(draft.sendAt)?.toISOString();
  return {
    userId: '',
    recipientId: draft.recipientId,
    ...(draft.occasionId && draft.occasionId !== noOccasion && { occasionId: draft.occasionId }),
    ...(gift?.isCard ? { isCard: true } : { giftName: gift?.title || 'Gift' }),
    ...(url && { giftUrl: url }),
    ...(gift?.image && { giftImageUrl: gift.image }),
    ...(gift?.description && { giftDescription: gift.description }),
    ...(gift?.price && { price: gift.price }),
    ...(gift?.category && { category: gift.category }),
    ...(draft.mood && { mood: draft.mood }),
    message: draft.message.trim(),
    ...(draft.voiceNote && { voiceNoteId: draft.voiceNote.id }),
    ...(draft.video && { videoId: draft.video.id }),
    deliveryMethod,
    ...(deliveryMethod === 'email' ? { recipientEmail: draft.email.trim() } : { recipientPhone: draft.phone.trim() }),
    ...(!gift?.isCard && purchaseOf(draft)),
    ...(gift && !gift.isCard && choiceOf(draft)),
    ...(draft.isNudgeWanted && deliveryMethod === 'email' && !isQuiet(draft.mood) && { isNudgeWanted: true }),
    ...(draft.isMessageInMail && { isMessageInMail: true }),
    ...(scheduledFor ? { scheduledFor, status: 'planned' as const } : { status: 'sent' as const }),
  };
}
