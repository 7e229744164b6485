import { setTimeout as delay } from 'node:timers/promises';

/** Milliseconds before the first refusal is sent, what each further one within {@link rememberedMs} adds, and the longest. */
const pauseMs = { first: 500, each: 100, longest: 5_000 };
const rememberedMs = 60_000;
/** Accounts and networks whose refusals are counted. */
const mostCounted = 10_000;
/** Refusals that wait at once; further ones are sent immediately. */
const mostWaiting = 2_000;

/** Refusals by whose they are, the longest uncounted first. */
const counted = new Map<string, { refusals: number; since: number }>();
let waiting = 0;

/**
 * Delays a refusal, because refusing thousands of requests a second would slow down the requests of others. A client that
 * ignores refusals waits longer for each: what it sends costs work even if nobody reads it, such as the start of an upload.
 * @param whose the account or network that is refused
 */
export async function pause(whose: string): Promise<void> {
  const milliseconds = nextPause(whose, performance.now());
  if (waiting >= mostWaiting) return;
  waiting++;
  await delay(milliseconds, undefined, { ref: false });
  waiting--;
}

/** Counts a refusal. @returns milliseconds before it is sent */
export function nextPause(whose: string, now: number): number {
  const known = counted.get(whose);
  const { refusals, since } = known && now - known.since < rememberedMs ? known : { refusals: 0, since: now };
  counted.delete(whose);
  counted.set(whose, { refusals: refusals + 1, since });
  const [oldest] = counted.keys();
  if (counted.size > mostCounted) counted.delete(oldest!);
  return Math.min(pauseMs.longest, pauseMs.first + pauseMs.each * refusals);
}
