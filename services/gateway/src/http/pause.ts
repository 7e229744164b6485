import { setTimeout as delay } from 'node:timers/promises';

/** Milliseconds before a refusal is sent. A client that ignores refusals makes fewer requests, at the same speed. */
const pauseMs = 500;
/** Refusals that wait at once; further ones are sent immediately. */
const most = 2_000;
let waiting = 0;

/** Delays a refusal, because refusing thousands of requests a second would slow down the requests of others. */
export async function pause(): Promise<void> {
  if (waiting >= most) return;
  waiting++;
  await delay(pauseMs, undefined, { ref: false });
  waiting--;
}
