import { capitalised } from '../words.js';
import { coreOf, reasonFor } from './honest-ideas.js';
import { kindsOfThings } from './kinds.js';
import { pickProducts } from './pick.js';
import { proposeIdeas } from './propose.js';
import type { Fact, KindsQuestion, MatchesQuestion, ReasonsQuestion, Told } from './questions.js';
import { reasonOf } from './sold-ideas.js';

const mostSearches = 4;

/** More kinds of things for a person, and words that show what a shop has for what nothing was found for. */
export function furtherKinds(question: KindsQuestion, told: Told): { searches: object[]; kinds: object[] } {
  const { facts, unanswered, avoid, notSold } = question;
  const isOpen = ({ number }: Fact) => unanswered.includes(number);
  const inOrder = [...facts.filter(isOpen), ...facts.filter((fact) => !isOpen(fact))];
  const { ideas } = proposeIdeas({ ...question, facts: inOrder, given: [], avoid: [...avoid, ...notSold] }, told);
  return {
    searches: inOrder
      .map(({ text, number }) => ({ query: coreOf(text), for: [number] }))
      .filter(({ query }) => query !== '')
      .slice(0, mostSearches),
    kinds: ideas.map(({ name, is, for: numbers }) => ({ name, is, for: numbers })),
  };
}

/** The listings of each kind. A listing goes to the kind that it fits best. */
export function matchListings({ kinds, listings, ...reader }: MatchesQuestion, told: Told): { matches: object[] } {
  const { picks } = pickProducts({ ...reader, ideas: kinds.map((kind) => ({ ...kind, listings })) }, told);
  const matches = picks as { idea: number; listings: number[] }[];
  return {
    matches: matches.filter((each) => each.listings.length > 0).map(({ idea, ...each }) => ({ kind: idea, ...each })),
  };
}

const byName = new Map(kindsOfThings.map(({ draft }) => [capitalised(draft.is), draft]));

/** A reason for each kind of thing. */
export const giveReasons = ({ person, facts, ideas }: ReasonsQuestion): { reasons: object[] } => ({
  reasons: ideas.map(({ number, name, for: numbers }, nth) => {
    const known = byName.get(name);
    const about = facts.find((fact) => numbers.includes(fact.number))?.text ?? '';
    const why = known ? reasonOf(known, nth) : reasonFor(coreOf(about) || 'quiet days', nth);
    return { idea: number, why: why.replaceAll('{name}', person.firstName ?? 'them') };
  }),
});
