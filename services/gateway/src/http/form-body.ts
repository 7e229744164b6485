import { Problem } from '@presently/messaging/problem';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { form, takes, takesFile } from './declared-body.js';

export const largestForm = 20 * 1024;

/**
 * Gives the body of a form, as text, to the routes that declare one: third parties sign every byte of it. A route for
 * a file receives the form as a stream. All other routes refuse forms, because another site can make a browser post one.
 */
export function acceptForms(fastify: FastifyInstance): void {
  fastify.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: largestForm },
    (request, text, done) => {
      if (takes(request, form) && !takesFile(request)) done(null, text);
      else done(refusal());
    },
  );
  fastify.addContentTypeParser('multipart/form-data', async (request: FastifyRequest, body: IncomingMessage) => {
    if (takesFile(request)) return body;
    if (!takes(request, form)) throw refusal();
    return textOf(body);
  });
}

const refusal = () => new Problem('unsupported-media-type', 415, 'Send the body as application/json');

async function textOf(body: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  // A body that is too large stays open, so that its sender can receive the reason.
  for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > largestForm) throw new Problem('too-large', 413, 'That is too much at once');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
