import { inTurn } from '../src/in-turn.js';
import { kinds } from './kinds-shop.js';
import type { AskedData } from './scripted-model.js';

/** One idea for each kind that the shop sells, the interests in turn. */
export const proposals = ({ facts, avoid, count, like }: Pick<AskedData, 'facts' | 'avoid' | 'count' | 'like'>) => {
  const ideas = inTurn(
    facts
      .filter(({ number }) => like?.for.includes(number) ?? true)
      .map(({ number, text }) =>
        (kinds[text] ?? []).map((kind) => ({
          name: `A fine ${kind}`,
          query: kind.split(' ').slice(0, 4).join(' '),
          why: `Ida can use the ${kind} the same day, and ${text} gets easier.`,
          for: [number],
        })),
      ),
  );
  return { ideas: ideas.filter(({ name }) => !avoid.includes(name)).slice(0, count) };
};
/** The one thing of these ideas, or the examples of a group. */
const thingsOf = (is: string): string[] =>
  is.includes(',')
    ? is
        .toLowerCase()
        .replace(/^[^:]*: /, '')
        .split(', ')
    : [is.toLowerCase().replace(/^a fine | or .*/g, '')];
/** Listings that name the thing. */
export const picks = ({ ideas }: { ideas: Pick<AskedData['ideas'][number], 'number' | 'is' | 'listings'>[] }) => ({
  picks: ideas.map(({ number, is, listings }) => ({
    idea: number,
    listings: listings
      .filter(([, title]) => thingsOf(is).some((thing) => title.toLowerCase().includes(thing)))
      .map(([n]) => n),
  })),
  untrueMore: [],
});
/** Everything that the shop sells for the facts, the unanswered ones first, and searches that find it. */
const furtherKinds = ({ facts, unanswered = [], avoid }: AskedData) => {
  const { ideas } = proposals({ facts: facts.filter(({ number }) => unanswered.includes(number)), avoid, count: 24 });
  return {
    searches: ideas.slice(0, 4).map((idea) => ({ query: idea.query, for: idea.for })),
    kinds: ideas.map(({ name, for: numbers }) => ({
      name,
      for: numbers,
      why: `Ida finds a use for ${name.toLowerCase()} on any day.`,
    })),
  };
};
const matches = ({ kinds: wanted = [], listings = [] }: AskedData) => {
  const { picks: found, ...truth } = picks({ ideas: wanted.map((kind) => ({ ...kind, listings })) });
  return { matches: found.map(({ idea, ...picked }) => ({ kind: idea, ...picked })), ...truth };
};
export const good = {
  gift_ideas: proposals,
  pick_products: picks,
  gift_kinds: furtherKinds,
  match_listings: matches,
};
export const never = () => new Promise<object>(() => {});
