import type { Operation } from '@presently/contracts/kit/operation';
import { Cost, withCost, workFor } from '@presently/telemetry/cost';
import { largestAnswer } from '@presently/rules/bounds';
import type { BudgetName } from '@presently/rules/budgets';
import type { ServiceName } from '@presently/topology/services';
import { Server, type CustomTransportStrategy, type MessageHandler } from '@nestjs/microservices';
import { headers as newHeaders, type Msg, type NatsConnection, type Subscription } from '@nats-io/transport-node';
import { context, SpanKind, trace } from '@opentelemetry/api';
import { isObservable, lastValueFrom } from 'rxjs';
import { recordServerCall } from './call-metrics.js';
import { sendBeats } from './beats.js';
import { Cancellations, CallCancelled } from './cancellation.js';
import { isReplySubject } from './reply-subjects.js';
import {
  headersOf,
  readCallHeaders,
  traceFrom,
  type CallContext,
  type Caller,
  type HandledCall,
} from '../call-context.js';
import { parseMessage, presentMessage, presentOutput } from '../messages.js';
import { isOutage } from '@presently/work/outage';
import { forbidden, Problem, tooLarge, toProblem, unauthenticated, unavailable } from '../problem.js';
import { Page } from '../page.js';
import { largestMessage, nextHeader, writeCost, type Part, type Reply } from './reply.js';
import { FairSlots, type Release } from './fair-slots.js';
import { requireScope } from './token-scope.js';

export interface RpcServerOptions {
  service: ServiceName;
  /**
   * Every declared operation. A handler without an operation, or an own operation without a handler, stops the boot.
   */
  operations: readonly Operation[];
  nats: NatsConnection;
  /** Wraps each handler, e.g. in a new MikroORM request context. */
  around?: (work: () => Promise<unknown>) => Promise<unknown>;
  /**
   * Counts a call against the budget that its operation declares.
   * @returns a function that takes it back
   * @throws Problem `budget-used`
   */
  charge?: (budget: BudgetName, caller: Caller) => Promise<() => Promise<void>>;
  /** Calls handled at once; 40 by default. */
  concurrency?: number;
  /** Calls that may wait for a slot. Further calls are refused as `overloaded`. 256 by default. */
  queue?: number;
  /** Calls of one account handled at once; 4 by default, half the connections of a pool. */
  concurrencyOfOne?: number;
}

const tracer = trace.getTracer('presently.rpc');

/** Statuses of refusals. After 422, as of a link preview without a page, the work was done. */
const costless = new Set([400, 401, 403, 404, 409, 429, 503]);

/**
 * Nest transport for request/reply: one queue-group subscription per service. From the contract it checks access,
 * parses the input and whitelists the answer. It limits concurrency, drops calls that are past their deadline, and
 * drains on shutdown, which Nest's own NATS server does not.
 */
export class RpcServer extends Server implements CustomTransportStrategy {
  override readonly transportId = Symbol.for('presently.rpc');
  private readonly inFlight = new Set<Promise<void>>();
  private readonly slots: FairSlots;
  private readonly bySubject: Map<string, Operation>;
  private subscription?: Subscription;
  private cancellations?: Cancellations;

  constructor(private readonly options: RpcServerOptions) {
    super();
    const { concurrency = 40, queue = 256, concurrencyOfOne = 4 } = options;
    const each = { atOnce: concurrencyOfOne, waiting: queue / 2 };
    this.slots = new FairSlots({ atOnce: concurrency, waiting: queue }, each);
    const own = options.operations.filter((op) => op.service === options.service);
    this.bySubject = new Map(own.map((op) => [op.subject, op]));
  }

  listen(listening: (error?: unknown) => void): void {
    const missing = [...this.bySubject]
      .filter(([subject]) => !this.messageHandlers.has(subject))
      .map(([, op]) => op.name);
    const undeclared = [...this.messageHandlers.keys()].filter((subject) => !this.bySubject.has(subject));
    if (missing.length > 0 || undeclared.length > 0) {
      const lists = `without handler: ${list(missing)}; not in the contract: ${list(undeclared)}`;
      listening(new Error(`${this.options.service} does not answer its contract (${lists})`));
      return;
    }
    const { nats, service } = this.options;
    this.cancellations = new Cancellations(nats, service);
    this.subscription = nats.subscribe(`rpc.${service}.>`, {
      queue: service,
      callback: (error, message) => {
        if (error) this.logger.error(error);
        else if (!isReplySubject(message.reply))
          this.logger.error(`${message.subject}: no reply subject: ${message.reply || 'none'}`);
        else this.track(this.serve(message));
      },
    });
    // Reports the server as listening only when the broker has processed the subscription.
    nats.flush().then(() => listening(), listening);
  }

  private track(work: Promise<void>): void {
    this.inFlight.add(work);
    void work
      // Unhandled, it would end the process and all its calls.
      .catch((thrown: unknown) => this.logger.error(thrown))
      .finally(() => this.inFlight.delete(work));
  }

  private async serve(message: Msg): Promise<void> {
    const op = this.bySubject.get(message.subject);
    const handler = this.messageHandlers.get(message.subject);
    if (!op || !handler) return this.reply(message, failure(new Problem('not-found', 404, 'No such operation')));
    const start = performance.now();
    const cost = new Cost();
    workFor(cost);
    const headers = headersOf(message);
    await context.with(withCost(cost, traceFrom(headers)), () =>
      tracer.startActiveSpan(op.name, { kind: SpanKind.SERVER }, async (span) => {
        const reply = await this.answer(op, handler, message, headers);
        recordServerCall({ op, span, start, failure: 'problem' in reply ? reply.problem : undefined });
        workFor(undefined);
        this.reply(message, reply, cost);
      }),
    );
  }

