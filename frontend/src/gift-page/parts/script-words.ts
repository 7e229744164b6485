import type { GiftView } from '@presently/contracts/gifting/shared-gifts';
import { giftPageWords as say } from '../../languages/gift-page/en.js';
import { spokenLanguage } from '../../languages/words.js';

/** What the script of the thanks says: for `data-words`, because the script has no catalogue. */
export const thanksWords = (gift: GiftView): string =>
  scriptWords(gift, {
    sending: say('sending'),
    sent: say('thanksSent'),
    lost: say('thanksLost'),
    empty: say('thanksEmpty'),
  });

/** What the script of the choice says. */
export const choiceWords = (gift: GiftView): string =>
  scriptWords(gift, { choosing: say('choosing'), sent: say('choiceSent'), lost: say('choiceLost') });

const scriptWords = (gift: GiftView, words: Record<string, string>): string =>
  JSON.stringify({ ...words, ...(spokenLanguage() !== 'en' && { refusals: refusalsOf(gift) }) });

/** Why the API refuses, by the code of its answer. In English the answer says so itself. */
const refusalsOf = ({ recipientName }: GiftView): Record<string, string> => ({
  'not-found': say('notFound'),
  'gift.taken-back': say('takenBackNow'),
  'gift.unavailable': say('stoppedNow'),
  'gift.bought': say('bought'),
  'gift.choice-over': say('choiceOver'),
  'gift.chosen': say('choiceStands'),
  'option.sold-out': say('optionSoldOut'),
  'gift.thanked': say('thanksStand'),
  'not-a-person': say('notAPerson'),
  'own-gift': say('ownGift', { recipient: recipientName }),
});
