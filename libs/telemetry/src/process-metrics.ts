import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { observe } from './instruments.js';
import { processMetrics } from './metrics/process.js';

const { eventLoopDelay, eventLoopUse, memory, heap } = processMetrics;

/**
 * Observes event loop and memory of this process.
 * @returns a function that stops the observation
 */
export function observeProcess(): () => void {
  const delays = monitorEventLoopDelay({ resolution: 20 });
  delays.enable();
  let before = performance.eventLoopUtilization();
  const stop = observe([eventLoopDelay, eventLoopUse, memory, heap], (record) => {
    record(eventLoopDelay, delays.percentile(99) / 1e9);
    delays.reset();
    const now = performance.eventLoopUtilization();
    record(eventLoopUse, performance.eventLoopUtilization(now, before).utilization);
    before = now;
    const { rss, heapUsed } = process.memoryUsage();
    record(memory, rss);
    record(heap, heapUsed);
  });
  return () => {
    stop();
    delays.disable();
  };
}
