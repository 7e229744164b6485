import { areAllOfIt } from './learned-fit.js';

it.each([
  ['a third name the topic', [true, false, false], ['nobody', 'nobody', 'nobody'], true],
  ['a third is of the topic', [true, false, false, false], ['own', 'own', 'nobody', 'nobody'], true],
  ['a third is a thing of it', [false, false, false], ['own', 'nobody', 'nobody'], true],
  ['none names it', [false, false, false], ['own', 'others', 'nobody'], true],
  ['few name it', [true, false, false, false], ['nobody', 'nobody', 'nobody', 'nobody'], false],
  ["many are others'", [true, true, false], ['nobody', 'nobody', 'others'], false],
] as const)('a shelf is mostly of a topic where %s: %j %j %s', (_what, named, owners, isMostly) => {
  expect(areAllOfIt(named, owners)).toBe(isMostly);
});
