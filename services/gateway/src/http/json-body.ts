import { Problem } from '@presently/messaging/problem';
import type { FastifyInstance } from 'fastify';
import { json, takes } from './declared-body.js';

/** Bytes of the largest body that is parsed. */
export const largestBody = 100 * 1024;
/** Bytes of the largest webhook. */
export const largestRawBody = 256 * 1024;
/** Messages have two or three levels. A deeper body is an attack on recursive code. */
const deepest = 16;

function isDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeperThan(levels - 1, inner));
}

/**
 * Parses JSON bodies and refuses all other types with 415, because a form of another site could be read as a body.
 * Refuses prototype keys. A route that declares `application/json` receives the text unparsed: its signature covers
 * every byte.
 */
export function acceptJsonOnly(fastify: FastifyInstance): void {
  const parse = fastify.getDefaultJsonParser('error', 'error');
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: largestRawBody },
    (request, text, done) => {
      if (takes(request, json)) return done(null, text);
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
