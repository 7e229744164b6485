import type { FastifyRequest } from 'fastify';

/**
 * The input of a request: query (GET) or body, overridden by the path parameters. A body that is not an object is
 * returned unchanged, to be refused by validation.
 */
export function inputOf({
  method,
  params,
  query,
  body,
}: Pick<FastifyRequest, 'method' | 'params' | 'query' | 'body'>): unknown {
  const given = method === 'GET' || method === 'HEAD' ? query : (body ?? {});
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return given;
  return { ...given, ...(params as object) };
}
