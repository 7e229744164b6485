import type { InputOf, Operation, OutputOf } from '@presently/contracts/kit/operation';
import { calls } from '@presently/contracts/rights';
import type { ProcessName } from '@presently/topology/services';
import type { Msg, NatsConnection } from '@nats-io/transport-node';
import { SpanKind, trace } from '@opentelemetry/api';
import { randomUUID } from 'node:crypto';
import { writeCallHeaders, type CallContext } from './call-context.js';
import { Requester } from './requester.js';
import { recordClientCall, failureOf } from './call-metrics.js';
import { CallCancelled, cancelCall } from './cancellation.js';
import { tooLarge, unavailable } from './problem.js';
import { largestMessage, readProblem } from './reply.js';

export interface CallOptions extends Partial<Omit<CallContext, 'deadline' | 'callId' | 'wantsParts'>> {
  /** Milliseconds to wait; the operation's own when left out. */
  deadlineMs?: number;
  /** Calls the work off at the other end when it ends; the call then fails with an `AbortError`. */
  signal?: AbortSignal;
  /** Hears the parts of an answer on the way, in their order. */
  onPart?: (part: unknown) => void;
}

/** How a reply looks that is no problem: an object with nothing else in it. */
const okBefore = Buffer.from('{"ok":');
const okAfter = Buffer.from('}');
const isOk = (reply: Uint8Array): boolean => okBefore.equals(reply.subarray(0, okBefore.length));

/** @throws Problem `service-unavailable` for what is no reply */
function read<T>(op: Operation, message: Msg, as: (reply: unknown) => T = (reply) => reply as T): T {
  try {
    return as(message.json());
  } catch (unreadable) {
    throw unavailable(op.service, unreadable);
  }
}

const tracer = trace.getTracer('presently.rpc');

/** Calls operations of other services. Every call has a deadline; nothing is ever retried here. */
export class RpcClient {
  private isConnected = true;
  private readonly requester: Requester;

  /** @param owner who calls; an operator may call everything. */
  constructor(
    private readonly nats: NatsConnection,
    private readonly owner: ProcessName | 'ops',
  ) {
    this.requester = new Requester(nats, owner);
    void this.watchConnection();
  }

  /**
   * @throws Problem as the service threw it; `service-unavailable` (503, Retry-After) when nobody answers in time.
   */
  async call<Op extends Operation>(op: Op, input: InputOf<Op>, options: CallOptions = {}): Promise<OutputOf<Op>> {
    return read<{ ok: OutputOf<Op> }>(op, await this.ask(op, input, options)).ok;
  }

  /**
   * {@link call}, for whoever only passes the answer on: its JSON as the service wrote it.
   * @throws Problem as {@link call} does
   */
  async callForJson<Op extends Operation>(op: Op, input: InputOf<Op>, options: CallOptions = {}): Promise<Buffer> {
    const { data } = await this.ask(op, input, options);
    return Buffer.from(data.buffer, data.byteOffset + okBefore.length, data.length - okBefore.length - okAfter.length);
  }

  private async ask(op: Operation, input: object, options: CallOptions): Promise<Msg> {
    // The broker would refuse it, too, but in silence.
    if (this.owner !== 'ops' && !calls[this.owner].includes(op))
      throw new Error(`${this.owner} does not declare that it calls ${op.name}`);
    const wait = options.deadlineMs ?? op.deadline;
    const { signal, onPart } = options;
    const callId = signal && randomUUID();
    const body = JSON.stringify(input);
    if (Buffer.byteLength(body) > largestMessage) throw tooLarge();
    const start = performance.now();
    return tracer.startActiveSpan(op.name, { kind: SpanKind.CLIENT }, async (span) => {
      let failure: ReturnType<typeof failureOf> | undefined;
      try {
        const headers = writeCallHeaders({
          caller: options.caller ?? null,
          timeZone: options.timeZone ?? 'UTC',
          idempotencyKey: options.idempotencyKey,
          address: options.address,
          deadline: Date.now() + wait,
          callId,
          wantsParts: onPart !== undefined,
        });
        // Without a connection the client would keep the request until there is one: nobody waits that long.
        if (!this.isConnected) throw unavailable(op.service);
        // Whatever goes wrong on the way (nobody there, no answer in time, no connection) means the same to the caller.
        const message = await this.requester
          .request(op, body, { headers, wait, signal, onPart })
          .catch((error: unknown) =>
            Promise.reject(error instanceof CallCancelled ? error : unavailable(op.service, error)),
          );
        if (isOk(message.data)) return message;
        throw read(op, message, readProblem);
      } catch (error) {
        if (callId && error instanceof CallCancelled) cancelCall(this.nats, op.service, callId);
        failure = failureOf(error);
        throw error;
      } finally {
        recordClientCall({ op, span, start, failure });
      }
    });
  }

  private async watchConnection(): Promise<void> {
    for await (const status of this.nats.status()) {
      if (status.type === 'disconnect') this.isConnected = false;
      if (status.type === 'reconnect') this.isConnected = true;
    }
  }
}
