import { Problem } from '@presently/messaging/problem';
import type { FastifyInstance } from 'fastify';
import { largestRawBody } from './raw-body.js';

/** Bytes of the largest body that is read. */
export const largestBody = 100 * 1024;
/** Messages nest two or three levels; what nests deeper is an attack on recursion further in. */
const deepest = 16;

function isDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeperThan(levels - 1, inner));
}

/** Bodies are JSON or refused (415): a form of another site could otherwise be read as one. Prototype keys are refused too. */
export function acceptJsonOnly(fastify: FastifyInstance): void {
  const parse = fastify.getDefaultJsonParser('error', 'error');
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: largestRawBody },
    (request, text, done) => {
      if (request.routeOptions.config.takesRawJson) return done(null, text);
      if (text.length > largestBody) return done(new Problem('too-large', 413, 'That is too much at once'));
      if (text === '') return done(null, undefined);
      void parse(request, text as string, (error, body) => {
        if (error || isDeeperThan(deepest, body))
          done(new Problem('invalid-json', 400, 'The request body is not valid JSON'));
        else done(null, body);
      });
    },
  );
}
