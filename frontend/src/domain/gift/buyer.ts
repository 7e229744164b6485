import type { GiftBuyer } from '@presently/rules/vocabulary';
import { formatCalendarDate } from '../../lib/time/dates.js';

/** The answers to the question who buys the product, in the sender's words. */
export const buyerAnswers = [
  { value: 'sender-delivers', label: 'I’ll have it delivered' },
  { value: 'sender-brings', label: 'I’ll hand it over' },
  { value: 'recipient', label: 'It’s the thought: they choose whether to get it' },
] as const satisfies readonly { value: GiftBuyer; label: string }[];

/** What the recipient reads about it. */
export function buyerSentence(buyer: GiftBuyer, senderName: string, arrivesOn: string | null | undefined): string {
  if (buyer === 'sender-brings') return `${senderName} will bring it`;
  if (buyer === 'sender-delivers')
    return `On its way to you${arrivesOn ? `, about ${formatCalendarDate(arrivesOn)}` : ''}`;
  return 'The thought is yours already: choose whether you would like to get it.';
}
