import type { Recipient } from '@presently/contracts/gifting/recipients';
import { likesOf } from '../../domain/recipient/likes-of.js';
import { spokenLocale } from '../../languages/words.js';
import { ideasWords as say } from '../../languages/ideas/en.js';

/** Who the person is, and what they like: a trouble is not named, least of all as something that is liked. */
export function tastes(recipient: Pick<Recipient, 'relationship' | 'interests' | 'hiddenFromIdeas'>): string {
  const { relationship, interests } = recipient;
  if (interests.length === 0) return say('tasteless', { relationship });
  const likes = likesOf(recipient);
  if (likes.length === 0) return relationship;
  return say('tastes', { relationship, interests: new Intl.ListFormat(spokenLocale()).format(likes) });
}
