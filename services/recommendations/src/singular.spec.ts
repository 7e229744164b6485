import { singular } from './singular.js';

it.each([
  ['candle', 'candles'],
  ['box', 'boxes'],
  ['dress', 'dresses'],
  ['brush', 'brushes'],
  ['watch', 'watches'],
  ['knife', 'knives'],
  ['scarf', 'scarves'],
  ['glove', 'gloves'],
  ['cookie', 'cookies'],
  ['berry', 'berries'],
  ['tie', 'ties'],
  ['pie', 'pies'],
  ['shoe', 'shoes'],
  ['cup', 'cups'],
  ['vase', 'vases'],
  ['glass', 'glasses'],
])('%s and %s are one noun', (one, several) => expect(singular(several)).toBe(singular(one)));

it.each([
  ['infuser', 'infused'],
  ['organizer', 'organ'],
  ['glass', 'glas'],
  ['bus', 'bu'],
  ['cap', 'cape'],
  ['universe', 'university'],
])('%s and %s are two', (one, other) => expect(singular(other)).not.toBe(singular(one)));
