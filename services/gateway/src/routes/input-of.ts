import type { FastifyRequest } from 'fastify';

/**
 * What a request says: its query (GET) or its body, and over that the parameters of the path, which a body cannot
 * contradict. A body that is no object stays as it is, to be refused by name.
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
