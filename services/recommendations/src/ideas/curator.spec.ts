import { priceRanges, occasionTypes } from '@presently/rules/vocabulary';
import fc from 'fast-check';
import { aProfile } from '../recommendations.builders.js';
import { parseBudget } from './budget.js';
import { curate } from './curator.js';
import { nameKey } from './idea.js';
import { familyOf } from './repertoire.js';

const budget = parseBudget('50-100');
const occasionOf = (type: string) => ({ id: 'o', type, date: '1990-05-04' });

describe('the curator', () => {
  it('has eight different ideas for every interest, also for one that it does not know', () => {
    const interest = fc.oneof(
      fc.constantFrom('pottery', 'trail running', 'jazz', 'falconry', 'cats'),
      fc.string({ maxLength: 60 }).map((text) => text.trim() || 'tea'),
    );
    fc.assert(
      fc.property(
        fc.array(interest, { minLength: 1, maxLength: 6 }),
        fc.constantFrom(...priceRanges),
        fc.constantFrom(null, ...occasionTypes.map(occasionOf)),
        (interests, anyBudget, occasion) => {
          const sketches = curate(aProfile({ interests, occasion }), anyBudget);
          expect(sketches.length).toBeGreaterThanOrEqual(8);
          expect(new Set(sketches.map(({ name }) => nameKey(name))).size).toBe(sketches.length);
          expect(sketches.every(({ words }) => words.length > 0 && words.every(Boolean))).toBe(true);
        },
      ),
      { numRuns: 200 },
    );
  });

  it('has no idea that is not for an interest', () => {
    expect(curate(aProfile({ interests: [] }), budget)).toEqual([]);
    const interests = ['pottery', 'jazz'];
    for (const { interest } of curate(aProfile({ interests }), budget)) expect(interests).toContain(interest);
  });

  it('begins with other ideas than the last time', () => {
    const before = curate(aProfile(), budget).slice(0, 8);
    const names = before.map(({ name }) => name);
    for (const { name } of curate(aProfile(), budget, names).slice(0, 8)) expect(names).not.toContain(name);
  });

  it('uses every interest before it repeats one, in the words of the person', () => {
    const interests = ['Pottery & glazes', 'trail running', 'jazz records', 'falconry'];
    const sketches = curate(aProfile({ interests }), budget);
    expect(sketches.slice(0, 4).map(({ interest }) => interest)).toEqual(interests);
    for (const { reasoning, interest } of sketches.filter((sketch) => sketch.interest))
      expect(reasoning).toContain(interest);
  });

  it('proposes larger gifts for larger budgets', () => {
    const first = (text: string) => curate(aProfile({ interests: ['coffee'] }), parseBudget(text))[0]!.name;
    expect(new Set(['25-50', '250-500', '2500-5000'].map(first)).size).toBe(3);
  });

  it('never repeats rejected ideas or given gifts', () => {
    const before = curate(aProfile(), budget);
    const [rejected, given] = before;
    const after = curate(
      aProfile({ notThis: [rejected!.name.toUpperCase()], given: [{ title: given!.name, url: null }] }),
      budget,
    );
    expect(after).toHaveLength(before.length - 2);
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
});
