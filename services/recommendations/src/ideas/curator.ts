import { inTurn } from '../in-turn.js';
import { firstNameOf, type Profile } from '../people/profile.js';
import type { Budget } from './budget.js';
import { dislikedBy } from './dislikes.js';
import { nameKey, type Sketch } from './idea.js';
import { topicOf } from '../topics/topic.js';
import { forInterest, nearInterest, why } from './general-ideas.js';
import { familyOf, type Size, type Suggestion } from './repertoire.js';
import { specificWords } from './specific-words.js';

const sizeOf = ({ min, max }: Budget): Size =>
  max !== null && max <= 100_00 ? 'small' : min < 1_000_00 ? 'middle' : 'grand';

type Draft = Omit<Sketch, 'id' | 'reasoning'> & { interest: string };

/**
 * Ideas by our own rules, from each interest in turn. The same person and budget give the same ideas, without those on
 * the "not this" list.
 * @param last names of the last set, which come after all others
 */
export function curate(profile: Profile, budget: Budget, last: readonly string[] = []): Sketch[] {
  const unwanted = new Set([...profile.notThis, ...profile.given.map(({ title }) => title)].map(nameKey));
  const before = new Set(last.map(nameKey));
  const isDisliked = dislikedBy(profile.dislikes);
  const liked = profile.interests.filter((interest) => !isDisliked({ title: interest }));
  const byInterest = liked.map((interest) =>
    draftsOfInterest(interest, sizeOf(budget)).toSorted(
      (one, other) => Number(before.has(nameKey(one.name))) - Number(before.has(nameKey(other.name))),
    ),
  );
  const chosen = new Map<string, Draft>();
  for (const draft of inTurn(byInterest)) {
    const key = nameKey(draft.name);
    if (!unwanted.has(key) && !chosen.has(key) && !isDisliked({ title: draft.name })) chosen.set(key, draft);
  }
  const firstName = firstNameOf(profile);
  return [...chosen.values()].map((draft, index) => ({
    ...draft,
    id: `s${index + 1}`,
    reasoning: why({ firstName, interest: topicOf(draft.interest).called, profile, index }),
  }));
}

/** Ideas that name no interest, for products of which no text may promise one. Each name is there for each interest. */
export function curateNear(profile: Profile): Sketch[] {
  const unwanted = new Set(profile.notThis.map(nameKey));
  const isDisliked = dislikedBy(profile.dislikes);
  return profile.interests
    .filter((interest) => !isDisliked({ title: interest }))
    .flatMap((interest) => nearInterest(interest, profile))
    .filter(({ name }) => !unwanted.has(nameKey(name)))
    .map((draft, index) => ({ ...draft, id: `n${index + 1}` }));
}

function draftsOfInterest(interest: string, size: Size): Draft[] {
  const family = familyOf(interest);
  const toDraft = ({ name, words, description }: Suggestion): Draft => ({
    name,
    category: family!.category,
    description,
    words: [interest, ...specificWords(words.split(' '))],
    interest,
  });
  const own = (family?.suggestions ?? []).filter((suggestion) => suggestion.size === size);
  return [...own.map(toDraft), ...forInterest(topicOf(interest).called).map((draft) => ({ ...draft, interest }))];
}
