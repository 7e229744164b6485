import type { GiftBuyer } from '@presently/rules/vocabulary';
import { giftPageWords as say } from '../../languages/gift-page/en.js';
import { formatCalendarDate } from '../../lib/time/dates.js';

/** What the recipient reads about it. */
export function buyerSentence(buyer: GiftBuyer, senderName: string, arrivesOn: string | null | undefined): string {
  if (buyer === 'sender-brings') return say('senderBrings', { sender: senderName });
  if (buyer === 'sender-delivers')
    return arrivesOn ? say('onItsWayUntil', { day: formatCalendarDate(arrivesOn) }) : say('onItsWay');
  return say('thoughtOnly');
}
