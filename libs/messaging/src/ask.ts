import type { Msg, MsgHdrs, NatsConnection } from '@nats-io/transport-node';
import { CallOver } from './called-off.js';
import type { Part } from './reply.js';

/** How a part begins: an object with nothing before it. */
const partBefore = Buffer.from('{"part":');
const isPart = (told: Uint8Array): boolean => partBefore.equals(told.subarray(0, partBefore.length));

interface Asking {
  headers: MsgHdrs;
  /** Milliseconds. */
  wait: number;
  signal?: AbortSignal | undefined;
  onPart?: ((part: unknown) => void) | undefined;
}

/**
 * Sends a request and waits for its reply.
 * @throws CallOver as soon as the signal ends; whatever NATS throws when nobody is there or answers in time
 */
export async function ask(
  nats: NatsConnection,
  subject: string,
  body: string,
  { headers, wait, signal, onPart }: Asking,
): Promise<Msg> {
  const over = Promise.withResolvers<never>();
  const end = () => over.reject(new CallOver());
  if (signal?.aborted) throw new CallOver();
  signal?.addEventListener('abort', end, { once: true });
  // Nobody listens to this one any more once the reply is there.
  over.promise.catch(() => undefined);
  const hear = (part: unknown) => {
    if (!signal?.aborted) onPart?.(part);
  };
  const reply = onPart
    ? inParts(nats, subject, body, { headers, wait }, hear)
    : nats.request(subject, body, { timeout: wait, headers });
  try {
    return await Promise.race([reply, over.promise]);
  } finally {
    reply.catch(() => undefined);
    signal?.removeEventListener('abort', end);
  }
}

/** Parts and reply come to one inbox, so in their order; an empty message closes it. */
async function inParts(
  nats: NatsConnection,
  subject: string,
  body: string,
  { headers, wait }: Pick<Asking, 'headers' | 'wait'>,
  onPart: (part: unknown) => void,
): Promise<Msg> {
  const messages = await nats.requestMany(subject, body, {
    strategy: 'sentinel',
    maxWait: wait,
    headers,
    noMux: true,
  });
  for await (const message of messages) {
    if (!isPart(message.data)) return message;
    onPart(message.json<Part>().part);
  }
  throw new Error('No answer in time');
}
