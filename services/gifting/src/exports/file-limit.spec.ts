import { FileLimit } from './file-limit.js';

describe('the limit of a file', () => {
  it('takes texts up to a number and a length, over several pages', () => {
    const limit = new FileLimit({ mostEntries: 3, mostCharacters: 10 });
    expect(limit.take(['ab', 'cd'])).toEqual(['ab', 'cd']);
    expect(limit.take(['ef', 'gh'])).toEqual(['ef']);
    expect(limit.take(['x'])).toEqual([]);
    expect(new FileLimit({ mostEntries: 9, mostCharacters: 5 }).take(['abc', 'de', 'f'])).toEqual(['abc', 'de']);
  });
});
