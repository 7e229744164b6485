import { marketFor } from '../../products/markets.js';
import { capitalised, hasAll, kindOf, wordsOf } from '../words.js';
import { honestIdeas, phraseIdeas } from './honest-ideas.js';
import { adulthood, childhoodEnd, suitsAge } from './people/ages.js';
import { attitudesOf } from './people/attitudes.js';
import { anybody, interestsIn, interestsNear, isNamed } from './people/interests.js';
import { kindsFor, kindsOfThings } from './kinds.js';
import type { Fact, Idea, IdeasQuestion, RecipeQuestion, Told } from './questions.js';
import { reasonOf, soldIdeas, type Draft } from './sold-ideas.js';
import { inSize } from './sizes.js';
import { isAlike, isSameThing, thingOfProduct, unwantedBy } from './people/unwanted.js';

/** Single pieces whose first interest it is, without its name. */
const piecesOf = (interest: string): Draft[] =>
  soldIdeas(interest, false).filter(({ interests }) => interests[0] === interest);

const forAnybody = (isChild: boolean): Draft[] => [
  ...kindsFor(anybody),
  ...[...(isChild ? ['kids'] : []), ...interestsNear(anybody)].flatMap(piecesOf),
];

/** What suits the interests beside a fact's. It is not for the fact itself, and does not say so. */
function besides(texts: readonly string[]): Draft[] {
  const own = [...new Set(texts.flatMap(interestsIn))];
  const beside = new Set(own.flatMap(interestsNear));
  const also = own.filter(isNamed).flatMap((interest) => soldIdeas(interest, false));
  return [...also.filter(({ interests: [first] }) => beside.has(first!)), ...[...beside].flatMap(piecesOf)];
}

const ofKinds = new Set(kindsOfThings.map(({ draft }) => draft.is));

type Words = Told['words'];
const phrasesOf = (words: Words, interest: string) => words.get(interest) ?? words.get(interest.toLowerCase());

/** Everything that suits what the giver wrote, the best first. */
function draftsFor(text: string, { words, knowledge }: Told, isChild: boolean): Draft[] {
  const phrases = phrasesOf(words, text);
  if (phrases) return phraseIdeas(text, phrases);
  const known = interestsIn(text);
  const drafts = known.flatMap((interest) => kindsFor(interest));
  const more = known
    .filter(isNamed)
    .flatMap((interest) => soldIdeas(interest).filter(({ about }) => about === interest));
  if (known.length > 0) return [...drafts, ...more];
  // The own shops have little for it; of others nothing is known.
  return honestIdeas(text, isChild).slice(0, knowledge.size > 0 ? undefined : 4);
}

/** A telling of something that happened is no interest that a thing could be named after. */
const isTelling = ({ kind, text }: Fact) =>
  kind !== 'interest' ||
  wordsOf(text).length > 4 ||
  /\b(?:her|his|their|wants|has|lost|just|never|is|was)\b/i.test(text);

/** What somebody does not like is no reason for many things. */
const mostForRefusal = 2;

/** The ideas of a good model for a person. The same question gets the same ideas. */
export function proposeIdeas(question: IdeasQuestion, told: Told): { ideas: Idea[] } {
  const { person, facts, budget, count } = question;
  const { age } = person;
  const isChild = age !== undefined && age < childhoodEnd;
  const isOfAge = (draft: Draft) =>
    isChild ? draft.age !== 'adult' : draft.age !== 'child' && !(draft.age === 'adult' && age && age < adulthood);
  const { given, avoid } = question;
  const isUnwanted = unwantedBy(
    question.dislikes,
    facts.map(({ text }) => text),
  );
  const isWanted = ({ name, is, query, why }: Draft) =>
    !isUnwanted({ text: `${name} ${is} ${query} ${why}` }) && !isSameThing(is, given) && !isAlike(is, avoid);
  /** A kind without a product for this person is none for them. */
  const fitting = (draft: Draft): Draft[] => {
    const sold = draft.sold.filter((product) => suitsAge(product, age) && !isUnwanted(thingOfProduct(product)));
    return draft.sold.length > 0 && sold.length === 0 ? [] : [{ ...draft, sold }];
  };
  // Any model knows roughly what money is worth.
  const worth = 1 / (marketFor(budget.currency)?.perDollar ?? 1);
  const [from, to] = [budget.from * worth, (budget.to ?? Infinity) * worth];
  const isAffordable = ({ sold }: Draft) =>
    sold.length === 0 || sold.some(({ priceCents: cents }) => cents >= from * 100 && cents <= to * 100);
  const rank = ({ is, age: of }: Draft) => (ofKinds.has(is) ? (isChild && of === 'child' ? 0 : 1) : 2);
  const choose = (drafts: Draft[]) => {
    const fit = drafts.filter((draft) => isOfAge(draft) && isWanted(draft)).flatMap(fitting);
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
    const isKnown = interestsIn(fact.text).length > 0 || phrasesOf(told.words, fact.text) !== undefined;
    const isRefusal = attitudesOf(fact.text).liked === '';
    const isGeneral = !isKnown && (isTelling(fact) || isRefusal);
    const own = isGeneral ? forAnybody(isChild) : draftsFor(fact.text, told, isChild);
    // At prices without anything of its own, what is near suits it, too.
    const near = isOwn && !own.some(isAffordable) ? besides([fact.text]) : [];
    const drafts = choose([...own, ...near]);
    return { fact, isRefusal, drafts: isGeneral && isRefusal ? drafts.slice(0, mostForRefusal) : drafts };
  });
  const general = {
    fact: undefined,
    drafts: isOwn ? [...choose(besides(facts.map(({ text }) => text))), ...choose(forAnybody(isChild))] : [],
  };
  // What somebody wants comes before what they do not.
  const inOrder = [...lists].sort((one, other) => Number(one.isRefusal) - Number(other.isRefusal));
  const ideas = inTurn(inOrder, general, count, person.firstName);
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
  const fit = drafts.length > 0 ? drafts : forAnybody(false);
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
