import { fitOfCategory } from './category-fit.js';
import { besideOwnCategory, inOwnDepartment, isForModels } from './departments.js';
import { topicOf } from './topic.js';

const outdoors = [
  'Sport > Camping & Hiking > Hiking & Backpacking',
  'Sport > Camping & Hiking > Camp Essentials',
  'Sport > Camping & Hiking > Stoves',
];

describe('the categories beside an own one', () => {
  it.each([
    ['hiking', outdoors, [outdoors[1], outdoors[2]]],
    ['camping', outdoors, [outdoors[0], outdoors[2]]],
    ['hiking', outdoors.slice(1), []],
    ['model railways', ['Model Trains & Railway Sets > Model Trains', 'Model Trains & Railway Sets > Signals'], []],
    ['knitting', ['Yarn > Knitting', 'Yarn > Crochet'], []],
    [
      'toy cars',
      ['Die-Cast & Toy Vehicles > Cars', 'Die-Cast & Toy Vehicles > Boats'],
      ['Die-Cast & Toy Vehicles > Boats'],
    ],
    ['tea', ['Coffee & Tea > Tea', 'Coffee & Tea > Mugs'], ['Coffee & Tea > Mugs']],
  ])('of %s among %j', (interest, categories, beside) => {
    expect([...besideOwnCategory(categories, topicOf(interest))]).toEqual(beside);
  });
});

describe('the others of an own department', () => {
  const trains = ['Trains > HO Scale', 'Trains > N Scale', 'Trains > Scenery & Structures'];
  const shelvesOf = (categories: readonly string[], interest: string) =>
    categories.map((category) => ({ category, fit: fitOfCategory(category, topicOf(interest)) }));

  it.each([
    ['model trains', trains, [trains[2]]],
    ['model trains', [...trains, 'Trains > Wooden', 'Trains > Jigsaws'], []],
    ['gardening', trains, []],
  ])('of %s among %j', (interest, categories, others) => {
    expect([...inOwnDepartment(shelvesOf(categories, interest), topicOf(interest))]).toEqual(others);
  });
});

it.each([
  ['Model Kits > Tools, Paints & Glue', 'model aeroplanes', true],
  ['Hobby > Model Tools & Paint', 'building model ships', true],
  ['Model Kits > Cars', 'model aeroplanes', false],
  ['Crafts > Tools, Paints & Glue', 'model aeroplanes', false],
  ['Model Kits > Tools, Paints & Glue', 'model trains', false],
])('whether %s is for those who build models: %s', (category, interest, isFor) => {
  expect(isForModels(category, topicOf(interest))).toBe(isFor);
});
