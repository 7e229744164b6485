import type { ServiceName } from '@presently/topology/services';
import type { Msg, MsgHdrs, NatsConnection } from '@nats-io/transport-node';
import { randomUUID } from 'node:crypto';
import { CallCancelled } from './cancellation.js';
import { replyPrefix } from './reply-subjects.js';
import type { Part } from './reply.js';

/** How a part begins: an object with nothing before it. */
const partBefore = Buffer.from('{"part":');
const isPart = (told: Uint8Array): boolean => partBefore.equals(told.subarray(0, partBefore.length));
/** What the broker answers itself where nobody has subscribed. */
const isNobodyThere = ({ data, headers }: Msg): boolean => data.length === 0 && headers?.code === 503;

interface RequestOptions {
  headers: MsgHdrs;
  /** Milliseconds. */
  wait: number;
  signal?: AbortSignal | undefined;
  onPart?: ((part: unknown) => void) | undefined;
}

/**
 * Asks services over one connection and hears their answers, each in an inbox that only the service asked may write to.
 * The client's own requests share one inbox among all services; whoever has answered one of them could guess where the
 * others' answers are awaited.
 */
export class Requester {
  private readonly connection = randomUUID();
  private readonly awaited = new Map<string, (message: Msg) => void>();

  constructor(
    private readonly nats: NatsConnection,
    private readonly owner: string,
  ) {
    nats.subscribe(`${replyPrefix(owner)}.*.${this.connection}.*`, {
      callback: (error, message) => {
        if (!error) this.awaited.get(message.subject.slice(message.subject.lastIndexOf('.') + 1))?.(message);
      },
    });
  }

  /**
   * Sends a request and waits for its answer.
   * @throws CallCancelled as soon as the signal ends; Error when nobody is there, or answers in time
   */
  async request(
    { service, subject }: { service: ServiceName; subject: string },
    body: string,
    { headers, wait, signal, onPart }: RequestOptions,
  ): Promise<Msg> {
    if (signal?.aborted) throw new CallCancelled();
    const call = randomUUID();
    const answer = Promise.withResolvers<Msg>();
    const end = () => answer.reject(new CallCancelled());
    const late = setTimeout(() => answer.reject(new Error('No answer in time')), wait);
    signal?.addEventListener('abort', end, { once: true });
    this.awaited.set(call, (message) => {
      // Thrown here, it would end the connection by which everybody in this process hears answers.
      try {
        if (isNobodyThere(message)) answer.reject(new Error('Nobody is there'));
        else if (isPart(message.data)) onPart?.(message.json<Part>().part);
        else answer.resolve(message);
      } catch (unreadable) {
        answer.reject(unreadable);
      }
    });
    try {
      const reply = `${replyPrefix(this.owner)}.${service}.${this.connection}.${call}`;
      this.nats.publish(subject, body, { reply, headers });
      return await answer.promise;
    } finally {
      clearTimeout(late);
      this.awaited.delete(call);
      signal?.removeEventListener('abort', end);
    }
  }
}
