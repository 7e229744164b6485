type Truthy<T> = Exclude<T, false | null | undefined | 0 | ''>;

/**
 * Asks until the answer is truthy and returns it.
 * @throws Error with the last failure after `withinMs` (20 s by default: what hangs fails all the same, on a busy machine too).
 */
export async function eventually<T>(ask: () => T | Promise<T>, withinMs = 20_000): Promise<Truthy<T>> {
  const end = Date.now() + withinMs;
  let last: unknown = 'nothing';
  for (;;) {
    try {
      const answer = await ask();
      if (answer) return answer as Truthy<T>;
      last = answer;
    } catch (error) {
      last = error;
    }
    if (Date.now() > end)
      throw new Error(`did not happen within ${withinMs} ms; last answer: ${String(last)}`, { cause: last });
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}
