import { randomBytes } from 'node:crypto';
import { Attacker } from '../attacker.ts';
import { exchange, lines } from '../raw-http.ts';
import { newAttacker, type World } from '../world.ts';

const evil = 'evil.example';
/** Headers that make some caches and frameworks use another host or path. */
const claims: Record<string, string>[] = [
  { 'x-forwarded-host': evil },
  { 'x-forwarded-proto': 'https', 'x-forwarded-port': '444' },
  { 'x-forwarded-scheme': 'javascript' },
  { 'x-host': evil },
  { forwarded: `host=${evil};proto=https` },
  { 'x-original-url': '/api/user' },
  { 'x-rewrite-url': '/auth' },
  { 'x-forwarded-prefix': `//${evil}` },
  { 'x-http-host-override': evil },
  { origin: `https://${evil}` },
  { referer: `https://${evil}/` },
  { 'accept-language': 'xx"><script>' },
  { 'user-agent': '"><script>window.__ran=1</script>' },
  { cookie: `theme="><script>; sid=${'A'.repeat(43)}` },
];
const redirects = [
  'next',
  'returnTo',
  'redirect',
  'redirect_uri',
  'continue',
  'url',
  'goto',
  'from',
  'token',
  'callbackUrl',
];
const elsewhere = [
  `//${evil}`,
  `https://${evil}`,
  `/\\${evil}`,
  `https:${evil}`,
  `javascript:alert(1)`,
  `/%2f${evil}`,
  `%0d%0aLocation:https://${evil}`,
];

/** Public pages, and whether one visitor can change what others get. */
export function pages(world: World): void {
  const withoutNonce = (text: string) => text.replaceAll(/nonce="[^"]+"/g, '');
  const get = (path: string, headers: Record<string, string> = {}) =>
    new Attacker(world.product.url).raw('GET', path, undefined, headers);

  describe('pages', () => {
    const paths = () => [`/gift/${world.shareToken}`, '/', '/auth', '/pricing', `/gift/${'A'.repeat(32)}`];

    it.each(claims)('%j changes no page, neither for its sender nor for the next visitor', async (headers) => {
      for (const path of paths()) {
        const before = withoutNonce((await get(path)).text);
        const claimed = await get(path, headers);
        expect(claimed.headers.get('location')).toBeNull();
        // A session cookie selects another landing page, which is the product's own too.
        if (!headers.cookie) expect(withoutNonce(claimed.text)).toBe(before);
        expect(claimed.text).not.toMatch(/evil\.example|window\.__ran/);
        expect(withoutNonce((await get(path)).text)).toBe(before);
      }
    });

    it.each([evil, `${evil}:80`, `localhost@${evil}`, `localhost, ${evil}`, '"><script>'])(
      'a Host of %s is on no page',
      async (host) => {
        for (const path of paths()) {
          const answer = await exchange(
            world.product.url,
            lines(`GET ${path} HTTP/1.1`, `Host: ${host}`, 'Connection: close', '', ''),
          );
          expect(answer).not.toContain(evil);
          expect(answer).not.toContain('"><script>');
        }
      },
    );

    it('a query does not change a gift page', async () => {
      const path = `/gift/${world.shareToken}`;
      const before = withoutNonce((await get(path)).text);
      for (const query of [
        `?x=${encodeURIComponent('"><script>')}`,
        '?shareToken=x',
        '?__proto__[a]=1',
        `?utm_source=${evil}`,
        '?nonce=x',
      ])
        expect(withoutNonce((await get(path + query)).text)).toBe(before);
    });

    it('every gift page has a new nonce, and is not cached', async () => {
      const answers = await Promise.all(Array.from({ length: 5 }, () => get(`/gift/${world.shareToken}`)));
      const nonces = answers.map(({ headers }) => /'nonce-([^']+)'/.exec(headers.get('content-security-policy')!)![1]);
      expect(new Set(nonces).size).toBe(5);
      for (const { headers } of answers) {
        expect(headers.get('cache-control')).toBe('private, no-store');
        expect(headers.get('etag')).toBeNull();
        expect(headers.get('set-cookie')).toBeNull();
      }
    });

    it('the sender’s view of a gift page is shown to no one else', async () => {
      const own = await world.owner.call(`GET /gift/${world.shareToken}`);
      const theirs = await world.other.call(`GET /gift/${world.shareToken}`);
      const nobodys = await get(`/gift/${world.shareToken}`);
      expect(withoutNonce(own.text)).not.toBe(withoutNonce(nobodys.text));
      expect(withoutNonce(theirs.text)).toBe(withoutNonce(nobodys.text));
    });

    it('a gift page contains no id, address or phone number', async () => {
      const { text } = await get(`/gift/${world.shareToken}`);
      for (const secret of [...Object.values(world.ids), '@example.com', '+1415']) expect(text).not.toContain(secret);
      expect((await get(`/api/gifts/view/${world.shareToken}`)).text).not.toMatch(/"id"|@example\.com|userId|senderId/);
    });

    it('links in mails lead to the product, whatever Host the request had', async () => {
      const email = `${randomBytes(6).toString('hex')}@example.com`;
      await newAttacker(world.product, email);
      const body = JSON.stringify({ email });
      for (const headers of [{ 'x-forwarded-host': evil, forwarded: `host=${evil}` }])
        await new Attacker(world.product.url).raw('POST', '/api/password-reset/request', body, {
          'content-type': 'application/json',
          ...headers,
        });
      const mail = await world.product.sandbox.mailTo(email);
      expect(mail.text + mail.html).not.toContain(evil);
      for (const [address] of mail.text.matchAll(/https?:\S+/g))
        expect(address.startsWith(world.product.url)).toBe(true);
    });

    it.each(redirects)('?%s= redirects to no other site', async (name) => {
      for (const target of elsewhere) {
        for (const path of [
          '/',
          '/auth',
          '/login',
          '/dashboard',
          '/subscription',
          '/reminders',
          `/unsubscribe/${'A'.repeat(64)}`,
        ]) {
          const answer = await get(`${path}?${name}=${encodeURIComponent(target)}`);
          const location = answer.headers.get('location');
          expect([
            path,
            location === null || new URL(location, world.product.url).origin === world.product.url,
          ]).toEqual([path, true]);
          expect(answer.text).not.toContain(evil);
        }
      }
    });

    it.each([
      `//${evil}`,
      `//${evil}/%2f..`,
      `/\\${evil}`,
      `/.${evil}`,
      `/%5c${evil}`,
      `///${evil}/`,
      `/${evil}//`,
      `//${evil}//`,
    ])('%s is an address of the product and no way out', async (path) => {
      const answer = await exchange(
        world.product.url,
        lines(`GET ${path} HTTP/1.1`, 'Host: x', 'Connection: close', '', ''),
      );
      expect(answer).not.toMatch(/^location:/im);
      expect(answer).not.toMatch(/^HTTP\/1\.1 3/);
    });

    it.each([
      `/unsubscribe/${encodeURIComponent(`//${evil}`)}`,
      `/unsubscribe/${encodeURIComponent(`\\\\${evil}`)}/views`,
    ])('%s leads to the product', async (path) => {
      const location = (await get(path)).headers.get('location')!;
      expect(new URL(location, world.product.url).origin).toBe(world.product.url);
    });
  });
}
