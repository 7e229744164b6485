import { nextPause } from './pause.js';

/** Refuses an account so often in a minute. @returns the last pause */
const refused = (whose: string, times: number, now = 0): number =>
  Array.from({ length: times }, () => nextPause(whose, now)).at(-1)!;

describe('the pause before a refusal', () => {
  it('grows with the refusals of an account, up to five seconds', () => {
    expect([nextPause('ann', 0), nextPause('ann', 1)]).toEqual([500, 600]);
    expect(refused('ann', 60)).toBe(5_000);
  });

  it('does not grow for others', () => {
    refused('bo', 60);
    expect(nextPause('cleo', 0)).toBe(500);
  });

  it('is short again a minute later', () => {
    refused('dan', 60);
    expect(nextPause('dan', 60_000)).toBe(500);
  });

  it('is forgotten for whoever was refused longest ago, so that many networks fill no memory', () => {
    refused('eve', 60);
    for (let other = 0; other < 10_000; other++) nextPause(`network ${other}`, 1);
    expect(nextPause('eve', 2)).toBe(500);
  });
});
