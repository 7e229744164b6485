import { firstNameOf, type Profile } from '../people/profile.js';
import type { Budget } from './budget.js';
import { nameKey, type Sketch } from './idea.js';
import { forAnybody, forOccasion, forRelationship, forInterest, why } from './general-ideas.js';
import { familyOf, type Size, type Suggestion } from './repertoire.js';
import { specificWords } from './specific-words.js';

const sizeOf = ({ min, max }: Budget): Size =>
  max !== null && max <= 100_00 ? 'small' : min < 1_000_00 ? 'middle' : 'grand';

type Draft = Omit<Sketch, 'id' | 'reasoning'>;

/**
 * Ideas by our own rules: from each interest in turn, then from the occasion and the relationship. The same person,
 * occasion and budget give the same ideas, without those on the "not this" list.
 * @param count the maximum
 */
export function curate(profile: Profile, budget: Budget, count: number): Sketch[] {
  const unwanted = new Set(profile.notThis.map(nameKey));
  const given = new Set(profile.given.map(({ title }) => nameKey(title)));
  const chosen: Draft[] = [];
  const perCategory = new Map<string, number>();
  const take = (draft: Draft, mostPerCategory: number): void => {
    const key = nameKey(draft.name);
    if (unwanted.has(key) || given.has(key) || chosen.some((other) => nameKey(other.name) === key)) return;
    const sameKind = perCategory.get(draft.category) ?? 0;
    if (chosen.length >= count || sameKind >= mostPerCategory) return;
    perCategory.set(draft.category, sameKind + 1);
    chosen.push(draft);
  };
  const drafts = draftsFor(profile, sizeOf(budget));
  for (const draft of drafts) take(draft, 2);
  // A person with one interest gets more ideas for it.
  for (const draft of drafts) take(draft, count);
  return chosen.map((draft, index) => ({
    ...draft,
    id: `s${index + 1}`,
    reasoning: why({ firstName: firstNameOf(profile), interest: draft.interest, profile, index }),
  }));
}

/** All candidates, the best first. */
function draftsFor(profile: Profile, size: Size): Draft[] {
  const byInterest = profile.interests.map((interest) => draftsOfInterest(interest, size));
  const [favourite] = profile.interests;
  const ofOccasion = forOccasion(profile, favourite);
  const ofRelationship = forRelationship(profile, favourite);
  const round = (n: number) => byInterest.flatMap((drafts) => drafts.slice(n, n + 1));
  const mostRounds = Math.max(0, ...byInterest.map((drafts) => drafts.length));
  const later = Array.from({ length: mostRounds }, (_, n) => round(n + 1)).flat();
  return [...round(0), ...ofOccasion.slice(0, 1), ...later, ...ofOccasion.slice(1), ...ofRelationship, ...forAnybody()];
}

function draftsOfInterest(interest: string, size: Size): Draft[] {
  const family = familyOf(interest);
  const own = (family?.suggestions ?? []).filter((suggestion) => suggestion.size === size);
  // Smaller sizes are still useful as search words.
  const others = (family?.suggestions ?? []).filter(
    (suggestion) => suggestion.size !== size && suggestion.size !== 'grand',
  );
  const toDraft = ({ name, words, description }: Suggestion): Draft => ({
    name,
    category: family!.category,
    description,
    words: [interest, ...specificWords(words.split(' '))],
    interest,
  });
  return [...own.map(toDraft), ...forInterest(interest), ...others.map(toDraft)];
}
