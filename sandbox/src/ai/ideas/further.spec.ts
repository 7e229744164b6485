import { assortment } from '../../products/assortment.js';
import { furtherKinds, matchListings } from './further.js';
import type { Listing } from './questions.js';

const told = { knowledge: new Map(), words: new Map() };
const facts = ['K-pop', 'grief: lost her dog', 'zorbling'].map((text, n) => ({
  number: n + 1,
  kind: 'interest' as const,
  text,
}));
const person = { firstName: 'Mina' };

describe('further kinds of the imitated model', () => {
  it('are others than those that were not sold, with searches for what is unanswered first', () => {
    const budget = { from: 25, to: 50, currency: 'USD' };
    const asked = { person, facts, dislikes: [], budget, count: 24, avoid: [], notSold: ['album frame'] };
    const { kinds, searches } = furtherKinds({ ...asked, unanswered: [3] }, told);
    expect(searches[0]).toEqual({ query: 'zorbling', for: [3] });
    expect(kinds.length).toBeGreaterThan(12);
    expect(JSON.stringify(kinds)).not.toMatch(/album frame|grief|[{}]name/i);
    for (const kind of kinds) expect(kind).toMatchObject({ why: expect.stringMatching(/\w+/) });
  });

  it('get the listings that are of them, each once, and leave the others out', () => {
    const ofKind = (kind: string) => assortment.filter((one) => one.kind === kind).map(({ title }) => title);
    const titles = [...ofKind('facial roller').slice(0, 2), 'Brick'];
    const kinds = ['facial roller', 'roller'].map((is, n) => ({ number: n + 1, is, for: [1] }));
    const listings = titles.map((title, n): Listing => [n + 1, title, 30]);
    expect(matchListings({ person: {}, facts, dislikes: [], kinds, listings }, told)).toEqual({
      matches: [{ kind: 1, listings: [1, 2] }],
      untrue: [],
      untrueMore: [],
    });
  });
});
