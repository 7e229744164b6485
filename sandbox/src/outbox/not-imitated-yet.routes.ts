import type { FastifyInstance } from 'fastify';

/** Kinds of outbox whose third party is not imitated: nothing can have arrived. */
export function emptyOutboxRoutes(app: FastifyInstance): void {
  app.get('/outbox/social-posts', () => []);
}
