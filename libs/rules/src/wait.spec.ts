import { waitInWords } from './wait.js';

describe('a wait', () => {
  it.each([
    [0.2, '1 second'],
    [59, '59 seconds'],
    [61, '2 minutes'],
    [3_600, '1 hour'],
    [7_201, '3 hours'],
    [86_399, '24 hours'],
  ])('of %s seconds is described as %s', (seconds, words) => {
    expect(waitInWords(seconds)).toBe(words);
  });
});
