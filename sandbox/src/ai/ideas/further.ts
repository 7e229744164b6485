import { attitudesOf } from './people/attitudes.js';
import { coreOf } from './honest-ideas.js';
import { pickProducts } from './pick.js';
import { proposeIdeas } from './propose.js';
import type { Fact, KindsQuestion, MatchesQuestion, Told } from './questions.js';

const mostSearches = 4;

/** More kinds of things for a person, and words that show what a shop has for what nothing was found for. */
export function furtherKinds(question: KindsQuestion, told: Told): { searches: object[]; kinds: object[] } {
  const { facts, unanswered, avoid, notSold } = question;
  const isOpen = ({ number }: Fact) => unanswered.includes(number);
  const inOrder = [...facts.filter(isOpen), ...facts.filter((fact) => !isOpen(fact))];
  const { ideas } = proposeIdeas({ ...question, facts: inOrder, given: [], avoid: [...avoid, ...notSold] }, told);
  return {
    searches: inOrder
      .map(({ text, number }) => ({ query: coreOf(attitudesOf(text).liked), for: [number] }))
      .filter(({ query }) => query !== '')
      .slice(0, mostSearches),
    kinds: ideas.map(({ query: _query, ...kind }) => kind),
  };
}

/** The listings of each kind. A listing goes to the kind that it fits best. */
export function matchListings({ kinds, listings, ...reader }: MatchesQuestion, told: Told): { matches: object[] } {
  const { picks, ...truth } = pickProducts({ ...reader, ideas: kinds.map((kind) => ({ ...kind, listings })) }, told);
  const found = picks.filter((each) => each.listings.length > 0);
  return { matches: found.map(({ idea, ...each }) => ({ kind: idea, ...each })), ...truth };
}
