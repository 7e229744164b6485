import { context } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Cost, costNow, countStatement, withCost, workFor } from './cost.js';

/** Processor time of this thread in milliseconds, which a busy machine does not add to; a collection of garbage does. */
function threadMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

/** Keeps the processor busy. */
function work(ms: number): void {
  const start = threadMs();
  while (threadMs() - start < ms);
}

/** {@link workFor}, and the time just before and just after it. */
function change(cost: Cost | undefined): { before: number; after: number } {
  const before = threadMs();
  workFor(cost);
  return { before, after: threadMs() };
}

describe('what a call has cost', () => {
  it('is the time in which the thread worked for it, and not for others', () => {
    const [ann, bo] = [new Cost(), new Cost()];
    const first = change(ann);
    work(30);
    const second = change(bo);
    work(10);
    const third = change(undefined);
    work(20);
    expect(ann.ms).toBeGreaterThanOrEqual(second.before - first.after);
    expect(ann.ms).toBeLessThanOrEqual(second.after - first.before);
    expect(bo.ms).toBeGreaterThanOrEqual(third.before - second.after);
    expect(bo.ms).toBeLessThanOrEqual(third.after - second.before);
  });

  it('is not what the thread does in a later turn for somebody unknown', async () => {
    const ann = new Cost();
    const { before, after } = change(ann);
    work(5);
    const atLeast = threadMs() - after;
    await nextTurn();
    await nextTurn();
    const atMost = threadMs() - before;
    work(30);
    workFor(undefined);
    expect(ann.ms).toBeGreaterThanOrEqual(atLeast);
    expect(ann.ms).toBeLessThanOrEqual(atMost);
  });

  it('includes its statements, and what is done with their rows', async () => {
    // Not the whole telemetry: it can begin once in a process, which other specs share.
    const manager = new AsyncLocalStorageContextManager().enable();
    context.setGlobalContextManager(manager);
    const ann = new Cost();
    const heard: number[] = [];
    ann.onMore = (ms) => heard.push(ms);
    try {
      await context.with(withCost(ann, context.active()), async () => {
        expect(costNow()).toBe(ann);
        await countStatement(new Promise((resolve) => setTimeout(resolve, 40)));
        work(20);
      });
    } finally {
      context.disable();
    }
    workFor(undefined);
    expect(ann.ms).toBeGreaterThanOrEqual(55);
    expect(heard.reduce((sum, ms) => sum + ms, 0)).toBeCloseTo(ann.ms);
  });
});
