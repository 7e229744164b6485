import type { FastifyInstance } from 'fastify';
import type { Lifecycle } from './lifecycle.js';

/** While the process drains, every answer closes its connection; otherwise shutdown would cut it. */
export function letConnectionsGo(fastify: FastifyInstance, lifecycle: Lifecycle): void {
  fastify.addHook('onSend', (_request, reply, _payload, done) => {
    if (lifecycle.isDraining) reply.header('connection', 'close');
    done();
  });
}
