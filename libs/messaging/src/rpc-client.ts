import type { InputOf, Operation, OutputOf, PagedOperation, RowOf } from '@presently/contracts/kit/operation';
import { cursorPattern } from '@presently/contracts/kit/page';
import { calls } from '@presently/contracts/rights';
import { costNow, workFor } from '@presently/telemetry/cost';
import type { ProcessName } from '@presently/topology/services';
import type { Msg, NatsConnection } from '@nats-io/transport-node';
import { SpanKind, trace } from '@opentelemetry/api';
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { writeCallHeaders, type CallContext } from './call-context.js';
import { NoResponders, Requester } from './calls/requester.js';
import { ProcessLost } from './calls/beats.js';
import { recordClientCall, failureOf } from './calls/call-metrics.js';
import { CallCancelled, cancelCall } from './calls/cancellation.js';
import { tooLarge, unavailable } from './problem.js';
import { costIn, largestMessage, nextHeader, readProblem } from './calls/reply.js';

export interface CallOptions extends Partial<Omit<CallContext, 'deadline' | 'callId' | 'wantsParts' | 'wantsBeats'>> {
  /** Milliseconds; the operation's own deadline by default. */
  deadlineMs?: number;
  /** Cancels the call, also in the service, when it aborts. The call then fails with an `AbortError`. */
  signal?: AbortSignal;
  /** Receives the parts of the answer, in order. */
  onPart?: (part: unknown) => void;
}

/** An answer that is passed on. */
export interface JsonAnswer {
  json: Buffer;
  /** The cursor of the next page, if the answer is a page and not the last one. */
  next: string | undefined;
}

/** First and last bytes of a successful reply. */
const okStart = Buffer.from('{"ok":');
const okEnd = Buffer.from('}');
const isOk = (reply: Uint8Array): boolean => okStart.equals(reply.subarray(0, okStart.length));

/** A compromised service may send anything, so a malformed cursor does not reach the browser's headers. */
function nextOf({ headers }: Msg): string | undefined {
  const next = headers?.get(nextHeader);
  return next && cursorPattern.test(next) ? next : undefined;
}

/** @throws Problem `service-unavailable` for a malformed reply */
function read<T>(op: Operation, message: Msg, as: (reply: unknown) => T = (reply) => reply as T): T {
  try {
    return as(message.json());
  } catch (unreadable) {
    throw unavailable(op.service, unreadable);
  }
}

const tracer = trace.getTracer('presently.rpc');

const pauseMs = 200;

/** Makes a request again as long as its process was lost and no other one is there. */
async function untilAnswered<T>(request: (timeoutMs: number) => Promise<T>, timeoutMs: number): Promise<T> {
  const deadline = Date.now() + timeoutMs;
  for (let wasLost = false; ;) {
    try {
      return await request(deadline - Date.now());
    } catch (error) {
      wasLost ||= error instanceof ProcessLost;
      const mayPass = error instanceof ProcessLost || (wasLost && error instanceof NoResponders);
      if (!mayPass || Date.now() + pauseMs >= deadline) throw error;
      await delay(pauseMs);
    }
  }
}

/**
 * Calls operations of other services. Every call has a deadline. A call whose process is lost is made again if that is
 * safe; no other call is.
 */
export class RpcClient {
  private isConnected = true;
  private readonly requester: Requester;

  /**
   * @param nats public, for broadcasts that no answer to a call may overtake, such as revoked sessions
   * @param owner the calling process; `ops`, an operator, may call every operation
   */
  constructor(
    readonly nats: NatsConnection,
    private readonly owner: ProcessName | 'ops',
  ) {
    this.requester = new Requester(nats, owner);
    void this.watchConnection();
  }

  /**
   * @throws Problem as the service threw it; `service-unavailable` (503, Retry-After) without an answer in time
   */
  async call<Op extends Operation>(op: Op, input: InputOf<Op>, options: CallOptions = {}): Promise<OutputOf<Op>> {
    return read<{ ok: OutputOf<Op> }>(op, await this.ask(op, input, options)).ok;
  }

  /**
   * Like {@link call}, but returns the service's JSON unparsed.
   * @throws Problem as {@link call} does
   */
  async callForJson<Op extends Operation>(op: Op, input: InputOf<Op>, options: CallOptions = {}): Promise<JsonAnswer> {
    const message = await this.ask(op, input, options);
    const { data } = message;
    const length = data.length - okStart.length - okEnd.length;
    return { json: Buffer.from(data.buffer, data.byteOffset + okStart.length, length), next: nextOf(message) };
  }

  /** Like {@link call}, with the cursor of the next page. */
  async callForPage<Op extends PagedOperation>(
    op: Op,
    input: InputOf<Op>,
    options: CallOptions = {},
  ): Promise<{ rows: RowOf<Op>[]; next: string | undefined }> {
    const message = await this.ask(op, input, options);
    return { rows: read<{ ok: RowOf<Op>[] }>(op, message).ok, next: nextOf(message) };
  }

  private async ask(op: Operation, input: object, options: CallOptions): Promise<Msg> {
    // The broker would refuse it without an error.
    if (this.owner !== 'ops' && !calls[this.owner].includes(op))
      throw new Error(`${this.owner} does not declare that it calls ${op.name}`);
    const timeout = options.deadlineMs ?? op.deadline;
    const { signal, onPart } = options;
    const callId = signal && randomUUID();
    const body = JSON.stringify(input);
    if (Buffer.byteLength(body) > largestMessage) throw tooLarge();
    const start = performance.now();
    const cost = costNow();
    return tracer.startActiveSpan(op.name, { kind: SpanKind.CLIENT }, async (span) => {
      let failure: ReturnType<typeof failureOf> | undefined;
      try {
        const headers = writeCallHeaders({
          caller: options.caller ?? null,
          timeZone: options.timeZone ?? 'UTC',
          idempotencyKey: options.idempotencyKey,
          address: options.address,
          browser: options.browser,
          deadline: Date.now() + timeout,
          callId,
          wantsParts: onPart !== undefined,
          wantsBeats: true,
        });
        // Without a connection the client would buffer the request until it reconnects, which may take too long.
        if (!this.isConnected) throw unavailable(op.service);
        const isRepeatable = op.repeats === 'always' || (op.repeats === 'with-key' && Boolean(options.idempotencyKey));
        const request = (ms: number) => this.requester.request(op, body, { headers, timeout: ms, signal, onPart });
        const message = await (isRepeatable ? untilAnswered(request, timeout) : request(timeout)).catch(
          (error: unknown) => Promise.reject(error instanceof CallCancelled ? error : unavailable(op.service, error)),
        );
        cost?.add(costIn(message));
        if (isOk(message.data)) return message;
        throw read(op, message, readProblem);
      } catch (error) {
        if (callId && error instanceof CallCancelled) cancelCall(this.nats, op.service, callId);
        failure = failureOf(error);
        throw error;
      } finally {
        workFor(cost);
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
