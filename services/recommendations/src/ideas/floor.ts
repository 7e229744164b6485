import { inTurn } from '../in-turn.js';
import { isMinor } from './safety.js';
import type { Profile } from '../people/profile.js';
import { hasHeadWord } from '../products/head-word.js';
import type { ProductOffer } from '../products/product-source.js';
import { normalised, type RecipeIdea } from '../recipes/recipe.js';
import type { Proposal } from './idea.js';
import { singular } from './kind.js';

export type Recipes = ReadonlyMap<string, readonly RecipeIdea[]>;

/** A proposal's text, before it is admitted. */
export type Draft = Omit<Proposal, 'for'> & { for: number[] };

/** The recipes of a person's interests as drafts: one of each interest in turn, fit for the age. */
export function draftsOfRecipes(profile: Profile, recipes: Recipes): Draft[] {
  const isRight = ({ age }: RecipeIdea) => (isMinor(profile) ? age !== 'adult' : age !== 'child') || age === 'any';
  const byInterest = profile.facts.flatMap(({ kind, text }, index): Draft[][] => {
    const ideas = kind === 'interest' ? recipes.get(text) : undefined;
    if (!ideas) return [];
    return [ideas.filter(isRight).map(({ age: _age, ...idea }) => ({ ...idea, for: [index + 1], from: 'recipe' }))];
  });
  return inTurn(byInterest);
}

/** For interests without a recipe: their own words, and only listings that have all of them. */
export function draftsOfWords(profile: Profile, recipes: Recipes): Draft[] {
  return profile.facts.flatMap(({ kind, text }, index): Draft[] => {
    const query = normalised(text).split(' ').slice(0, 5).join(' ');
    if (kind !== 'interest' || recipes.has(text) || query.length < 3) return [];
    const [name, why] = wordings[index % wordings.length]!(query);
    const words = wordsOf(query);
    return [{ name: name.slice(0, 60), query, is: query, why, for: [index + 1], from: 'words', words }];
  });
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const wordings: readonly ((words: string) => readonly [name: string, why: string])[] = [
  (words) => [`${capitalised(words)}, from the shops`, `Each of these has ${words} in its title.`],
  (words) => [`A find: ${words}`, `The shops sell these under ${words}; have a look before you choose.`],
  (words) => [`Something with ${words}`, `Found by the words you wrote down: ${words}.`],
  (words) => [`To do with ${words}`, `All of them say ${words}. Which one is right, you know best.`],
];

const wordsOf = (text: string): string[] =>
  normalised(text)
    .split(' ')
    .filter((word) => word.length > 1)
    .map(singular);

/**
 * The offers that are what a proposal says by their own words: the main noun in the title or on the shelf. If the
 * proposal names one of its facts, the title must, too.
 */
export function picksByWords(
  proposal: Proposal,
  offers: readonly ProductOffer[],
  facts: Profile['facts'],
): ProductOffer[] {
  const { is, name, why, words } = proposal;
  const said = new Set(wordsOf(`${name} ${why}`));
  const named = proposal.for
    .map((number) => wordsOf(facts[number - 1]?.text ?? ''))
    .filter((fact) => fact.length > 0 && fact.every((word) => said.has(word)));
  const needed = words ? [words] : named;
  const interests = proposal.for.map((number) => facts[number - 1]?.text ?? '');
  return offers.filter(({ title, category = '' }) => {
    const own = new Set(wordsOf(title));
    const isKind = words !== undefined || hasHeadWord(title, is, category, interests);
    return isKind && needed.every((fact) => fact.every((word) => own.has(word)));
  });
}
