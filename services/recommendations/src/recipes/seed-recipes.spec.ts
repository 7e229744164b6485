import { faultOf } from '../model/fit-words.js';
import { normalised } from './recipe.js';
import { readSeeds } from './seed-recipes.js';

describe('shipped recipes', () => {
  it('are found by every spelling', () => {
    const recipes = readSeeds();
    for (const interest of ['K-POP!', 'kpop', 'loves Korean pop'])
      expect(recipes.get(normalised(interest))?.length).toBeGreaterThan(5);
  });

  it('may all be shown: plain, short, of different kinds, without numbers and names', () => {
    const seeds = readSeeds();
    expect(seeds.size).toBeGreaterThan(2);
    for (const [interest, ideas] of seeds) {
      expect([interest, new Set(ideas.map(({ name }) => name)).size]).toEqual([interest, ideas.length]);
      for (const { name, query, is, why } of ideas) {
        expect([name, name.length <= 60, query.split(' ').length <= 5, is.length <= 130]).toEqual([
          name,
          true,
          true,
          true,
        ]);
        expect([why, faultOf(why), why.split(' ').length <= 20]).toEqual([why, undefined, true]);
      }
    }
  });
});
