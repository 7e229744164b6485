import { Problem } from '@presently/messaging/problem';
import type { FastifyInstance } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { recording, takes } from '../http/declared-body.js';

/** How long a browser may go on sending after its request has been answered, in milliseconds. */
const lingerMs = 5_000;

/** Gives the body of a recording, as a stream, to the routes that declare one. All other routes refuse it. */
export function acceptRecordings(fastify: FastifyInstance): void {
  fastify.addContentTypeParser(/^(audio|video)\//, (request, body, done) => {
    if (takes(request, recording)) done(null, body);
    else done(new Problem('unsupported-media-type', 415, 'Send the body as application/json'));
  });
  fastify.addHook('onResponse', (request, _reply, done) => {
    if (!request.raw.complete) letGo(request.raw);
    done();
  });
}

/** Bodies whose rest is discarded. */
let lingering = 0;
/** Milliseconds of pause after each chunk for each of them: together about 16 MB in a second. */
const pauseMs = 4;

/**
 * Discards the rest of the body for a moment: a browser reads a refusal only while its connection is open. All of them
 * together are read at a limited rate, so that large uploads, which are refused at once, cannot keep this process busy.
 */
function letGo(request: IncomingMessage): void {
  // Its sender has gone: nothing more arrives, and nothing would end the count.
  if (request.closed) return;
  lingering++;
  const cutOff = setTimeout(() => request.destroy(), lingerMs).unref();
  request.once('close', () => {
    lingering--;
    clearTimeout(cutOff);
  });
  request.on('data', () => {
    request.pause();
    setTimeout(() => request.resume(), pauseMs * lingering).unref();
  });
  request.resume();
}
