import type { FastifyInstance } from 'fastify';
import type { Lifecycle } from '../health/lifecycle.js';

/** Once the process is to end, every answer closes its connection: what a balancer keeps open would be cut later. */
export function letConnectionsGo(fastify: FastifyInstance, lifecycle: Lifecycle): void {
  fastify.addHook('onSend', (_request, reply, _payload, done) => {
    if (lifecycle.isDraining) reply.header('connection', 'close');
    done();
  });
}
