import { metrics } from '@presently/telemetry/metrics';
import { histogram } from '@presently/telemetry/instruments';
import type { createLogger } from '@presently/service/logger';
import { context, propagation, SpanKind, SpanStatusCode, trace, type Span } from '@opentelemetry/api';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** Covers the request from its first byte to the last of the answer. */
    span?: Span;
  }
}

const tracer = trace.getTracer('presently.http');
const requests = histogram(metrics.httpRequests);
const isProbe = (url: string) => url === '/healthz' || url === '/readyz';

/** Gives every request a span and one line in the log: the route's pattern, never the path, which may hold a share token. */
export function traceRequests(fastify: FastifyInstance, log: ReturnType<typeof createLogger>): void {
  fastify.decorateRequest('span', undefined);
  // Its lines hold nothing to be hidden; looking for it costs as much as writing them.
  const lines = log.child({}, { redact: [] });
  fastify.addHook('onRequest', (request, reply, done) => {
    const parent = propagation.extract(context.active(), request.headers);
    const route = request.routeOptions.url ?? 'unmatched';
    const span = tracer.startSpan(`${request.method} ${route}`, { kind: SpanKind.SERVER }, parent);
    request.span = span;
    // Not in an onResponse hook: that is not called when the browser goes away in the middle, as every live stream ends.
    reply.raw.once('close', () => {
      const { statusCode: status } = reply;
      const { traceId, spanId } = span.spanContext();
      const attributes = {
        'http.request.method': request.method,
        'http.route': route,
        'http.response.status_code': String(status),
      };
      span.setAttributes({ ...attributes, 'http.response.status_code': status });
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
      if (!isProbe(route)) requests.record(reply.elapsedTime / 1_000, attributes);
      const line = {
        method: request.method,
        route,
        status,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        traceId,
        spanId,
        // Who it was, also where it was refused to them: without it nobody could be told what was done in their name.
        ...(request.session && { userId: request.session.caller.userId }),
        ...(!reply.raw.writableFinished && { isAborted: true }),
      };
      if (isProbe(route)) lines.debug(line, 'request');
      else lines.info(line, 'request');
    });
    done();
  });
  // Not earlier: reading the body continues in the socket's context and would lose the span again.
  fastify.addHook('preValidation', (request, _reply, done) => {
    if (request.span) context.with(trace.setSpan(context.active(), request.span), done);
    else done();
  });
}
