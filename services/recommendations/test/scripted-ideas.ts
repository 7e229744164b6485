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
          is: kind,
          why: `Ida can use it the same day, and ${text} gets easier.`,
          for: [number],
        })),
      ),
  );
  return { ideas: ideas.filter(({ name }) => !avoid.includes(name)).slice(0, count) };
};
/** Listings that name the thing. */
export const picks = ({ ideas }: Pick<AskedData, 'ideas'>) => ({
  picks: ideas.map(({ number, is, listings }) => ({
    idea: number,
    listings: listings.filter(({ title }) => title.toLowerCase().includes(is)).map((listing) => listing.number),
  })),
});
export const good = { gift_ideas: proposals, pick_products: picks };
export const never = () => new Promise<object>(() => {});
