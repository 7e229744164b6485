import type { FastifyInstance } from 'fastify';

/**
 * Ends a request on whose connection nothing has moved for `patienceMs`, in either direction. A body that nobody reads
 * hides that its sender is gone, and the request would keep its place among those of the account for ever.
 */
export function endStalledRequests(fastify: FastifyInstance, patienceMs: number): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    reply.raw.setTimeout(patienceMs, () => request.raw.socket.destroy());
    done();
  });
}
