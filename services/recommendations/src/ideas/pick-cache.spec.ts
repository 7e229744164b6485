import { aProfile } from '../recommendations.builders.js';
import { PickCache } from './pick-cache.js';

const isFor = (said: Parameters<typeof aProfile>[0]) =>
  new PickCache(undefined as never, undefined as never).isFor(aProfile(said));

describe('picks that are kept for everybody', () => {
  it('answer people of whom nothing is known that could speak against a listing', () => {
    expect(isFor({})).toBe(true);
    expect(isFor({ interests: ['peanut butter'] })).toBe(true);
    expect(isFor({ relationship: 'wife of 12 years' })).toBe(true);
  });

  it.each([
    ['dislikes', { dislikes: ['wool'] }],
    ['an age', { age: 40 }],
    ['a child by the relationship', { relationship: 'nephew (8)' }],
    ['an allergy among the interests', { interests: ['baking', 'peanut allergy'] }],
    ['an allergy among interests that are hidden', { hiddenInterests: ['peanut allergy'] }],
    ['a diet', { interests: ['vegan'] }],
  ])('answer nobody with %s', (_what, said) => {
    expect(isFor(said)).toBe(false);
  });
});
