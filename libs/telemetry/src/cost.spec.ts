import { context } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Cost, costNow, countStatement, withCost, workFor } from './cost.js';

/** Keeps the processor busy, however busy the machine is. */
function work(ms: number): void {
  const start = process.threadCpuUsage();
  const used = () => {
    const { user, system } = process.threadCpuUsage(start);
    return (user + system) / 1_000;
  };
  while (used() < ms);
}

describe('what a call has cost', () => {
  it('is the time in which the thread worked for it, and not for others', () => {
    const [ann, bo] = [new Cost(), new Cost()];
    workFor(ann);
    work(30);
    workFor(bo);
    work(10);
    workFor(undefined);
    work(20);
    expect(ann.ms).toBeGreaterThanOrEqual(29);
    expect(ann.ms).toBeLessThan(39);
    expect(bo.ms).toBeGreaterThanOrEqual(9);
    expect(bo.ms).toBeLessThan(19);
  });

  it('is not what the thread does in a later turn for somebody unknown', async () => {
    const ann = new Cost();
    workFor(ann);
    work(5);
    await nextTurn();
    await nextTurn();
    work(30);
    workFor(undefined);
    expect(ann.ms).toBeGreaterThanOrEqual(4);
    expect(ann.ms).toBeLessThan(20);
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
