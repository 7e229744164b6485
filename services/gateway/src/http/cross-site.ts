import { Problem } from '@presently/messaging/problem';
import type { FastifyInstance } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import { bearerOf } from './bearer.js';
import { pathOf } from './path-of.js';

const changesNothing = new Set(['GET', 'HEAD', 'OPTIONS']);
const loopback = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** Without `Sec-Fetch-Mode`: Node's fetch sends it, and no browser sends it without `Sec-Fetch-Site`. */
const tracesOfBrowsers = ['sec-fetch-site', 'sec-fetch-dest', 'sec-fetch-user', 'origin', 'referer'];

/**
 * Whether a page of another site made a changing request with the visitor's cookie.
 *
 * Current browsers send `Sec-Fetch-Site`; older ones send `Origin` with every such request. A request with neither, and
 * without other traces of a browser, comes from a program such as curl. Programs send only the cookies they were given,
 * so there is no victim.
 */
export function isCrossSite(method: string, headers: IncomingHttpHeaders, ownOrigin: string): boolean {
  if (changesNothing.has(method)) return false;
  const { 'sec-fetch-site': site, origin, host = '' } = headers;
  if (site) return site !== 'same-origin';
  if (origin) return origin !== ownOrigin && !(loopback.test(host) && origin === `http://${host}`);
  return tracesOfBrowsers.some((name) => headers[name] !== undefined);
}

export function refuseOtherSites(fastify: FastifyInstance, ownOrigin: string): void {
  fastify.addHook('onRequest', (request, _reply, done) => {
    // The cookie of a request with a token counts for nothing, so there is nothing that another site could borrow.
    const isOfProgram = pathOf(request.url).startsWith('/api/') && bearerOf(request) !== undefined;
    const isRefused = !isOfProgram && isCrossSite(request.method, request.headers, ownOrigin);
    done(isRefused ? new Problem('cross-site', 403, 'This request came from another site') : undefined);
  });
}
