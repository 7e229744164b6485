import { hasAll, headOf, wordsOf } from '../words.js';
import { honestIdeas, phraseIdeas } from './honest-ideas.js';
import { interestsIn, interestsNear, isNamed } from './interests.js';
import { kindsFor } from './kinds.js';
import type { Fact, Idea, IdeasQuestion, RecipeQuestion, Told } from './questions.js';
import { soldIdeas, type Draft } from './sold-ideas.js';
import { isDisliked, isSameThing } from './unwanted.js';

/** For a person of whom nothing is known. */
const anybody = '~anybody';
const childhood = 13;
const adulthood = 18;

type Words = Told['words'];
const phrasesOf = (words: Words, interest: string) => words.get(interest) ?? words.get(interest.toLowerCase());

/** Everything that suits what the giver wrote, the best first. */
function draftsFor(text: string, words: Words, isChild: boolean): Draft[] {
  const phrases = phrasesOf(words, text);
  if (phrases) return phraseIdeas(text, phrases);
  const known = interestsIn(text);
  const drafts = known.flatMap((interest) => kindsFor(interest));
  const more = known.filter(isNamed).flatMap((interest) => soldIdeas(interest));
  const near = known.flatMap(interestsNear).flatMap((interest) => soldIdeas(interest, false));
  return known.length > 0 ? [...drafts, ...more, ...near] : honestIdeas(text, isChild);
}

/** A telling of something that happened is no interest that a thing could be named after. */
const isTelling = ({ kind, text }: Fact) =>
  kind !== 'interest' ||
  wordsOf(text).length > 4 ||
  /\b(?:her|his|their|wants|has|lost|just|never|is|was)\b/i.test(text);

/** The ideas of a good model for a person. The same question gets the same ideas. */
export function proposeIdeas(question: IdeasQuestion, words: Words): { ideas: Idea[] } {
  const { person, facts, budget, count } = question;
  const { age } = person;
  const isChild = age !== undefined && age < childhood;
  const suitsAge = (draft: Draft) =>
    isChild ? draft.age !== 'adult' : draft.age !== 'child' && !(draft.age === 'adult' && age && age < adulthood);
  const unwanted = [...question.given, ...question.avoid];
  const isWanted = ({ name, is, query, why }: Draft) =>
    !isDisliked(`${name} ${is} ${query} ${why}`, question.dislikes) && !isSameThing(name, unwanted);
  const to = budget.to ?? Infinity;
  const isAffordable = ({ prices }: Draft) => prices.some((cents) => cents >= budget.from * 100 && cents <= to * 100);
  const choose = (drafts: Draft[]) => {
    const fit = drafts.filter((draft) => suitsAge(draft) && isWanted(draft));
    const ofChildren = isChild ? fit.filter((draft) => draft.age === 'child') : [];
    const inOrder = [...ofChildren, ...fit.filter((draft) => !ofChildren.includes(draft))];
    return [...inOrder.filter(isAffordable), ...inOrder.filter((draft) => !isAffordable(draft))];
  };
  const lists = facts.map((fact) => {
    const own = isTelling(fact) && interestsIn(fact.text).length === 0 && !phrasesOf(words, fact.text);
    return { fact, drafts: choose(own ? kindsFor(anybody) : draftsFor(fact.text, words, isChild)) };
  });
  const general = { fact: undefined, drafts: choose(kindsFor(anybody)) };
  return { ideas: inTurn(lists.length > 0 ? [...lists] : [general], count, person.firstName) };
}

interface List {
  fact: Fact | undefined;
  drafts: Draft[];
}

/** One idea of each list in turn, so that each fact gets one; every idea is another kind of thing. */
function inTurn(lists: List[], count: number, firstName = 'them'): Idea[] {
  const ideas: Idea[] = [];
  const facts = lists.flatMap(({ fact }) => fact ?? []);
  const isNew = ({ name, is }: Draft) =>
    ideas.every((other) => headOf(other.is) !== headOf(is) && !hasAll(wordsOf(other.name), wordsOf(name)));
  for (const isStrict of [true, false])
    for (let isFound = true; isFound && ideas.length < count;) {
      isFound = false;
      for (const { fact, drafts } of lists) {
        if (ideas.length >= count) break;
        const at = drafts.findIndex((each) => (isStrict ? isNew(each) : ideas.every(({ is }) => is !== each.is)));
        if (at === -1) continue;
        isFound = true;
        const [draft] = drafts.splice(at, 1);
        ideas.push(givenTo(firstName, draft!, fact, facts));
      }
    }
  return ideas;
}

const numbersOf = ({ interests }: Draft, fact: Fact | undefined, facts: readonly Fact[]) => {
  const others = facts.filter(
    (other) => other !== fact && interestsIn(other.text).some((one) => isNamed(one) && interests.includes(one)),
  );
  return [...(fact ? [fact] : []), ...others.slice(0, 1)];
};

function givenTo(firstName: string, draft: Draft, fact: Fact | undefined, facts: readonly Fact[]): Idea {
  const { name, query, is, why } = draft;
  const answered = numbersOf(draft, fact, facts);
  return { name, query, is, why: why.replaceAll('{name}', firstName), for: answered.map(({ number }) => number) };
}

/** The ideas for one interest without a person. */
export function proposeRecipe({ interest, count }: RecipeQuestion, words: Words): { ideas: object[] } {
  const drafts = draftsFor(interest, words, false);
  const fit = drafts.length > 0 ? drafts : kindsFor(anybody);
  const isFirst = ({ is }: Draft, nth: number) => fit.findIndex((other) => other.is === is) === nth;
  const ideas = fit
    .filter(isFirst)
    .slice(0, count)
    .map(({ name, query, is, why, age }) => ({ name, query, is, why: inGeneral(why), age }));
  return { ideas };
}

const inGeneral = (why: string) => why.replaceAll(/\{name\}[’']s/g, 'their').replaceAll('{name}', 'them');
