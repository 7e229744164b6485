import { Problem } from '@presently/messaging/problem';
import type { FastifyInstance } from 'fastify';

/**
 * Bodies arrive within a time, however small they are: one that comes letter by letter is a way of holding a
 * connection. Recordings are measured by themselves, since a poor line takes long for them.
 */
export function expectPromptBodies(fastify: FastifyInstance, patienceMs: number): void {
  fastify.addHook('preParsing', (request, _reply, body, done) => {
    if (!request.routeOptions.config.takesRecordings && !request.raw.complete) {
      const late = setTimeout(() => body.emit('error', tooSlow()), patienceMs);
      const settle = () => clearTimeout(late);
      body.once('end', settle).once('error', settle).once('close', settle);
    }
    done();
  });
}

/** Fastify answers an error of the body's stream with its `statusCode`. */
const tooSlow = () =>
  Object.assign(new Problem('too-slow', 408, 'The request did not arrive in time. Please try again.'), {
    statusCode: 408,
  });
