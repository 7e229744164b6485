import { firstThing, kindOf } from './kind.js';

describe('the first thing of a heading', () => {
  it.each([
    ['hand cream', 'hand cream'],
    ['bird feeder, bath or house', 'bird feeder'],
    ['dice tower or tray', 'dice tower'],
    ['table or floor lamp', 'floor lamp'],
    ['book or cards for learning Korean', 'book for learning Korean'],
    ['terrain, tiles or map for roleplaying', 'terrain for roleplaying'],
    ['pots and pans', 'pots'],
    ['homes for wild birds: feeder, bath', 'homes for wild birds'],
  ])('of "%s" is "%s"', (heading, thing) => {
    expect(firstThing(heading)).toBe(thing);
  });
});

describe('two ideas', () => {
  it.each([
    ['bird feeder', 'a feeder for windows', true],
    ['dice box', 'tea box', false],
    ['dice gear', 'fishing gear', false],
    ['warm things', 'good things', false],
    ['tea', 'coffee', false],
  ])('of "%s" and "%s" are of one kind: %s', (one, other, expected) => {
    expect(kindOf(one) === kindOf(other)).toBe(expected);
  });
});
