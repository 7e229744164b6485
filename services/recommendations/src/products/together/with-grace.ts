import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds for the slower ones, once others have found enough. */
const graceMs = 1_200;

/**
 * Runs asks at the same time and waits for all of them, or until enough is found and the grace is over. The signal of
 * those that are late is aborted then.
 * @param start starts one ask
 * @param isEnough decides by what has been found so far, in the order of the asks
 * @returns for each ask its result, its error, or undefined if it was late
 */
export async function withGrace<Ask, Found>(
  asks: readonly Ask[],
  start: (ask: Ask, late: AbortSignal) => Promise<Found>,
  isEnough: (found: readonly Found[]) => boolean,
): Promise<(PromiseSettledResult<Found> | undefined)[]> {
  const results: (PromiseSettledResult<Found> | undefined)[] = asks.map(() => undefined);
  const late = new AbortController();
  const over = Promise.withResolvers<void>();
  const asking = asks.map(async (ask, index) => {
    [results[index]] = await Promise.allSettled([start(ask, late.signal)]);
    const found = results.flatMap((result) => (result?.status === 'fulfilled' ? [result.value] : []));
    if (isEnough(found)) void sleep(graceMs, undefined, { ref: false }).then(over.resolve);
  });
  await Promise.race([Promise.all(asking), over.promise]);
  const inTime = [...results];
  late.abort(new Error('Others have found enough'));
  return inTime;
}
