import { root } from '../../tools/root.ts';
import { pageOf } from './page.ts';
import { partsOf, type Part } from './parts.ts';
import { countsIn, type Outcome } from './run-part.ts';
import { minutesOf, partsOfTurn, shareCount, shareMinutes, sharesOf } from './share.ts';

const part = (name: string, minutes: number): Part => ({ name, minutes, command: ['proof/main.ts', name] });
const parts: Part[] = [
  part('a', 3),
  part('b', 3),
  part('c', 3),
  { ...part('whole', 9), hasPieces: true },
  { ...part('piece', 9), isPiece: true },
  part('d', 1),
  { ...part('d in de', 1), language: 'de' },
];

describe('the shares of the proof', () => {
  const namesOf = (some: readonly Part[]) => some.map(({ name }) => name);
  const shares = sharesOf(parts, 3);

  it('take about the same time each, with the pieces of a part and in English', () => {
    expect(shares.map(namesOf)).toEqual([['piece'], ['a', 'c'], ['b', 'd']]);
  });

  it('begin with another part whenever they come again, so that none is left out for good', () => {
    expect([1, 4, 7].map((turn) => namesOf(partsOfTurn(shares, turn)))).toEqual([
      ['a', 'c'],
      ['c', 'a'],
      ['a', 'c'],
    ]);
  });

  it('have run all of it after ten landings, and leave time for a machine that is a little slower', () => {
    const all = sharesOf(partsOf(root), shareCount);
    expect(all).toHaveLength(shareCount);
    for (const share of all) expect(minutesOf(share)).toBeLessThan(shareMinutes);
  });
});

describe('how a part ended', () => {
  it.each([
    ['12 passed, 0 failed\n', 0, { passed: 12, failed: 0 }],
    ['3 passed, 1 failed\n\n12 passed, 2 failed, 1 skipped', 1, { passed: 12, failed: 2 }],
    // A failure that is not counted is one all the same.
    ['12 passed, 0 failed', 1, { passed: 12, failed: 1 }],
    ['promises broken   0', 0, { passed: 1, failed: 0 }],
    ['Error: no product', 1, { passed: 0, failed: 1 }],
    ['', null, { passed: 0, failed: 1 }],
  ])('is read from %j and its code %j', (output, code, counts) => {
    expect(countsIn(output, code)).toEqual(counts);
  });

  it('is told on one page', () => {
    const outcome = (name: string, more: Partial<Outcome>): Outcome => ({
      part: part(name, 2),
      state: 'passed',
      tookMs: 90_000,
      passed: 5,
      failed: 0,
      what: '5 passed, 0 failed',
      ...more,
    });
    const page = pageOf({
      title: 'The whole proof',
      commit: 'abc1234',
      machine: '2 × any',
      loadBefore: 0.5,
      startedAt: new Date('2026-11-28T20:00:00Z'),
      outcomes: [
        outcome('a', {}),
        outcome('b', { state: 'failed', failed: 2, what: '5 passed, 2 failed' }),
        outcome('c', { state: 'not run', tookMs: 0, passed: 0, what: 'there is no Docker engine' }),
        outcome('d', { state: 'cut', passed: 0, what: 'not ready after 15 min' }),
      ],
    });
    expect(page).toContain('_2026-11-28 20:00, abc1234, 2 × any, load before 0.5_');
    expect(page).toMatch(/\| a +\| +passed \| +5 \| +0 \| +1\.5 \| +2 \|/);
    expect(page).toMatch(/\| c +\| +not run \| +\| +\| +\| +2 \|/);
    expect(page).toMatch(/\| \*\*all\*\* +\| +\| +10 \| +2 \| +4\.5 \| +8 \|/);
    expect(page).toContain('**Left out:** c, d. About them this run says nothing.');
    expect(page).toContain('- b: 5 passed, 2 failed\n- c: there is no Docker engine');
  });
});
