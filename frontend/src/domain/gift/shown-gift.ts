import type { GiftView } from '@presently/contracts/gifting/shared-gifts';
import { shownName } from '@presently/rules/names';
import { withoutLinks } from '@presently/rules/plain-text';
import { giftPageWords as say } from '../../languages/gift-page/en.js';

const plain = (text: string | null): string | null => text && withoutLinks(text);
const named = (name: string, instead: string): string => withoutLinks(shownName(name, instead));

/** A gift with the sender's words as strangers may see them. "View Product" is the page's only way out. */
export const shownGift = (gift: GiftView): GiftView =>
  Object.assign({}, gift, {
    senderName: named(gift.senderName, say('aPerson')),
    recipientName: named(gift.recipientName, say('you')),
    giftName: withoutLinks(gift.giftName),
    price: plain(gift.price),
    giftDescription: plain(gift.giftDescription),
    message: plain(gift.message),
    options: gift.options?.map((option) =>
      Object.assign({}, option, {
        giftName: withoutLinks(option.giftName),
        giftDescription: plain(option.giftDescription),
        price: plain(option.price),
      }),
    ),
  });
