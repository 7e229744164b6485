import { assortment } from '../../products/assortment.js';
import { headOf, wordsOf } from '../words.js';
import { isNamed } from './people/interests.js';
import { kindsFor, kindsOfThings } from './kinds.js';

describe('kinds of things', () => {
  it('have products whose titles say what they are', () => {
    for (const { draft } of kindsOfThings) {
      const products = assortment.filter(({ kind }) => kind === draft.is);
      expect(products.length).toBeGreaterThanOrEqual(3);
      for (const { title } of products) expect(wordsOf(title)).toContain(headOf(draft.is));
    }
  });

  it('have words, names and reasons of a fit length', () => {
    for (const { interest, draft } of kindsOfThings) {
      expect(draft.query.split(' ').length).toBeLessThanOrEqual(5);
      expect(draft.is.split(' ').length).toBeLessThanOrEqual(8);
      expect(draft.why.split(' ').length).toBeLessThanOrEqual(25);
      expect(draft.why).not.toMatch(/\d|love of/);
      if (!isNamed(interest)) expect(draft.why).not.toMatch(/grief|died|loss|pain|knees|sick|stress|lonely/i);
    }
  });

  it('are known to products by their name', () => {
    const names = new Set(kindsOfThings.map(({ draft }) => draft.is));
    for (const { kind } of assortment) if (kind !== '') expect(names).toContain(kind);
    expect(kindsFor('no such interest')).toEqual([]);
  });
});
