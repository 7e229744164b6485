import { setImmediate } from 'node:timers/promises';

/** Milliseconds that other requests may wait. */
const longest = 15;

/** The items of a long loop, with a pause for other requests as often as work on them has taken a while. */
export async function* withPauses<T>(items: Iterable<T>): AsyncGenerator<T> {
  let since = performance.now();
  for (const item of items) {
    if (performance.now() - since > longest) {
      await setImmediate();
      since = performance.now();
    }
    yield item;
  }
}
