import { setImmediate } from 'node:timers';
import { withPauses } from './with-pauses.js';

/** A number of items that each take some milliseconds. */
async function workOn(items: readonly number[], msEach: number): Promise<number[]> {
  const done: number[] = [];
  for await (const item of withPauses(items)) {
    for (const end = performance.now() + msEach; performance.now() < end;);
    done.push(item);
  }
  return done;
}

describe('a long loop with pauses', () => {
  it('handles all items, and lets other work run in between', async () => {
    const items = Array.from({ length: 10 }, (_none, n) => n);
    let isDone = false;
    let before = 0;
    const countTurns = () => {
      before += 1;
      if (!isDone) setImmediate(countTurns);
    };
    const working = workOn(items, 5).finally(() => (isDone = true));
    setImmediate(countTurns);
    expect(await working).toEqual(items);
    expect(before).toBeGreaterThanOrEqual(2);
  });
});
