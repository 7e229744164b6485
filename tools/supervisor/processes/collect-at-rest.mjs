// Loading leaves 30 to 50 MB that V8 returns only after a full collection, and a process at rest does not need one.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const lookEveryMs = 2_000;

/** Collects garbage once, as soon as the process was at rest for a while. */
export function collectAtRest() {
  let last = performance.eventLoopUtilization();
  const look = setInterval(() => {
    const now = performance.eventLoopUtilization();
    const isAtRest = performance.eventLoopUtilization(now, last).utilization < 0.05;
    last = now;
    if (!isAtRest) return;
    clearInterval(look);
    setFlagsFromString('--expose-gc');
    // While it is off, V8 plans no second collection eight seconds after this one.
    setFlagsFromString('--no-incremental-marking');
    // This kind also returns the pages that V8 keeps for new objects.
    runInNewContext('gc')({ type: 'major', execution: 'sync', flavor: 'last-resort' });
    setFlagsFromString('--incremental-marking');
  }, lookEveryMs).unref();
}
