import { CallCancelled } from '@presently/messaging/cancellation';
import { Problem } from '@presently/messaging/problem';
import type { FastifyReply } from 'fastify';

/**
 * Does work for a request for as long as the browser is there; then the signal ends, and with it the work.
 * @throws Problem `abandoned`, which nobody reads any more
 */
export async function whileWanted<T>({ raw }: FastifyReply, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const gone = new AbortController();
  // Also when the answer is through: by then there is nothing left to end.
  raw.once('close', () => gone.abort());
  if (raw.destroyed) gone.abort();
  try {
    return await work(gone.signal);
  } catch (thrown) {
    throw thrown instanceof CallCancelled ? new Problem('abandoned', 499, 'Nobody waits for this any more') : thrown;
  }
}
