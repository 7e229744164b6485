import { isMostlyOf } from './learned-fit.js';

it.each([
  ['a third name the topic', [true, false, false], ['nobody', 'nobody', 'nobody'], true],
  ['a third is of the topic', [false, false, false], ['own', 'nobody', 'nobody'], true],
  ['few name it', [true, false, false, false], ['nobody', 'nobody', 'nobody', 'nobody'], false],
  ["many are others'", [true, true, false], ['nobody', 'nobody', 'others'], false],
] as const)('a shelf is mostly of a topic where %s: %j %j %s', (_what, named, owners, isMostly) => {
  expect(isMostlyOf(named, owners)).toBe(isMostly);
});