  private async answer(
    op: Operation,
    handler: MessageHandler,
    message: Msg,
    headers: ReturnType<typeof headersOf>,
  ): Promise<Answer> {
    let stopBeats: (() => void) | undefined;
    try {
      const call = readCallHeaders(headers);
      checkAccess(op, call);
      if (call.wantsBeats) stopBeats = sendBeats(op, message);
      const input = parseMessage(op.input, readBody(message));
      const release = await this.slots.take(call.caller?.userId);
      if (!release)
        throw new Problem('overloaded', 503, 'We are very busy. Please try again shortly.', { retryAfter: 2 });
      try {
        return answerOf(op, await this.handle(op, handler, input, call, message, release));
      } finally {
        release();
      }
    } catch (thrown) {
      if (thrown instanceof CallCancelled) return failure(unavailable(op.service, thrown));
      // Without a database connection the caller may try again. A Problem that a handler throws for a broken connection
      // to a third party stays as it is.
      const isUnavailable = !(thrown instanceof Problem) && isOutage(thrown);
      const problem = isUnavailable ? unavailable(op.service, thrown) : toProblem(thrown);
      if (problem.status === 503) this.logger.warn(`${op.name}: ${problem.code}`);
      else if (problem.status >= 500) this.logger.error(problem.detail.cause ?? problem, op.name);
      return failure(problem);
    } finally {
      stopBeats?.();
    }
  }

  private async handle(
    op: Operation,
    handler: MessageHandler,
    input: object,
    call: CallContext,
    message: Msg,
    releaseSlot: Release,
  ): Promise<unknown> {
    if (Date.now() >= call.deadline) throw unavailable(op.service);
    const sendPart = (part: object) => this.sendPart(op, call, message, part);
    const charged = op.budget && call.caller ? await this.options.charge?.(op.budget, call.caller) : undefined;
    return this.cancellations!.withSignal(call, (signal) => {
      const context: HandledCall = { ...call, releaseSlot, signal, sendPart };
      return (this.options.around ?? direct)(() => invoke(handler, input, context));
    }).catch((thrown: unknown) => this.refund(charged, thrown));
  }

  /** Takes a charge back for a call that was refused before it cost anything, and throws the refusal. */
  private async refund(charged: (() => Promise<void>) | undefined, thrown: unknown): Promise<never> {
    if (charged && thrown instanceof Problem && costless.has(thrown.status))
      await charged().catch((error: unknown) => this.logger.warn(error));
    throw thrown;
  }

  private sendPart(op: Operation, { wantsParts }: CallContext, message: Msg, part: object): void {
    if (!op.partial) throw new Error(`${op.name} declares no parts of its answer`);
    if (wantsParts) message.respond(JSON.stringify({ part: presentMessage(op.partial.data, part) } satisfies Part));
  }

  /** Replaces an answer that is too large. One beyond the broker's limit would even end the process. */
  private reply(message: Msg, answer: Answer, cost?: Cost): void {
    const body = Buffer.from('problem' in answer ? JSON.stringify(answer) : `{"ok":${answer.ok}}`);
    if (body.length <= Math.min(largestAnswer, this.options.nats.info?.max_payload ?? Infinity)) {
      const headers = newHeaders();
      if (cost) writeCost(headers, cost.ms);
      if ('next' in answer && answer.next !== undefined) headers.set(nextHeader, answer.next);
      return void message.respond(body, { headers });
    }
    this.logger.error(`${message.subject}: an answer of ${body.length} bytes exceeds the limit`);
    message.respond(JSON.stringify(failure(new Problem('too-large', 500, 'That is too much to show at once'))));
  }

  /** Accepts no new call and finishes those in progress. */
  async close(): Promise<void> {
    if (this.subscription && !this.subscription.isClosed()) await this.subscription.drain();
    await Promise.allSettled(this.inFlight);
    this.cancellations?.close();
    await this.options.nats.flush();
  }

  on(): never {
    throw new Error('RpcServer has no events');
  }

  unwrap<T>(): T {
    return this.options.nats as T;
  }
}

/** The answer to a call: JSON and, of a page, the cursor of the next one; or a problem. */
type Answer = { ok: string; next?: string | undefined } | Extract<Reply, { problem: unknown }>;

function answerOf({ name, output }: Operation, result: unknown): Answer {
  if (!('pageOf' in output)) return { ok: JSON.stringify(presentOutput(output, result)) };
  if (!(result instanceof Page)) throw new Error(`${name} must answer with a page`);
  return { ok: `[${result.rows.join(',')}]`, next: result.next };
}

const list = (names: readonly string[]): string => names.join(', ') || 'none';

const direct = (work: () => Promise<unknown>) => work();

async function invoke(handler: MessageHandler, input: object, call: HandledCall): Promise<unknown> {
  const result: unknown = await handler(input, call);
  return isObservable(result) ? lastValueFrom(result) : result;
}

/** @throws Problem if the body is too large or no JSON; our own client sends neither */
function readBody(message: Msg): unknown {
  if (message.data.length > largestMessage) throw tooLarge();
  try {
    return message.json();
  } catch {
    throw new Problem('invalid-input', 400, 'The request body must be JSON');
  }
}

function checkAccess(op: Operation, { caller }: CallContext): void {
  // The gateway has asked already; a second look costs nothing.
  if (op.route !== undefined) requireScope(caller?.token, op.scope);
  if (op.access === 'public' || op.access === 'internal') return;
  if (!caller) throw unauthenticated();
  if (op.access === 'admin' && !caller.isAdmin) throw forbidden();
}

const failure = (problem: Problem): Extract<Reply, { problem: unknown }> => ({
  problem: { ...problem.toBody(), status: problem.status, retryAfter: problem.detail.retryAfter },
});
