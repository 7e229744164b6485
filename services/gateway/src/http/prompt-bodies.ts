import { Problem } from '@presently/messaging/problem';
import type { FastifyInstance } from 'fastify';
import { recording, takes, takesFile } from './declared-body.js';

/**
 * Refuses a body that has not arrived within `patienceMs`: slow bodies hold connections. Recordings and
 * files have a limit of their own, because a slow line needs longer for them.
 */
export function expectPromptBodies(fastify: FastifyInstance, patienceMs: number): void {
  fastify.addHook('preParsing', (request, reply, body, done) => {
    if (!takes(request, recording) && !takesFile(request) && !request.raw.complete) {
      const late = setTimeout(() => body.emit('error', tooSlow()), patienceMs);
      const settle = () => clearTimeout(late);
      body.once('end', settle).once('error', settle).once('close', settle);
      // A body that is too large is answered before it ends.
      reply.raw.once('close', settle);
    }
    done();
  });
}

/** Fastify answers a stream error with its `statusCode`. */
const tooSlow = () =>
  Object.assign(new Problem('too-slow', 408, 'The request did not arrive in time. Please try again.'), {
    statusCode: 408,
  });
