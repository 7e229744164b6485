import { fitOfCategory, fitOfOpenShelf } from './category-fit.js';
import { known } from './known-topics.js';
import shelfNames from './shelf-names.json' with { type: 'json' };
import { stemsOf } from './stem.js';
import { topicOf } from './topic.js';

it('belong to topics, by their first names', () => {
  const firstNames = new Set(known.map(({ written }) => written[0]));
  expect(Object.keys(shelfNames).filter((name) => !firstNames.has(name))).toEqual([]);
});

it('repeat no term of their topic, nor each other', () => {
  const repeated = known.flatMap(({ terms, shelfNames: names, vagueShelfNames }) => {
    const phrases = [...terms, ...names].map((name) => stemsOf(name).join(' '));
    const own = [...names, ...vagueShelfNames].map((name) => stemsOf(name).join(' '));
    return [
      ...names.filter((_, index) => phrases.indexOf(own[index]!) < terms.length),
      ...own.filter((name, index) => own.indexOf(name) < index),
    ];
  });
  expect(repeated).toEqual([]);
});

it.each([
  ['Quickdraws', 'rock climbing'],
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
  ['Hooks', 'fishing', 3],
  ['Accessories > Hooks', 'fishing', 3],
  ['Hops & Yeast', 'home brewing', 3],
  ['Bonsai Pots & Soil', 'bonsai', 4],
  ['Bathroom > Hooks', 'fishing', 0],
  ['Hooks & Rails', 'fishing', 0],
  ['Darts & Camping', 'camping', 0],
])('in a shop that has it, "%s" is about "%s": %i', (category, interest, fit) =>
  expect(fitOfOpenShelf(category, topicOf(interest))).toBe(fit),
);
