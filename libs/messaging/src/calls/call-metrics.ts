import { metrics } from '@presently/telemetry/metrics';
import type { Operation } from '@presently/contracts/kit/operation';
import { SpanStatusCode, type Span } from '@opentelemetry/api';
import { CallCancelled } from './cancellation.js';
import { histogram, secondsSince } from '@presently/telemetry/instruments';
import { toProblem } from '../problem.js';

const serverCalls = histogram(metrics.rpcServed);
const clientCalls = histogram(metrics.rpcCalled);

interface FinishedCall {
  op: Operation;
  span: Span;
  /** `performance.now()` at the start. */
  start: number;
  /** Code and status of the failure, if the call failed. */
  failure?: { code: string; status: number } | undefined;
}

/** The caller cancelled: no fault of the service. */
const cancelled = { code: 'called-off', status: 499 };

/** Code and status of anything that a call may throw. */
export const failureOf = (thrown: unknown) => (thrown instanceof CallCancelled ? cancelled : toProblem(thrown));

/** Ends a call's span and records its duration. Messages are left out: they may name people. */
function record(into: typeof serverCalls | typeof clientCalls, { op, span, start, failure }: FinishedCall): void {
  const attributes = {
    'rpc.method': op.name,
    'rpc.response.status_code': String(failure?.status ?? 200),
    ...(failure && { 'error.type': failure.code }),
  };
  span.setAttributes(attributes);
  if (failure && failure.status >= 500) span.setStatus({ code: SpanStatusCode.ERROR, message: failure.code });
  span.end();
  into.record(secondsSince(start), attributes);
}

export const recordServerCall = (call: FinishedCall): void => record(serverCalls, call);
export const recordClientCall = (call: FinishedCall): void => record(clientCalls, call);
