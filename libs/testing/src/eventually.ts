type Truthy<T> = Exclude<T, false | null | undefined | 0 | ''>;

/**
 * Calls `check` until it returns a truthy value, and returns that value.
 * @param withinMs 20 s by default, so that a busy machine does not fail the test
 * @throws Error with the last result or error after `withinMs`
 */
export async function eventually<T>(check: () => T | Promise<T>, withinMs = 20_000): Promise<Truthy<T>> {
  const end = Date.now() + withinMs;
  let last: unknown = 'none';
  for (;;) {
    try {
      const result = await check();
      if (result) return result as Truthy<T>;
      last = result;
    } catch (error) {
      last = error;
    }
    if (Date.now() > end)
      throw new Error(`did not happen within ${withinMs} ms; last result: ${String(last)}`, { cause: last });
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}
