import { exchange, lines, statusesOf } from '../raw-http.ts';
import type { World } from '../world.ts';

const smuggled = lines('GET /api/openapi.json HTTP/1.1', 'Host: x', '', '');
const json = 'Content-Type: application/json';

/** Heads that a proxy and this server could parse differently. */
const ambiguous: [string, string][] = [
  [
    'length and chunks',
    lines(
      'POST /api/login HTTP/1.1',
      'Host: x',
      json,
      'Content-Length: 4',
      'Transfer-Encoding: chunked',
      '',
      '0',
      '',
      '',
    ),
  ],
  [
    'chunks and length',
    lines(
      'POST /api/login HTTP/1.1',
      'Host: x',
      json,
      'Transfer-Encoding: chunked',
      'Content-Length: 4',
      '',
      '0',
      '',
      '',
    ),
  ],
  [
    'two lengths',
    lines('POST /api/login HTTP/1.1', 'Host: x', json, 'Content-Length: 2', 'Content-Length: 40', '', '{}'),
  ],
  ['a list of lengths', lines('POST /api/login HTTP/1.1', 'Host: x', json, 'Content-Length: 2, 40', '', '{}')],
  ['a signed length', lines('POST /api/login HTTP/1.1', 'Host: x', json, 'Content-Length: +2', '', '{}')],
  ['a negative length', lines('POST /api/login HTTP/1.1', 'Host: x', json, 'Content-Length: -1', '', '{}')],
  ['a length in hex', lines('POST /api/login HTTP/1.1', 'Host: x', json, 'Content-Length: 0x2', '', '{}')],
  [
    'a space before the colon',
    lines('POST /api/login HTTP/1.1', 'Host: x', json, 'Transfer-Encoding : chunked', '', '0', '', ''),
  ],
  [
    'an unknown coding',
    lines('POST /api/login HTTP/1.1', 'Host: x', json, 'Transfer-Encoding: xchunked', '', '0', '', ''),
  ],
  [
    'chunked that is not last',
    lines('POST /api/login HTTP/1.1', 'Host: x', json, 'Transfer-Encoding: chunked, identity', '', '0', '', ''),
  ],
  [
    'a folded header',
    lines(
      'POST /api/login HTTP/1.1',
      'Host: x',
      json,
      'Transfer-Encoding:',
      ' chunked',
      'Content-Length: 4',
      '',
      '0',
      '',
      '',
    ),
  ],
  ['a NUL in a header', lines('POST /api/login HTTP/1.1', 'Host: x', 'X-A: a\0b', json, 'Content-Length: 2', '', '{}')],
  ['a bare CR in a header', lines('GET /api/user HTTP/1.1', 'Host: x', 'X-A: a\rContent-Length: 40', '', '')],
  [
    'a broken chunk',
    lines('POST /api/login HTTP/1.1', 'Host: x', json, 'Transfer-Encoding: chunked', '', 'zz', '{}', '0', '', ''),
  ],
];

/** Malformed requests. */
const malformed: [string, string][] = [
  ['no host', lines('GET /api/user HTTP/1.1', '', '')],
  ['an unknown version', lines('GET /api/user HTTP/9.9', 'Host: x', '', '')],
  ['an unknown verb', lines('BREW /api/user HTTP/1.1', 'Host: x', '', '')],
  ['a space in the address', lines('GET /api/us er HTTP/1.1', 'Host: x', '', '')],
  ['a very long address', lines(`GET /${'a'.repeat(40_000)} HTTP/1.1`, 'Host: x', '', '')],
  ['a very long header', lines('GET /api/user HTTP/1.1', 'Host: x', `X-A: ${'a'.repeat(40_000)}`, '', '')],
  [
    'very many headers',
    lines('GET /api/user HTTP/1.1', 'Host: x', ...Array.from({ length: 4_000 }, (_none, n) => `X-${n}: 1`), '', ''),
  ],
];

const verbs = ['TRACE', 'TRACK', 'CONNECT', 'PROPFIND', 'PUT', 'PATCH', 'DELETE', 'LINK', 'PURGE', 'SEARCH', 'QUERY'];

const traversals = [
  '/../../../../etc/passwd',
  '/..%2f..%2f..%2fetc%2fpasswd',
  '/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
  '/assets/../../package.json',
  '/assets/..%2f..%2f..%2fpackage.json',
  '/assets/%2e%2e%2f%2e%2e%2fpackage.json',
  '/assets/..%5c..%5cpackage.json',
  '/assets/....//....//package.json',
  '/%c0%ae%c0%ae/%c0%ae%c0%ae/etc/passwd',
  '/assets/..%252f..%252fpackage.json',
  '/media/voice/..%2f..%2f..%2fetc%2fpasswd',
  '/media/voice/%2e%2e%2f%2e%2e%2fsecrets.json',
  '/media/../secrets.json',
  '/api/docs/..%2fpackage.json',
  '/api/docs/constructor',
  '/api/docs/__proto__',
  '//etc/passwd',
  '/assets/index.html%00.js',
  '/.env',
  '/.git/config',
  '/server/gift-page.js',
  '/manifest.json',
  '/node_modules/fastify/package.json',
];

/** HTTP itself: request smuggling, methods, paths. */
export function protocol(world: World): void {
  const ask = (bytes: string) => exchange(world.product.url, bytes);

  describe('protocol', () => {
    it.each(ambiguous)('%s does not smuggle a second request', async (_what, head) => {
      const answers = await ask(head + smuggled);
      expect(answers).not.toContain('"openapi"');
      const statuses = statusesOf(answers);
      expect(statuses[0]).toBe(400);
      expect(statuses).toHaveLength(1);
      expect(answers.toLowerCase()).toContain('connection: close');
    });

    it('two requests on one connection get two answers', async () => {
      const request = lines('GET /api/user HTTP/1.1', 'Host: x', '', '');
      expect(statusesOf(await ask(request + request))).toEqual([401, 401]);
    });

    it.each(malformed)('%s is refused without a word about internals', async (_what, bytes) => {
      const answers = await ask(bytes);
      const [status] = statusesOf(answers);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
      expect(answers).not.toMatch(/node_modules|at .*\.js|fastify|HPE_/i);
    });

    it.each(verbs)('%s is refused where it is not declared', async (verb) => {
      for (const path of ['/', '/api/user', '/api/openapi.json', '/gift/x', '/auth']) {
        const [status = 0] = statusesOf(
          await ask(lines(`${verb} ${path} HTTP/1.1`, 'Host: x', 'Content-Length: 0', '', '')),
        );
        // CONNECT is answered by a closed connection.
        expect([path, status === 0 || (status >= 400 && status < 500)]).toEqual([path, true]);
      }
    });

    it.each(traversals)('%s leads to no file', async (path) => {
      const answers = await ask(lines(`GET ${path} HTTP/1.1`, 'Host: x', 'Connection: close', '', ''));
      expect(statusesOf(answers)[0]).toBeGreaterThanOrEqual(400);
      expect(answers).not.toMatch(/root:|"dependencies"|"workspaces"|renderGiftPage|\[core\]/);
    });
  });
}
