import files from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { newNonce, pagePolicy } from '../http/security-headers.js';
import type { Frontend } from './frontend.js';

/** The routes of the application; it shows "not found" by itself for all others, which are told apart here by status. */
const clientRoutes = new Set([
  '/',
  '/auth',
  '/how-it-works',
  '/pricing',
  '/dashboard',
  '/recipients',
  '/gifts',
  '/account',
  '/subscription',
  '/social',
]);
const year = 31_536_000;

/** The path of a URL without query and without a slash at the end. */
const pathOf = (url: string) => url.split('?', 1)[0]!.replace(/(?<=.)\/$/, '');

/** Serves the frontend's files, compressed ahead of time, and the application's document at every other address. */
export async function serveFrontend(fastify: FastifyInstance, frontend: Frontend): Promise<void> {
  await fastify.register(files, {
    root: frontend.clientDir,
    // A route per file that is there now: an unknown path costs no look at the disk.
    wildcard: false,
    globIgnore: ['index.html', 'manifest.json', '**/*.{br,gz}'],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.includes('/assets/');
      reply.header('cache-control', isHashed ? `public, max-age=${year}, immutable` : 'no-cache');
    },
  });
  fastify.get('/*', (request, reply) => {
    const path = pathOf(request.url);
    if (/^\/(api|assets)(\/|$)/.test(path)) return reply.callNotFound();
    const nonce = newNonce();
    return reply
      .code(clientRoutes.has(path) ? 200 : 404)
      .headers({ 'cache-control': 'no-cache', 'content-security-policy': pagePolicy(nonce) })
      .type('text/html; charset=utf-8')
      .send(frontend.renderShell(nonce));
  });
}
