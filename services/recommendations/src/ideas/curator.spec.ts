import { priceRanges, occasionTypes } from '@presently/rules/vocabulary';
import fc from 'fast-check';
import { aProfile } from '../recommendations.builders.js';
import { parseBudget } from './budget.js';
import { curate } from './curator.js';
import { nameKey } from './idea.js';
import { familyOf, nearTo } from './repertoire.js';

const budget = parseBudget('50-100');
const occasionOf = (type: string) => ({ id: 'o', type, date: '1990-05-04' });

describe('the curator', () => {
  it('has twelve different ideas for everyone, however little is known', () => {
    const interest = fc.oneof(
      fc.constantFrom('pottery', 'trail running', 'jazz', 'falconry', 'cats'),
      fc.string({ maxLength: 60 }).map((text) => text.trim() || 'tea'),
    );
    fc.assert(
      fc.property(
        fc.array(interest, { maxLength: 6 }),
        fc.constantFrom(...priceRanges),
        fc.constantFrom(null, ...occasionTypes.map(occasionOf)),
        (interests, anyBudget, occasion) => {
          const sketches = curate(aProfile({ interests, occasion }), anyBudget, 12);
          expect(sketches).toHaveLength(12);
          expect(new Set(sketches.map(({ name }) => nameKey(name))).size).toBe(12);
          expect(sketches.every(({ words }) => words.length > 0 && words.every(Boolean))).toBe(true);
        },
      ),
      { numRuns: 200 },
    );
  });

  it('uses every interest before it repeats one, in the words of the person', () => {
    const interests = ['Pottery & glazes', 'trail running', 'jazz records', 'falconry'];
    const sketches = curate(aProfile({ interests }), budget, 8);
    expect(sketches.slice(0, 4).map(({ interest }) => interest)).toEqual(interests);
    for (const { reasoning, interest } of sketches.filter((sketch) => sketch.interest))
      expect(reasoning).toContain(interest);
  });

  it('gives at most two ideas of one category if there are others', () => {
    const sketches = curate(
      aProfile({ interests: ['coffee', 'running', 'jazz'], occasion: occasionOf('Birthday') }),
      budget,
      8,
    );
    const counts = Map.groupBy(sketches, ({ category }) => category);
    for (const [, same] of counts) expect(same.length).toBeLessThanOrEqual(2);
  });

  it('considers occasion and relationship', () => {
    const names = (relationship: string, type: string) =>
      curate(aProfile({ interests: [], relationship, occasion: occasionOf(type) }), budget, 6).map(({ name }) => name);
    expect(names('Wife', 'Anniversary')).toEqual(
      expect.arrayContaining(['Something for the two of you', 'An evening for two']),
    );
    expect(names('Colleague', 'Graduation')).toEqual(
      expect.arrayContaining(['For the first day of what comes next', 'A well chosen thank-you']),
    );
  });

  it('proposes larger gifts for larger budgets', () => {
    const first = (text: string) => curate(aProfile({ interests: ['coffee'] }), parseBudget(text), 1)[0]!.name;
    expect(new Set(['25-50', '250-500', '2500-5000'].map(first)).size).toBe(3);
  });

  it('never repeats rejected ideas or given gifts', () => {
    const before = curate(aProfile(), budget, 8);
    const [rejected, given] = before;
    const after = curate(
      aProfile({ notThis: [rejected!.name.toUpperCase()], given: [{ title: given!.name, url: null }] }),
      budget,
      8,
    );
    expect(after).toHaveLength(8);
    const names = after.map(({ name }) => name);
    expect(names).not.toContain(rejected!.name);
    expect(names).not.toContain(given!.name);
  });

  it.each([
    ['Specialty coffee', 'Coffee & tea'],
    ['art', 'Art supplies'],
    ['Cats', 'Animals'],
    ['careers', undefined],
    ['Yoga', 'Fitness & yoga'],
    ['vanlife', undefined],
  ])('know %s as %s', (interest, category) => {
    expect(familyOf(interest)?.category).toBe(category);
  });

  it('has related words for every interest that it knows', () => {
    for (const interest of [
      'espresso',
      'sourdough',
      'jazz',
      'houseplants',
      'ceramics',
      'ballet dancing',
      'crosswords',
    ]) {
      if (familyOf(interest)) expect([interest, nearTo(interest).length > 0]).toEqual([interest, true]);
    }
    expect(nearTo('falconry')).toEqual([]);
    expect(nearTo('ceramics')).toContain('pottery');
  });
});
