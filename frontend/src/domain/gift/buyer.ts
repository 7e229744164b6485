import type { GiftBuyer } from '@presently/rules/vocabulary';

/** The answers to the question who buys the product, in the sender's words. */
export const buyerAnswers = [
  { value: 'sender-delivers', label: 'I’ll have it delivered' },
  { value: 'sender-brings', label: 'I’ll hand it over' },
  { value: 'recipient', label: 'It’s the thought: they choose whether to get it' },
] as const satisfies readonly { value: GiftBuyer; label: string }[];
