import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { sum } from '../world/statistics.ts';
import { familyOf, untilIdle } from './cpu.ts';
import { startProduct } from './product.ts';

/** What the product uses while nobody uses it. */
export interface Rest {
  /** Share of one processor, by process. */
  processor: Record<string, number>;
  /** Megabytes by process. Memory that processes share is divided among them. */
  memory: Record<string, number>;
}

/** The collection of garbage after a start is over by then. */
const settlesWithinMs = 12_000;

/** Measures a product that was just started, as `npm start` starts it. */
export async function rest(seconds: number): Promise<Rest> {
  const product = await startProduct();
  try {
    await delay(settlesWithinMs);
    await untilIdle(product);
    const before = familyOf(product);
    const started = performance.now();
    await delay(seconds * 1_000);
    const passed = performance.now() - started;
    const after = familyOf(product);
    const each = <T>(read: (name: string) => T) =>
      Object.fromEntries(Object.keys(after).map((name) => [name, read(name)]));
    return {
      processor: each((name) => (after[name]!.ms - (before[name]?.ms ?? 0)) / passed),
      memory: each((name) => sum(after[name]!.pids.map(megabytesOf))),
    };
  } finally {
    await product.destroy();
  }
}

function megabytesOf(pid: number): number {
  try {
    const kilobytes = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1];
    return Number(kilobytes ?? 0) / 1_024;
  } catch {
    // It has ended.
    return 0;
  }
}
