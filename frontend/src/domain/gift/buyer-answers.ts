import { giftBuyers, type GiftBuyer } from '@presently/rules/vocabulary';
import { giftsWords as say } from '../../languages/gifts/en.js';

const answers = {
  'sender-delivers': 'buyerDelivers',
  'sender-brings': 'buyerBrings',
  recipient: 'buyerRecipient',
} as const satisfies Record<GiftBuyer, string>;

/** The answers to the question who buys the product, in the sender's words. */
export const buyerAnswers = () => giftBuyers.map((value) => ({ value, label: say(answers[value]) }));
