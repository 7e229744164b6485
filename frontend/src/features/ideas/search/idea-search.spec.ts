import { aProduct, anIdea } from '../../../testing/builders.js';
import { begun, countsOf, failed, isForAnybody, oldestPriceCheck, placesOf, withNews } from './idea-search.js';

const [tea, jazz] = [anIdea({ name: 'Tea' }), anIdea({ name: 'Jazz', realProducts: [] })];
const namesIn = (search: typeof begun) => placesOf(search).map(({ idea }) => idea?.name ?? null);

describe('A search for ideas', () => {
  it('shows six places until it ends', () => {
    expect(namesIn(begun)).toEqual([null, null, null, null, null, null]);
    const some = withNews(withNews(begun, { index: 2, idea: jazz }), { index: 0, idea: tea });
    expect(namesIn(some)).toEqual(['Tea', null, 'Jazz', null, null, null]);
    expect(namesIn(withNews(some, { about: {} }))).toEqual(['Tea', 'Jazz']);
  });

  it('adds places when more ideas arrive', () => {
    expect(namesIn(withNews(begun, { index: 7, idea: tea }))).toHaveLength(8);
  });

  it('keeps the ideas that arrived before a failure', () => {
    const search = failed(withNews(begun, { index: 0, idea: tea }), new Error('broken off'));
    expect([search.phase, namesIn(search)]).toEqual(['failed', ['Tea']]);
  });

  it('takes the later version of an idea', () => {
    const later = anIdea({ reasoning: 'Because.' });
    const search = withNews(withNews(begun, { index: 0, idea: tea }), { index: 0, idea: later });
    expect(placesOf(search)[0]!.idea).toBe(later);
  });

  it('ends without the ideas that were withdrawn', () => {
    const both = withNews(withNews(begun, { index: 0, idea: tea }), { index: 1, idea: jazz });
    expect(namesIn(withNews(both, { about: {}, count: 1 }))).toEqual(['Tea']);
  });

  it('is for anybody if no idea is for what was written', () => {
    const [own, general] = [anIdea({ interests: ['tea'] }), anIdea({ interests: [] })];
    expect(isForAnybody(begun)).toBe(false);
    expect(isForAnybody(withNews(begun, { index: 0, idea: general }))).toBe(true);
    expect(isForAnybody(withNews(withNews(begun, { index: 0, idea: general }), { index: 1, idea: own }))).toBe(false);
  });

  it('counts in words', () => {
    expect(countsOf(begun)).toBe('0 ideas, 0 products');
    const search = withNews(withNews(begun, { index: 0, idea: tea }), { index: 3, idea: jazz });
    expect(countsOf(search)).toBe('2 ideas, 1 product');
  });

  it('finds the price with the oldest check', () => {
    const at = (...priceCheckedAt: string[]) =>
      anIdea({ realProducts: priceCheckedAt.map((checked) => aProduct({ priceCheckedAt: checked })) });
    const search = withNews(withNews(begun, { index: 0, idea: at('2026-01-03T00:00:00Z', 'never') }), {
      index: 1,
      idea: at('2026-01-02T00:00:00Z'),
    });
    expect(oldestPriceCheck(search)).toBe('2026-01-02T00:00:00Z');
    expect(oldestPriceCheck(begun)).toBeUndefined();
  });
});
