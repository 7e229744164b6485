import { inRotation } from './rotation.js';

const used = new Map([
  ['b', new Date('2026-11-20T09:00:00Z')],
  ['c', new Date('2026-11-10T09:00:00Z')],
]);

describe('the rotation', () => {
  it('begins with the candidate that was never used or used longest ago', () => {
    expect(inRotation(['a', 'b', 'c'], 7, (each) => used.get(each))).toEqual(['a', 'c', 'b', 'a', 'c', 'b', 'a']);
  });

  it('takes as many as there are turns', () => {
    expect(inRotation(['a', 'b', 'c'], 2, (each) => used.get(each))).toEqual(['a', 'c']);
    expect(inRotation([], 3, () => undefined)).toEqual([]);
  });
});
