import type { Recipient } from '@presently/contracts/gifting/recipients';
import { isTrouble } from '@presently/rules/troubles';

type Hiding = Partial<Pick<Recipient, 'hiddenFromIdeas'>>;

/** What is kept from ideas. A gifting service of the release before does not say it. */
export const hiddenOf = ({ hiddenFromIdeas = [] }: Hiding): Recipient['hiddenFromIdeas'] => hiddenFromIdeas;

const known = new WeakMap<object, string[]>();

/**
 * What a person likes, as far as ideas may know it. Nobody likes a trouble that stands among their interests. Kept for the
 * person that was given, as each card of a page asks for it.
 */
export function likesOf(recipient: Pick<Recipient, 'interests'> & Hiding): string[] {
  const kept = known.get(recipient);
  if (kept) return kept;
  const likes = hiddenOf(recipient).includes('interests')
    ? []
    : recipient.interests.filter((interest) => !isTrouble(interest));
  known.set(recipient, likes);
  return likes;
}
