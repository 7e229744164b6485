import { inTurn } from '../in-turn.js';
import { isMinor } from './safety.js';
import { isWithoutSpaces } from '../without-spaces.js';
import { ideasWords } from '../words/ideas/ideas-words.js';
import type { Profile } from '../people/profile.js';
import { hasHeadWord } from '../products/head-word.js';
import type { ProductOffer } from '../products/product-source.js';
import { normalised, type RecipeIdea } from '../recipes/recipe.js';
import { singular } from '../singular.js';
import { thingsOf, type Proposal } from './idea.js';

export type Recipes = ReadonlyMap<string, readonly RecipeIdea[]>;

/** A proposal's text, before it is admitted. */
export type Draft = Omit<Proposal, 'for'> & { for: number[] };

const isRightFor =
  (profile: Profile) =>
  ({ age }: RecipeIdea): boolean =>
    (isMinor(profile) ? age !== 'adult' : age !== 'child') || age === 'any';

/** The recipes of a person's interests as drafts: one of each interest in turn, fit for the age. */
export function draftsOfRecipes(profile: Profile, recipes: Recipes): Draft[] {
  const byInterest = profile.facts.flatMap(({ kind, text }, index): Draft[][] => {
    const ideas = kind === 'interest' ? recipes.get(text) : undefined;
    if (!ideas) return [];
    return [
      ideas
        .filter(isRightFor(profile))
        .map(({ age: _age, ...idea }) => ({ ...idea, for: [index + 1], from: 'recipe' })),
    ];
  });
  return inTurn(byInterest);
}

/** Sentences of ours, each for one card of a set: their numbers. */
const forms = [1, 2, 3, 4, 5, 6, 7, 8] as const;
type Form = (typeof forms)[number];
const formOf = (nth: number): Form => forms[nth % forms.length]!;

/** Kinds of one interest that are shown under words of ours. */
const kindsOfInterest = 3;

/**
 * The kinds of things of interests whose recipes are in English, under words of ours: some of each interest, the interests
 * in turn.
 */
export function draftsOfKinds(profile: Profile, kinds: Recipes): Draft[] {
  const say = ideasWords(profile.senderLanguage);
  const byInterest = profile.facts.map(({ kind, text }, index) => {
    const ideas = kind === 'interest' ? kinds.get(text) : undefined;
    const fit = ideas?.filter(isRightFor(profile)).slice(0, kindsOfInterest) ?? [];
    return fit.map(({ query, is }) => ({ query, is, words: shownWords(text), for: [index + 1] }));
  });
  return inTurn(byInterest).map(({ words, ...draft }, nth): Draft => ({
    ...draft,
    name: nameOfWords(profile, words, formOf(nth)),
    why: say(`kindred${formOf(nth)}`, { words }),
    from: 'recipe',
    isForm: true,
  }));
}

/** For interests without a recipe: their own words, and only listings that have all of them. */
export function draftsOfWords(profile: Profile, recipes: Recipes): Draft[] {
  const { senderLanguage: language } = profile;
  const say = ideasWords(language);
  const fewest = language === 'ja' ? 1 : 3;
  return profile.facts
    .map(({ kind, text }, index) => ({
      kind,
      text,
      number: index + 1,
      plain: normalised(text).split(' ').slice(0, 5).join(' '),
    }))
    .filter(({ kind, text, plain }) => kind === 'interest' && !recipes.has(text) && plain.length >= fewest)
    .map(({ text, plain, number }, nth): Draft => {
      // In other languages accents and capitals belong to the words.
      const query = language === 'en' ? plain : shownWords(text);
      const local = language === 'en' ? {} : { local: query };
      // From the end: the kinds of other interests in the same set have the first ones.
      const form = formOf(forms.length - 1 - (nth % forms.length));
      const why = say(`inTitle${form}`, { words: query });
      const name = nameOfWords(profile, query, form);
      return { name, query, ...local, is: query, why, for: [number], words: wordsOf(plain), from: 'words' };
    });
}

const shownWords = (text: string): string =>
  (text.normalize('NFC').match(/[\p{L}\p{M}\p{N}&+#'’-]+/gu) ?? []).slice(0, 5).join(' ');
const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A heading for what is found by an interest. */
function nameOfWords({ senderLanguage }: Profile, words: string, form: Form): string {
  const say = ideasWords(senderLanguage);
  const name = form === 1 ? say('words1', { start: capitalised(words) }) : say(`words${form}`, { words });
  return name.slice(0, 60);
}

const wordsOf = (text: string): string[] =>
  normalised(text)
    .split(' ')
    .filter((word) => word.length > 1)
    .map(singular);

/**
 * The offers that are what a proposal says by their own words: the main noun of one of its things in the title or on the
 * shelf. If the
 * proposal names one of its facts, the title must, too.
 */
export function picksByWords(
  proposal: Proposal,
  offers: readonly ProductOffer[],
  facts: Profile['facts'],
): ProductOffer[] {
  const { name, why, words, isForm } = proposal;
  const said = new Set(wordsOf(`${name} ${why}`));
  const named = proposal.for
    .map((number) => wordsOf(facts[number - 1]?.text ?? ''))
    .filter((fact) => fact.length > 0 && fact.every((word) => said.has(word)));
  const needed = words ? [words] : isForm ? [] : named;
  const interests = proposal.for.map((number) => facts[number - 1]?.text ?? '');
  const things = thingsOf(proposal);
  return offers.filter(({ title, category = '' }) => {
    const own = new Set(wordsOf(title));
    const isThing = (thing: string) => hasHeadWord(title, thing, category, interests);
    const isKind = words !== undefined || things.some(isThing);
    const has = (word: string) => own.has(word) || (isWithoutSpaces.test(title) && normalised(title).includes(word));
    return isKind && needed.every((fact) => fact.every(has));
  });
}
