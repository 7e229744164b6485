import type { Gift, SentGift } from '@presently/contracts/gifting/gifts';
import { translated } from '../../languages/words.js';

type Problem = Pick<Gift, 'deliveryProblem' | 'deliveryProblemCode'>;

/** In the page's language; undefined in English, and where the problem has no code that is known here. */
const problemHere = ({ deliveryProblemCode: code }: Problem): string | undefined =>
  code ? translated('deliveryProblems', code) : undefined;

/** Why a gift has not arrived: in the page's language, or as it is stored. */
export const problemOf = (gift: Problem): string | null => problemHere(gift) ?? gift.deliveryProblem;

/** What to tell the sender of a gift that has not gone out; undefined if there is nothing to tell. */
export function warningOf(gift: SentGift): string | undefined {
  return gift.deliveryWarning && (warningHere(gift) ?? gift.deliveryWarning);
}

function warningHere(gift: SentGift): string | undefined {
  if (gift.deliveryWarningCode === 'still-trying') return translated('gifts', 'stillTrying');
  const reason = problemHere(gift);
  if (gift.deliveryWarningCode !== 'failed' || reason === undefined) return reason;
  return translated('gifts', 'notDelivered', { channel: gift.deliveryMethod ?? 'email', reason });
}
