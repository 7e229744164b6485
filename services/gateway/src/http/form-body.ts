import { Problem } from '@presently/messaging/problem';
import type { FastifyInstance } from 'fastify';
import { form, takes } from './declared-body.js';

const largestForm = 20 * 1024;

/**
 * Gives the body of a form, as text, to the routes that declare one: third parties sign every byte of it. All other
 * routes refuse forms, because another site can make a browser post one.
 */
export function acceptForms(fastify: FastifyInstance): void {
  fastify.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'string', bodyLimit: largestForm },
    (request, text, done) => {
      if (takes(request, form)) done(null, text);
      else done(new Problem('unsupported-media-type', 415, 'Send the body as application/json'));
    },
  );
}
