import { jest } from '@jest/globals';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { FairShare, type Turn } from './fair-share.js';

const ever = new AbortController().signal;
const route = 'GET /api/recipients';

/** Another account is active, so that no one has everything. */
async function besideBo(): Promise<FairShare> {
  const share = new FairShare();
  await call(share, 'bo', 5);
  return share;
}

/** A whole call of known cost. */
async function call(share: FairShare, account: string, ms: number, to = route): Promise<void> {
  const turn = await share.turn(account, to, ever);
  turn!.spend(ms);
  turn!.end(true);
}

/** Lets time pass until the work is done. @returns the milliseconds that passed */
async function timeOf(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  const working = { isDone: false };
  const done = work().finally(() => (working.isDone = true));
  while (!working.isDone) {
    jest.advanceTimersByTime(5);
    await nextTurn();
  }
  await done;
  return performance.now() - start;
}

/** Asks for turns all at once. @returns those that have begun, and gives up the others */
async function begun(share: FairShare, account: string, routes: readonly string[]): Promise<Turn[]> {
  const gone = new AbortController();
  const turns: Turn[] = [];
  const asked = routes.map(async (to) => {
    const turn = await share.turn(account, to, gone.signal);
    if (turn) turns.push(turn);
  });
  for (let turn = 0; turn < 5; turn++) await nextTurn();
  gone.abort();
  await Promise.all(asked);
  return turns;
}
const times = (count: number, to = route) => Array.from({ length: count }, () => to);

/** Makes calls one after another until one has to wait. @returns how many ended before */
async function callsBeforeWaiting(share: FairShare, account: string, ms: number, most: number): Promise<number> {
  for (let calls = 0; calls < most; calls++) {
    const [turn] = await begun(share, account, [route]);
    if (!turn) return calls;
    turn.spend(ms);
    turn.end(true);
  }
  return most;
}

describe('the share of an account', () => {
  // Credit grows with time, so a busy machine would give more of it.
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] }));
  afterEach(() => jest.useRealTimers());

  it('is a processor while no other account is active', async () => {
    const share = new FairShare();
    const took = await timeOf(async () => {
      for (let calls = 0; calls < 12; calls++) await call(share, 'ann', 50);
    });
    expect(took).toBeGreaterThan(200);
    expect(took).toBeLessThan(350);
  });

  it('is limited while others are active, and theirs is not used up', async () => {
    const share = await besideBo();
    const calls = await callsBeforeWaiting(share, 'ann', 100, 100);
    expect(calls).toBeGreaterThanOrEqual(3);
    expect(calls).toBeLessThan(20);
    expect(await callsBeforeWaiting(share, 'bo', 5, 20)).toBe(20);
  });

  it('counts what a call costs, however long others keep it waiting', async () => {
    const share = await besideBo();
    const [turn] = await begun(share, 'ann', [route]);
    jest.advanceTimersByTime(400);
    turn!.spend(5);
    turn!.end(true);
    expect(await begun(share, 'ann', times(8))).toHaveLength(8);
  });

  it('comes back after a while', async () => {
    const share = await besideBo();
    await call(share, 'ann', 310);
    expect(await begun(share, 'ann', [route])).toHaveLength(0);
    jest.advanceTimersByTime(500);
    expect(await begun(share, 'ann', [route])).toHaveLength(1);
  });

  it('is not waited for by a browser that has gone', async () => {
    const share = await besideBo();
    await call(share, 'ann', 5_000);
    const gone = new AbortController();
    const turn = share.turn('ann', route, gone.signal);
    gone.abort();
    expect(await turn).toBeUndefined();
  });

  it('lets the calls of a page begin at once, each to a route of its own', async () => {
    const share = await besideBo();
    const page = Array.from({ length: 7 }, (_none, nth) => `GET /api/${nth}`);
    expect(await begun(share, 'ann', page)).toHaveLength(7);
  });

  it('lets one call to a route begin until its cost is known, and then as many as it pays for', async () => {
    const share = await besideBo();
    const [first, ...others] = await begun(share, 'ann', times(8));
    expect(others).toEqual([]);
    first!.spend(5);
    first!.end(true);
    expect(await begun(share, 'ann', times(8))).toHaveLength(8);

    await call(share, 'cleo', 120);
    expect(await begun(share, 'cleo', times(8))).toHaveLength(2);
  });

  it('wakes the calls that wait for the cost of the first', async () => {
    const share = await besideBo();
    const first = await share.turn('ann', route, ever);
    const second = share.turn('ann', route, ever);
    first!.spend(5);
    first!.end(true);
    await second;
  });

  it('does not wait for ever for a first call that waits for others itself', async () => {
    const share = await besideBo();
    await share.turn('ann', route, ever);
    const took = await timeOf(async () => void (await share.turn('ann', route, ever)));
    expect(took).toBeGreaterThan(500);
    expect(took).toBeLessThan(1_500);
  });

  it('counts calls whose browser has gone, and what they cost afterwards', async () => {
    const share = await besideBo();
    let calls = 0;
    for (; calls < 20; calls++) {
      const [turn] = await begun(share, 'ann', [route]);
      if (!turn) break;
      turn.end(false);
    }
    expect(calls).toBeLessThan(12);

    const [left] = await begun(share, 'cleo', [route]);
    left!.end(false);
    left!.spend(5_000);
    expect(await begun(share, 'cleo', ['GET /api/user'])).toEqual([]);
  });

  it('is not renewed by a pause in which the account has earned nothing', async () => {
    const share = await besideBo();
    await call(share, 'ann', 40_000);
    jest.advanceTimersByTime(3_000);
    for (const other of ['bo', 'cleo', 'dora']) await call(share, other, 5);
    expect(await begun(share, 'ann', [route])).toEqual([]);
  });
});
