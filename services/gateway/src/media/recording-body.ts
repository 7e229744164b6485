import { Problem } from '@presently/messaging/problem';
import type { FastifyInstance } from 'fastify';
import { recording, takes } from '../http/declared-body.js';

/** Gives the body of a recording, as a stream, to the routes that declare one. All other routes refuse it. */
export function acceptRecordings(fastify: FastifyInstance): void {
  fastify.addContentTypeParser(/^(audio|video)\//, (request, body, done) => {
    if (takes(request, recording)) done(null, body);
    else done(new Problem('unsupported-media-type', 415, 'Send the body as application/json'));
  });
}
