import type { FastifyInstance } from 'fastify';
import { randomBytes } from 'node:crypto';
import type { GatewayEnv } from '../env.js';
import type { ForeignSources } from './foreign-sources.js';
import { pathOf } from './path-of.js';

export type HeaderOptions = Pick<GatewayEnv, 'isHttps'>;

/**
 * Kept as a table: these never change between requests, and helmet composes its middleware anew for each (33 µs, twice
 * what a bare Fastify request takes).
 */
const everywhere = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'x-dns-prefetch-control': 'off',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  // The send screen records voice notes and video messages.
  'permissions-policy': 'microphone=(self), camera=(self), geolocation=()',
  // What is not a page may load nothing; pages send their own policy.
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};
const overHttps = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };
const api = { 'cache-control': 'no-store' };

const tables = {
  http: { page: everywhere, api: { ...everywhere, ...api } },
  https: { page: { ...everywhere, ...overHttps }, api: { ...everywhere, ...overHttps, ...api } },
};

/** What every answer to `url` carries, whatever becomes of it. */
export const headersFor = (url: string, { isHttps }: HeaderOptions): Record<string, string> =>
  tables[isHttps ? 'https' : 'http'][pathOf(url).startsWith('/api/') ? 'api' : 'page'];

/**
 * The policy of a page of ours; `nonce` allows the `<style>` elements that libraries make.
 * @param more what it loads beside its own files; a script that stands inside of it goes by its hash, in quotes
 */
export function pagePolicy(nonce: string, more: Partial<ForeignSources> = {}): string {
  const { script = [], connect = [], frame = [] } = more;
  return (
    `default-src 'none'; script-src ${["'self'", ...script].join(' ')}; connect-src ${["'self'", ...connect].join(' ')}; ` +
    (frame.length > 0 ? `frame-src ${frame.join(' ')}; ` : '') +
    "img-src 'self' https: http: data:; " +
    `media-src 'self' blob:; style-src 'self' 'nonce-${nonce}'; font-src 'self'; base-uri 'none'; ` +
    "form-action 'self'; frame-ancestors 'none'; object-src 'none'; manifest-src 'self'"
  );
}

/** A word for one answer's {@link pagePolicy}. */
export const newNonce = (): string => randomBytes(16).toString('base64url');

export function sendSecurityHeaders(fastify: FastifyInstance, options: HeaderOptions): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    reply.headers(headersFor(request.url, options));
    done();
  });
}
