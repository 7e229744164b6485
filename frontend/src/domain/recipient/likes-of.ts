import type { Recipient } from '@presently/contracts/gifting/recipients';
import { isTrouble } from '@presently/rules/troubles';

type Liking = Pick<Recipient, 'interests'> & Partial<Pick<Recipient, 'hiddenFromIdeas'>>;

/**
 * What a person likes, as far as ideas may know it. Nobody likes a trouble that stands among their interests. A gifting
 * service of the release before says of nothing that it is hidden.
 */
export const likesOf = ({ interests, hiddenFromIdeas = [] }: Liking): string[] =>
  hiddenFromIdeas.includes('interests') ? [] : interests.filter((interest) => !isTrouble(interest));
