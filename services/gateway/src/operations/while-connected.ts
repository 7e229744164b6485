import { CallCancelled } from '@presently/messaging/calls/cancellation';
import type { FastifyReply } from 'fastify';
import { abandoned } from '../http/abandoned.js';

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
    throw thrown instanceof CallCancelled ? abandoned() : thrown;
  }
}
