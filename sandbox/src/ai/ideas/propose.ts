import { capitalised, hasAll, kindOf, wordsOf } from '../words.js';
import { honestIdeas, phraseIdeas } from './honest-ideas.js';
import { interestsIn, interestsNear, isNamed } from './interests.js';
import { kindsFor, kindsOfThings } from './kinds.js';
import type { Fact, Idea, IdeasQuestion, RecipeQuestion, Told } from './questions.js';
import { reasonOf, soldIdeas, type Draft } from './sold-ideas.js';
import { inSize } from './sizes.js';
import { isAlike, isDisliked, isSameThing } from './unwanted.js';

/** For a person of whom nothing is known. */
const anybody = '~anybody';
const childhood = 13;
const adulthood = 18;

const forAnybody = (): Draft[] => [
  ...kindsFor(anybody),
  ...interestsNear(anybody).flatMap((interest) => soldIdeas(interest, false)),
];

/** What suits the interests beside a fact's. It is not for the fact itself. */
const besides = (texts: readonly string[]): Draft[] =>
  [...new Set(texts.flatMap(interestsIn).flatMap(interestsNear))].flatMap((interest) =>
    soldIdeas(interest, false).filter(({ interests }) => interests[0] === interest),
  );

const ofKinds = new Set<Draft>(kindsOfThings.map(({ draft }) => draft));

type Words = Told['words'];
const phrasesOf = (words: Words, interest: string) => words.get(interest) ?? words.get(interest.toLowerCase());

/** Everything that suits what the giver wrote, the best first. */
function draftsFor(text: string, { words, knowledge }: Told, isChild: boolean): Draft[] {
  const phrases = phrasesOf(words, text);
  if (phrases) return phraseIdeas(text, phrases);
  const known = interestsIn(text);
  const drafts = known.flatMap((interest) => kindsFor(interest));
  const more = known.filter(isNamed).flatMap((interest) => soldIdeas(interest));
  if (known.length > 0) return [...drafts, ...more];
  // The own shops have little for it; of others nothing is known.
  return honestIdeas(text, isChild).slice(0, knowledge.size > 0 ? undefined : 4);
}

/** A telling of something that happened is no interest that a thing could be named after. */
const isTelling = ({ kind, text }: Fact) =>
  kind !== 'interest' ||
  wordsOf(text).length > 4 ||
  /\b(?:her|his|their|wants|has|lost|just|never|is|was)\b/i.test(text);

/** Any model knows roughly what money is worth. */
const dollarsPer: Record<string, number> = { JPY: 1 / 150, KRW: 1 / 1400, KWD: 3.25 };

/** The ideas of a good model for a person. The same question gets the same ideas. */
export function proposeIdeas(question: IdeasQuestion, told: Told): { ideas: Idea[] } {
  const { person, facts, budget, count } = question;
  const { age } = person;
  const isChild = age !== undefined && age < childhood;
  const suitsAge = (draft: Draft) =>
    isChild ? draft.age !== 'adult' : draft.age !== 'child' && !(draft.age === 'adult' && age && age < adulthood);
  const { given, avoid } = question;
  const isWanted = ({ name, is, query, why }: Draft) =>
    !isDisliked(`${name} ${is} ${query} ${why}`, question.dislikes) && !isSameThing(is, given) && !isAlike(is, avoid);
  const worth = dollarsPer[budget.currency] ?? 1;
  const [from, to] = [budget.from * worth, (budget.to ?? Infinity) * worth];
  const isAffordable = ({ prices }: Draft) =>
    prices.length === 0 || prices.some((cents) => cents >= from * 100 && cents <= to * 100);
  // Single pieces of a shop may be for a baby.
  const rank = (draft: Draft) => (ofKinds.has(draft) ? (isChild && draft.age === 'child' ? 0 : 1) : 2);
  const choose = (drafts: Draft[]) => {
    const fit = drafts.filter((draft) => suitsAge(draft) && isWanted(draft));
    // Of the usual kinds those for children come first.
    const inOrder = fit.toSorted((one, other) => rank(one) - rank(other));
    const affordable = inOrder.filter(isAffordable);
    return affordable.length > 0 ? affordable : inOrder.slice(0, 2);
  };
  const { like } = question;
  const alike = facts.filter(({ number }) => like?.for.includes(number));
  const asked = alike.length > 0 ? alike : facts;
  // Of other shops only what was told is known.
  const isOwn = facts.length === 0 || (told.knowledge.size === 0 && told.words.size === 0);
  const lists = asked.map((fact) => {
    const isGeneral = isTelling(fact) && interestsIn(fact.text).length === 0 && !phrasesOf(told.words, fact.text);
    const own = isGeneral ? forAnybody() : draftsFor(fact.text, told, isChild);
    // At prices without anything of its own, what is near suits it, too.
    const near = isOwn && !own.some(isAffordable) ? besides([fact.text]) : [];
    return { fact, drafts: choose([...own, ...near]) };
  });
  const general = {
    fact: undefined,
    drafts: isOwn ? [...choose(besides(facts.map(({ text }) => text))), ...choose(forAnybody())] : [],
  };
  const ideas = inTurn(lists, general, count, person.firstName);
  return { ideas: ideas.map((idea) => inSize(idea, person.sizes)) };
}

