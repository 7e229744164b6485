import type { CurrentUser } from '@presently/contracts/gateway/session';
import type { GiftView } from '@presently/contracts/gifting/shared-gifts';
import { displayName } from '../../../domain/user/display-name.js';
import type { SendDraft } from './draft.js';
import { isPartShown } from './shown-parts.js';
import { sendWords as say } from '../../../languages/send/en.js';

interface Around {
  recipientName: string | undefined;
  sender: Pick<CurrentUser, 'firstName' | 'lastName' | 'username'>;
  occasionType: string | undefined;
}

/** The draft as its page will show it once it is sent. */
export function viewOf(draft: SendDraft, { recipientName = 'you', sender, occasionType }: Around): GiftView {
  const { gift, buyer } = draft;
  const isCard = gift?.isCard ?? false;
  const purchase = isCard ? { buyer: null, arrivesOn: null } : { buyer, arrivesOn: draft.arrivesOn || null };
  return {
    isCard,
    giftName: gift?.title || say('gift'),
    giftImageUrl: gift?.image || null,
    price: (isPartShown(draft, 'isPriceShown') && gift?.price) || null,
    giftDescription: gift?.description || null,
    message: draft.message.trim(),
    voiceNoteUrl: draft.voiceNote?.url ?? null,
    videoUrl: draft.video?.url ?? null,
    giftUrl: (isPartShown(draft, 'isLinkShown') && draft.options.length === 0 && gift?.url) || null,
    senderName: displayName(sender),
    recipientName,
    occasionType: occasionType ?? null,
    mood: draft.mood,
    ...purchase,
    thanks: null,
  };
}
