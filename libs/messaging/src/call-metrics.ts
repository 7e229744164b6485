import { metrics } from '@presently/telemetry/metrics';
import type { Operation } from '@presently/contracts/kit/operation';
import { SpanStatusCode, type Span } from '@opentelemetry/api';
import { CallCancelled } from './cancellation.js';
import { histogram, secondsSince } from '@presently/telemetry/instruments';
import { toProblem } from './problem.js';

const served = histogram(metrics.rpcServed);
const asked = histogram(metrics.rpcCalled);

interface Ended {
  op: Operation;
  span: Span;
  /** `performance.now()` at which it began. */
  start: number;
  /** What went wrong, if anything did. */
  failure?: { code: string; status: number } | undefined;
}

/** Whoever asked has gone: nobody is to blame. */
const calledOff = { code: 'called-off', status: 499 };

/** What a call has come to, of anything that it threw. */
export const failureOf = (thrown: unknown) => (thrown instanceof CallCancelled ? calledOff : toProblem(thrown));

/** Ends a call's span and counts it. Sentences stay out of it: they may name people. */
function end(into: typeof served | typeof asked, { op, span, start, failure }: Ended): void {
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

export const recordServerCall = (ended: Ended): void => end(served, ended);
export const recordClientCall = (ended: Ended): void => end(asked, ended);
