import type { FastifyInstance } from 'fastify';
import type { Changes } from '../changes.js';
import type { Party } from '../party.js';

const heartbeatMs = 20_000;

export function outboxRoutes(app: FastifyInstance, parties: readonly Party[], changes: Changes): void {
  app.delete('/outbox', (_request, reply) => {
    for (const party of parties) party.clear();
    changes.announce();
    return reply.code(204).send();
  });

  /** A server-sent event for each change, so that open pages update. */
  app.get('/outbox/changes', (request, reply) => {
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    raw.write('retry: 1000\n\n');
    const unsubscribe = changes.subscribe(() => raw.write('event: change\ndata:\n\n'));
    const heartbeat = setInterval(() => raw.write(':\n\n'), heartbeatMs);
    request.raw.once('close', () => {
      clearInterval(heartbeat);
      unsubscribe();
    });
  });
}
