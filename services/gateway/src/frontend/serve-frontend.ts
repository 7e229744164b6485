import files from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { sendCompressed } from '../http/compressed.js';
import type { ForeignSources } from '../http/foreign-sources.js';
import { pathOf } from '../http/path-of.js';
import { documentLanguage, speakIn } from '../http/page-language.js';
import { newNonce, pagePolicy, workerPolicy } from '../http/security-headers.js';
import type { SessionCookie } from '../session/session-cookie.js';
import type { Frontend } from './frontend.js';
import type { PersonalPages } from './personal-pages.js';

const year = 31_536_000;

const withoutLastSlash = (path: string) => path.replace(/(?<=.)\/$/, '');

/** Serves the precompressed files of the frontend, and a document of the application at every other path. */
export async function serveFrontend(
  fastify: FastifyInstance,
  frontend: Frontend,
  cookie: Pick<SessionCookie, 'read'>,
  personalPages: Pick<PersonalPages, 'write'>,
  paymentSources: ForeignSources,
): Promise<void> {
  await fastify.register(files, {
    root: frontend.clientDir,
    // Registers a route per existing file, so that unknown paths cost no disk access.
    wildcard: false,
    globIgnore: ['index.html', 'manifest.json', '**/*.{br,gz}'],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.includes('/assets/');
      reply.header('cache-control', isHashed ? `public, max-age=${year}, immutable` : 'no-cache');
      if (path.endsWith('/sw.js')) reply.header('content-security-policy', workerPolicy);
    },
  });
  const sources = { ...paymentSources, script: [...frontend.inlineScripts, ...paymentSources.script] };
  fastify.get('/*', async (request, reply) => {
    const path = withoutLastSlash(pathOf(request.url));
    if (/^\/(api|assets)(\/|$)/.test(path)) return reply.callNotFound();
    const nonce = newNonce();
    const language = documentLanguage(request);
    const hasSession = cookie.read(request) !== undefined;
    const { html, isFound, dependsOnSession } = frontend.documentAt(path, language, hasSession, nonce);
    const personal = await personalPages.write(request, reply, { path, language, nonce });
    speakIn(reply, language)
      .header('vary', 'Accept-Language, Cookie')
      .code(isFound ? 200 : 404)
      // `no-store`, because the back button shows cached documents, and the visitor may have signed in meanwhile.
      .header('cache-control', dependsOnSession ? 'no-store' : 'no-cache')
      .header('content-security-policy', pagePolicy(nonce, sources))
      .type('text/html; charset=utf-8');
    await sendCompressed(request, reply, personal ?? html);
    return reply;
  });
}
