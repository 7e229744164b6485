import { root } from '../../tools/root.ts';
import { pageOf } from './page.ts';
import { partsOf, type Part } from './parts.ts';
import { countsIn, type Outcome } from './run-part.ts';
import { shareMinutes, sharesOf } from './share.ts';

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
  it('are of a bounded time each, with the pieces of a part and in English', () => {
    const shares = sharesOf(parts, 8);
    expect(shares.map((share) => share.map(({ name }) => name))).toEqual([['a', 'b', 'd'], ['c'], ['piece']]);
  });

  it('have run all of it after ten landings', () => {
    expect(sharesOf(partsOf(root), shareMinutes).length).toBeLessThanOrEqual(10);
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
      ],
    });
    expect(page).toContain('_2026-11-28 20:00, abc1234, 2 × any, load before 0.5_');
    expect(page).toMatch(/\| a +\| +passed \| +5 \| +0 \| +1\.5 \| +2 \|/);
    expect(page).toMatch(/\| c +\| +not run \| +\| +\| +\| +2 \|/);
    expect(page).toMatch(/\| \*\*all\*\* +\| +\| +10 \| +2 \| +3\.0 \| +6 \|/);
    expect(page).toContain('- b: 5 passed, 2 failed\n- c: there is no Docker engine');
  });
});
