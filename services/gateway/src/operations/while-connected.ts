import { CallCancelled } from '@presently/messaging/calls/cancellation';
import { Problem } from '@presently/messaging/problem';
import type { FastifyReply } from 'fastify';

/**
 * Runs work for a request, and aborts its signal when the browser disconnects.
 * @throws Problem `abandoned`
 */
export async function whileConnected<T>({ raw }: FastifyReply, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const gone = new AbortController();
  // Also emitted after a complete answer, when there is nothing to abort.
  raw.once('close', () => gone.abort());
  if (raw.destroyed) gone.abort();
  try {
    return await work(gone.signal);
  } catch (thrown) {
    throw thrown instanceof CallCancelled
      ? new Problem('abandoned', 499, 'The browser no longer waits for this')
      : thrown;
  }
}
