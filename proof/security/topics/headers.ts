import { Attacker } from '../attacker.ts';
import { exchange, lines } from '../raw-http.ts';
import type { World } from '../world.ts';

/** One request for every kind of answer, and whether the answer may be cached. */
const kinds: [string, string, { body?: string; type?: string; isPage?: boolean; mayBeKept?: boolean }][] = [
  ['the landing page', 'GET /', { isPage: true }],
  ['a screen', 'GET /dashboard', { isPage: true, mayBeKept: true }],
  ['a page that is not there', 'GET /nothing-here', { isPage: true, mayBeKept: true }],
  ['a file', 'GET /theme.js', { mayBeKept: true }],
  ['a file that is not there', 'GET /assets/none.js', { mayBeKept: true }],
  ['a call', 'GET /api/user', {}],
  ['a call that is not there', 'GET /api/none', {}],
  ['a call under another spelling', 'GET /%61pi/user', {}],
  ['a call that is not there under another spelling', 'GET /%61%70%69/none', {}],
  ['the description', 'GET /api/openapi.json', {}],
  ['the page of the description', 'GET /api/docs', { isPage: true }],
  ['a script of that page', 'GET /api/docs/start.js', {}],
  ['a refused body', 'POST /api/login', { body: '{', type: 'application/json' }],
  ['a refused type', 'POST /api/login', { body: 'a', type: 'text/plain' }],
  ['a body that is too large', 'POST /api/login', { body: 'x'.repeat(300_000), type: 'application/json' }],
  ['an address that is not encoded', 'GET /api/%', {}],
  ['a gift that is not there', `GET /gift/${'A'.repeat(32)}`, { isPage: true }],
  ['a gift as JSON that is not there', `GET /api/gifts/view/${'A'.repeat(32)}`, {}],
  ['a recording that is not there', `GET /media/voice/${'A'.repeat(32)}.ogg`, { mayBeKept: true }],
  ['the page of no more mails', `GET /opt-out/${'A'.repeat(64)}`, { isPage: true }],
  ['a redirect', `GET /unsubscribe/${'A'.repeat(64)}`, {}],
  ['the state of the process', 'GET /healthz', {}],
];

/** Headers that every answer must have. */
export function headers(world: World): void {
  describe('headers', () => {
    it.each(kinds)('%s has all protecting headers', async (_what, route, { body, type, isPage, mayBeKept }) => {
      const [method, path] = route.split(' ') as [string, string];
      const answer = await new Attacker(world.product.url).raw(
        method,
        path,
        body,
        type ? { 'content-type': type } : {},
      );
      const value = (name: string) => answer.headers.get(name);
      expect(value('x-content-type-options')).toBe('nosniff');
      expect(value('x-frame-options')).toBe('DENY');
      expect(value('referrer-policy')).toMatch(/^(same-origin|no-referrer)$/);
      expect(value('cross-origin-opener-policy')).toBe('same-origin');
      expect(value('cross-origin-resource-policy')).toBe('same-origin');
      const policy = value('content-security-policy') ?? '';
      expect(policy).toMatch(/default-src 'none'/);
      expect(policy).toMatch(/frame-ancestors 'none'/);
      expect(policy).not.toMatch(/unsafe-|\*(?!\.)| data:.*script/);
      if (isPage) expect(policy).toMatch(/base-uri 'none'/);
      expect(value('x-powered-by')).toBeNull();
      expect(value('server')).toBeNull();
      if (!mayBeKept) expect(value('cache-control')).toMatch(/no-store/);
      expect(value('content-type') ?? '').toMatch(/^$|charset|javascript|css|json|image|font/);
    });

    it('a gift and its recording are not cached or indexed', async () => {
      const anonymous = new Attacker(world.product.url);
      const gift = await anonymous.call(`GET /gift/${world.shareToken}`);
      expect(gift.status).toBe(200);
      expect(gift.headers.get('cache-control')).toBe('private, no-store');
      expect(gift.headers.get('referrer-policy')).toBe('no-referrer');
      expect(gift.headers.get('x-robots-tag')).toContain('noindex');
      expect((await anonymous.call('GET /robots.txt')).text).toMatch(/Disallow: \/gift\//);
    });

    it('a request that is refused by the HTTP parser reveals no internals', async () => {
      const answer = await exchange(world.product.url, lines('GET / HTTP/1.1', `X: ${'a'.repeat(80_000)}`, '', ''));
      expect(answer).toMatch(/^HTTP\/1\.1 431 /);
      expect(answer).not.toMatch(/server:|x-powered-by:|node/i);
    });
  });
}
