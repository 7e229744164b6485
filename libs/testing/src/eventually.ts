type Truthy<T> = Exclude<T, false | null | undefined | 0 | ''>;

const pauseMs = 25;

/**
 * Calls `check` until it returns a truthy value, and returns that value.
 * @param withinMs two minutes by default, so that a busy machine does not fail the test. Does not count the time for
 * which this process stood still between two checks: the product may have stood still as well
 * @throws Error with the last result or error after `withinMs`
 */
export async function eventually<T>(check: () => T | Promise<T>, withinMs = 120_000): Promise<Truthy<T>> {
  let end = performance.now() + withinMs;
  let last: unknown = 'none';
  for (;;) {
    try {
      const result = await check();
      if (result) return result as Truthy<T>;
      last = result;
    } catch (error) {
      last = error;
    }
    if (performance.now() > end)
      throw new Error(`did not happen within ${withinMs} ms; last result: ${String(last)}`, { cause: last });
    const start = performance.now();
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    const lateMs = performance.now() - start - pauseMs;
    if (lateMs > 1_000) end += lateMs;
  }
}
