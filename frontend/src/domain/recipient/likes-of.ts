import type { Recipient } from '@presently/contracts/gifting/recipients';
import { isTrouble } from '@presently/rules/troubles';

type Hiding = Partial<Pick<Recipient, 'hiddenFromIdeas'>>;

/** What is kept from ideas. A gifting service of the release before does not say it. */
export const hiddenOf = ({ hiddenFromIdeas = [] }: Hiding): Recipient['hiddenFromIdeas'] => hiddenFromIdeas;

/** What a person likes, as far as ideas may know it. Nobody likes a trouble that stands among their interests. */
export const likesOf = (recipient: Pick<Recipient, 'interests'> & Hiding): string[] =>
  hiddenOf(recipient).includes('interests') ? [] : recipient.interests.filter((interest) => !isTrouble(interest));
