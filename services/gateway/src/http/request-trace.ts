import { metrics } from '@presently/telemetry/metrics';
import { histogram } from '@presently/telemetry/instruments';
import type { createLogger } from '@presently/service/logger';
import { context, propagation, SpanKind, SpanStatusCode, trace, type Span } from '@opentelemetry/api';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** Covers the request from its first byte to the last byte of the answer. */
    span?: Span;
  }
}

const tracer = trace.getTracer('presently.http');
const requests = histogram(metrics.httpRequests);
const isProbe = (url: string) => url === '/healthz' || url === '/readyz';

/**
 * Gives every request a span and a log line. Both contain the route's pattern, never the path, which may contain a
 * share token.
 */
export function traceRequests(fastify: FastifyInstance, log: ReturnType<typeof createLogger>): void {
  fastify.decorateRequest('span', undefined);
  // These lines contain no secrets, and redaction costs as much as writing them.
  const lines = log.child({}, { redact: [] });
  fastify.addHook('onRequest', (request, reply, done) => {
    const parent = propagation.extract(context.active(), request.headers);
    const route = request.routeOptions.url ?? 'unmatched';
    const span = tracer.startSpan(`${request.method} ${route}`, { kind: SpanKind.SERVER }, parent);
    request.span = span;
    // Not in an onResponse hook: Fastify does not call it if the browser disconnects, as every live stream does.
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
        // Also for refused requests, so that abuse of an account can be traced.
        ...(request.session && { userId: request.session.caller.userId }),
        ...(request.session?.caller.token && { tokenId: request.session.caller.token.id }),
        ...(!reply.raw.writableFinished && { isAborted: true }),
      };
      if (isProbe(route)) lines.debug(line, 'request');
      else lines.info(line, 'request');
    });
    done();
  });
  // Not earlier: reading the body would lose the context of the span.
  fastify.addHook('preValidation', (request, _reply, done) => {
    if (request.span) context.with(trace.setSpan(context.active(), request.span), done);
    else done();
  });
}
