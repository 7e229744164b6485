import { fitOfCategory, isVaguelyNamed } from './category-fit.js';
import { known } from './known-topics.js';
import shelfNames from './shelf-names.json' with { type: 'json' };
import { topicOf } from './topic.js';

it('belong to topics, by their first names', () => {
  const firstNames = new Set(known.map(({ written }) => written[0]));
  expect(Object.keys(shelfNames).filter((name) => !firstNames.has(name))).toEqual([]);
});

it.each([
  ['Quickdraws', 'bouldering'],
  ['Climbing Gear > Hangboards', 'climbing'],
  ['Seeds & Bulbs', 'her garden'],
  ['Amigurumi Kits', 'crocheting'],
  ['Kitchenware', 'loves cooking'],
  ['Spiked > Waders', 'fly fishing'],
])('"%s" is about "%s"', (category, interest) => expect(fitOfCategory(category, topicOf(interest))).toBe(5));

it.each([
  ['Pet Supplies > Dogs > Gaiters', 'hiking'],
  ['Model Kits > Paint Sets', 'painting'],
  ['Hooks', 'fishing'],
])('"%s" is not surely about "%s"', (category, interest) =>
  expect(fitOfCategory(category, topicOf(interest))).toBeLessThan(3),
);

it.each([
  ['Hooks', 'fishing', true],
  ['Accessories > Hooks', 'fishing', true],
  ['Bathroom > Hooks', 'fishing', false],
  ['Hooks & Rails', 'fishing', false],
])('in a shop that has it, "%s" is about "%s": %s', (category, interest, isSo) =>
  expect(isVaguelyNamed(category, topicOf(interest))).toBe(isSo),
);
