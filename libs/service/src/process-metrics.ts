import { metrics } from '@presently/contracts/metrics';
import { watch } from '@presently/messaging/instruments';
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';

const { eventLoopDelay, eventLoopUse, memory, heap } = metrics;

/** How the process itself is doing, for as long as it exports. @returns a function that ends it */
export function watchProcess(): () => void {
  const delays = monitorEventLoopDelay({ resolution: 20 });
  delays.enable();
  let before = performance.eventLoopUtilization();
  const unwatch = watch([eventLoopDelay, eventLoopUse, memory, heap], (tell) => {
    tell(eventLoopDelay, delays.percentile(99) / 1e9);
    delays.reset();
    const now = performance.eventLoopUtilization();
    tell(eventLoopUse, performance.eventLoopUtilization(now, before).utilization);
    before = now;
    const { rss, heapUsed } = process.memoryUsage();
    tell(memory, rss);
    tell(heap, heapUsed);
  });
  return () => {
    unwatch();
    delays.disable();
  };
}
