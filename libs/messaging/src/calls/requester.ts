import type { ServiceName } from '@presently/topology/services';
import type { Msg, MsgHdrs, NatsConnection } from '@nats-io/transport-node';
import { randomUUID } from 'node:crypto';
import { BeatWatch, isBeat } from './beats.js';
import { CallCancelled } from './cancellation.js';
import { replyPrefix } from './reply-subjects.js';
import type { Part } from './reply.js';

/** The first bytes of a part of an answer. */
const partStart = Buffer.from('{"part":');
const isPart = (data: Uint8Array): boolean => partStart.equals(data.subarray(0, partStart.length));
/** The broker's own reply if no service has subscribed. */
const isNoResponders = ({ data, headers }: Msg): boolean => data.length === 0 && headers?.code === 503;

/** No process of the service is there. */
export class NoResponders extends Error {}

interface RequestOptions {
  headers: MsgHdrs;
  /** Milliseconds. */
  timeout: number;
  signal?: AbortSignal | undefined;
  onPart?: ((part: unknown) => void) | undefined;
}

/**
 * Sends requests over one connection and receives each reply on a subject that only the requested service may publish
 * to. The NATS client's own requests share one reply subject among all services, so a service that has answered once
 * could guess the subjects of the others' replies.
 */
export class Requester {
  private readonly connection = randomUUID();
  private readonly pending = new Map<string, (message: Msg) => void>();

  constructor(
    private readonly nats: NatsConnection,
    private readonly owner: string,
  ) {
    nats.subscribe(`${replyPrefix(owner)}.*.${this.connection}.*`, {
      callback: (error, message) => {
        if (!error) this.pending.get(message.subject.slice(message.subject.lastIndexOf('.') + 1))?.(message);
      },
    });
  }

  /**
   * Sends a request and resolves with its reply.
   * @throws CallCancelled as soon as the signal aborts; ProcessLost when the service's process ends; NoResponders; Error
   *   after the timeout
   */
  async request(
    { service, subject }: { service: ServiceName; subject: string },
    body: string,
    { headers, timeout, signal, onPart }: RequestOptions,
  ): Promise<Msg> {
    if (signal?.aborted) throw new CallCancelled();
    const id = randomUUID();
    const reply = Promise.withResolvers<Msg>();
    const cancel = () => reply.reject(new CallCancelled());
    const timer = setTimeout(() => reply.reject(new Error('Timeout')), timeout);
    const beats = new BeatWatch(reply.reject);
    signal?.addEventListener('abort', cancel, { once: true });
    this.pending.set(id, (message) => {
      // An error thrown in a subscription's callback would close the connection of the whole process.
      try {
        if (isNoResponders(message)) reply.reject(new NoResponders());
        else if (isBeat(message.data)) beats.hear();
        else if (isPart(message.data)) onPart?.(message.json<Part>().part);
        else reply.resolve(message);
      } catch (unreadable) {
        reply.reject(unreadable);
      }
    });
    try {
      const replyTo = `${replyPrefix(this.owner)}.${service}.${this.connection}.${id}`;
      this.nats.publish(subject, body, { reply: replyTo, headers });
      return await reply.promise;
    } finally {
      clearTimeout(timer);
      beats.stop();
      this.pending.delete(id);
      signal?.removeEventListener('abort', cancel);
    }
  }
}
