import { besideOwnCategory } from './departments.js';
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
    ['tea', ['Coffee & Tea > Tea', 'Coffee & Tea > Mugs'], ['Coffee & Tea > Mugs']],
  ])('of %s among %j', (interest, categories, beside) => {
    expect([...besideOwnCategory(categories, topicOf(interest))]).toEqual(beside);
  });
});
