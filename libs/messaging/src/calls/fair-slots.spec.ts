import { FairSlots, type Release } from './fair-slots.js';

/** Takes slots by name and records in which order they are given. */
function world(all: [number, number], each: [number, number]) {
  const slots = new FairSlots({ atOnce: all[0], waiting: all[1] }, { atOnce: each[0], waiting: each[1] });
  const given: string[] = [];
  const refused: string[] = [];
  const held = new Map<string, Release>();
  const take = async (account: string | undefined, name: string, signal?: AbortSignal) => {
    const release = await slots.take(account, signal);
    (release ? given : refused).push(name);
    if (release) held.set(name, release);
  };
  const release = async (name: string) => {
    held.get(name)!();
    await new Promise(setImmediate);
  };
  return { slots, given, refused, take, release };
}
const settled = () => new Promise(setImmediate);

describe('slots for many accounts', () => {
  it('are given to one account up to its part, while others get theirs at once', async () => {
    const { given, take, release } = world([10, 100], [2, 100]);
    for (const n of [1, 2, 3, 4]) void take('ann', `ann ${n}`);
    void take('bo', 'bo 1');
    await settled();
    expect(given).toEqual(['ann 1', 'ann 2', 'bo 1']);
    await release('ann 1');
    expect(given.slice(3)).toEqual(['ann 3']);
  });

  it('go to the waiting accounts in turn', async () => {
    const { given, take, release } = world([1, 100], [1, 100]);
    for (const n of [1, 2, 3]) void take('ann', `ann ${n}`);
    for (const name of ['bo', 'cy']) void take(name, name);
    await settled();
    for (const name of ['ann 1', 'bo', 'cy', 'ann 2']) await release(name);
    expect(given).toEqual(['ann 1', 'bo', 'cy', 'ann 2', 'ann 3']);
  });

  it('are refused when too many calls of one account wait, and others still wait', async () => {
    const { given, refused, take, release } = world([1, 4], [1, 2]);
    for (const n of [1, 2, 3, 4]) void take('ann', `ann ${n}`);
    for (const n of [1, 2, 3]) void take('bo', `bo ${n}`);
    await settled();
    expect(refused).toEqual(['ann 4', 'bo 3']);
    void take('cy', 'cy');
    await settled();
    expect(refused).toEqual(['ann 4', 'bo 3', 'cy']);
    for (const name of ['ann 1', 'bo 1', 'ann 2', 'bo 2', 'ann 3']) await release(name);
    void take('cy', 'cy again');
    await settled();
    expect(given.at(-1)).toBe('cy again');
  });

  it('share no part among calls of no account', async () => {
    const { given, take } = world([3, 100], [1, 0]);
    for (const n of [1, 2, 3]) void take(undefined, `${n}`);
    await settled();
    expect(given).toEqual(['1', '2', '3']);
  });

  it('pass over a call that was given up', async () => {
    const { given, refused, take, release } = world([1, 100], [1, 100]);
    const gone = new AbortController();
    void take('ann', 'ann 1');
    void take('ann', 'ann 2', gone.signal);
    void take('ann', 'ann 3');
    await settled();
    gone.abort();
    await release('ann 1');
    expect([given, refused]).toEqual([['ann 1', 'ann 3'], ['ann 2']]);
  });

  it('come back once, however often they are released', async () => {
    const { given, take, release } = world([1, 100], [1, 100]);
    for (const n of [1, 2, 3]) void take('ann', `ann ${n}`);
    await settled();
    await release('ann 1');
    await release('ann 1');
    expect(given).toEqual(['ann 1', 'ann 2']);
  });

  it('keep nothing of accounts that are gone', async () => {
    const { slots, take, release } = world([1, 1], [1, 1]);
    for (const name of ['ann', 'bo', 'cy']) void take(name, name);
    await settled();
    await release('ann');
    await release('bo');
    expect(Reflect.get(slots, 'lines')).toEqual(new Map());
  });
});