interface List {
  fact: Fact | undefined;
  drafts: Draft[];
}

/**
 * One idea of each list in turn, so that each fact gets one, and general ones in the end. First every idea is another
 * kind of thing; then they may be alike.
 */
function inTurn(lists: readonly List[], general: List, count: number, firstName = 'them'): Idea[] {
  const ideas: Idea[] = [];
  const taken: string[] = [];
  const facts = lists.flatMap(({ fact }) => fact ?? []);
  const isNew = ({ is }: Draft) =>
    taken.every((other) => kindOf(other) !== kindOf(is) && !hasAll(wordsOf(other), wordsOf(is)));
  const isOther = ({ is }: Draft) => !taken.includes(is);
  const take = ({ fact, drafts }: List, isWanted: (draft: Draft) => boolean): boolean => {
    const at = ideas.length < count ? drafts.findIndex((each) => isWanted(each)) : -1;
    if (at === -1) return false;
    const [draft] = drafts.splice(at, 1);
    ideas.push(givenTo(firstName, draft!, ideas.length, fact, facts));
    taken.push(draft!.is);
    return true;
  };
  const takeAll = (all: readonly List[], isWanted: (draft: Draft) => boolean) => {
    while (all.map((list) => take(list, isWanted)).includes(true));
  };
  takeAll(lists, isNew);
  takeAll(lists, isOther);
  takeAll([general], isOther);
  return ideas;
}

const numbersOf = ({ interests }: Draft, fact: Fact | undefined, facts: readonly Fact[]) => {
  const others = facts.filter(
    (other) => other !== fact && interestsIn(other.text).some((one) => isNamed(one) && interests.includes(one)),
  );
  return [...(fact ? [fact] : []), ...others.slice(0, 1)];
};

function givenTo(firstName: string, draft: Draft, nth: number, fact: Fact | undefined, facts: readonly Fact[]): Idea {
  const { query, is } = draft;
  const why = reasonOf(draft, nth).replaceAll('{name}', firstName);
  return {
    name: capitalised(is).slice(0, 60),
    for: numbersOf(draft, fact, facts).map(({ number }) => number),
    query,
    is,
    why,
  };
}

/** The ideas for one interest without a person. */
export function proposeRecipe({ interest, count }: RecipeQuestion, told: Told): { ideas: object[] } {
  const drafts = draftsFor(interest, told, false);
  const fit = drafts.length > 0 ? drafts : forAnybody();
  const isFirst = ({ is }: Draft, nth: number) => fit.findIndex((other) => other.is === is) === nth;
  const ideas = fit
    .filter(isFirst)
    .slice(0, count)
    .map((draft, nth) => {
      const { name, query, is, age } = draft;
      return { name, query, is, why: inGeneral(reasonOf(draft, nth)), age };
    });
  return { ideas };
}

const inGeneral = (why: string) => why.replaceAll(/\{name\}[’']s/g, 'their').replaceAll('{name}', 'them');
