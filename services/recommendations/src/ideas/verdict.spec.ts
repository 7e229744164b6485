import { isBelievable } from './verdict.js';

const seen = (all: number, rejected: number) => ({ seen: all, rejected });

it.each([
  ['one of two sure products', seen(2, 1), seen(2, 1), true],
  ['half of the sure products', seen(8, 4), seen(12, 4), false],
  ['all of a few likely products', seen(0, 0), seen(3, 3), true],
  ['all of several likely products', seen(0, 0), seen(4, 4), false],
  ['most of several likely products', seen(0, 0), seen(10, 8), true],
])('whether a judge is believed who rejects %s', (_what, sure, likely, isBelieved) =>
  expect(isBelievable({ sure, likely })).toBe(isBelieved),
);
