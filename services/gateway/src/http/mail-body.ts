import { Problem } from '@presently/messaging/problem';
import type { FastifyInstance } from 'fastify';
import { mail, takes } from './declared-body.js';

/** Bytes: a report of a mail server with the mail that it returns. */
export const largestMail = 256 * 1024;

/** Gives a mail, byte for byte, to the routes that declare one. All other routes refuse it. */
export function acceptMails(fastify: FastifyInstance): void {
  fastify.addContentTypeParser(
    'message/rfc822',
    { parseAs: 'buffer', bodyLimit: largestMail },
    (request, body, done) => {
      if (takes(request, mail)) done(null, body);
      else done(new Problem('unsupported-media-type', 415, 'Send the body as application/json'));
    },
  );
}
