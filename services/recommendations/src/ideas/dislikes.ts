import { isAvoidedIn, readTitle } from '../avoidance/avoided-in.js';
import { readAvoids } from '../avoidance/avoids.js';
import type { Profile } from '../people/profile.js';

interface Described {
  title: string;
  category?: string | undefined;
}

/** Of a person, what is read for dislikes. */
type Avoiding = Pick<Profile, 'dislikes' | 'facts' | 'senderLanguage'> & Partial<Pick<Profile, 'language'>>;

/**
 * Whether something is about what a person dislikes or avoids, or names it. Allergies, diets and abstinence count where
 * they stand among the interests and notes, too; of these, code is sure in doubt.
 */
export function dislikedBy({ dislikes, facts, ...speaking }: Avoiding): (described: Described) => boolean {
  const told = facts.filter(({ kind }) => kind !== 'loved').map(({ text }) => text);
  const avoids = readAvoids(dislikes, told, speaking);
  if (avoids.length === 0) return () => false;
  return ({ title, category = '' }) => {
    const read = readTitle(`${title} ${category}`);
    return avoids.some((avoid) => isAvoidedIn(read, avoid));
  };
}
