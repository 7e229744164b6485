import { Cost, withCost, workFor } from '@presently/telemetry/cost';
import { context } from '@opentelemetry/api';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** Of this request until now, in this process and in the services that it has called. */
    cost?: Cost;
  }
}

/** Counts what each request costs. {@link CallsAtOnce} counts it for its account. */
export function countCosts(fastify: FastifyInstance): void {
  fastify.decorateRequest('cost', undefined);
  fastify.addHook('onRequest', (request, _reply, done) => {
    request.cost = new Cost();
    workFor(request.cost);
    done();
  });
  // Not earlier: reading the body would lose the context.
  fastify.addHook('preValidation', (request, _reply, done) => {
    workFor(request.cost);
    context.with(withCost(request.cost!, context.active()), done);
  });
}
