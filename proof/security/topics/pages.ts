import { randomBytes } from 'node:crypto';
import { Attacker } from '../attacker.ts';
import { exchange, lines } from '../raw-http.ts';
import { somebody, type World } from '../world.ts';

const evil = 'evil.example';
/** Headers with which caches and frameworks have been made to believe in another address. */
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

/** Pages that many look at, and what one of them could do to what the others get. */
export function pages(world: World): void {
  const withoutNonce = (text: string) => text.replaceAll(/nonce="[^"]+"/g, '');
  const get = (path: string, headers: Record<string, string> = {}) =>
    new Attacker(world.product.url).raw('GET', path, undefined, headers);

  describe('pages', () => {
    const paths = () => [`/gift/${world.shareToken}`, '/', '/auth', '/pricing', `/gift/${'A'.repeat(32)}`];

    it.each(claims)('%j changes no page, for whoever says it and for whoever comes next', async (headers) => {
      for (const path of paths()) {
        const before = withoutNonce((await get(path)).text);
        const claimed = await get(path, headers);
        expect(claimed.headers.get('location')).toBeNull();
        // The landing page is another one to whoever has a session cookie; what is shown of it is the product's own.
        if (!headers.cookie) expect(withoutNonce(claimed.text)).toBe(before);
        expect(claimed.text).not.toMatch(/evil\.example|window\.__ran/);
        expect(withoutNonce((await get(path)).text)).toBe(before);
      }
    });

    it.each([evil, `${evil}:80`, `localhost@${evil}`, `localhost, ${evil}`, '"><script>'])(
      'a Host of %s stands on no page',
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

    it('a query is no part of a gift page', async () => {
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

    it('every gift page is its own: no nonce comes twice, and none is kept by a cache', async () => {
      const answers = await Promise.all(Array.from({ length: 5 }, () => get(`/gift/${world.shareToken}`)));
      const nonces = answers.map(({ headers }) => /'nonce-([^']+)'/.exec(headers.get('content-security-policy')!)![1]);
      expect(new Set(nonces).size).toBe(5);
      for (const { headers } of answers) {
        expect(headers.get('cache-control')).toBe('private, no-store');
        expect(headers.get('etag')).toBeNull();
        expect(headers.get('set-cookie')).toBeNull();
      }
    });

    it("what the sender sees on their gift's page is shown to nobody else", async () => {
      const own = await world.owner.call(`GET /gift/${world.shareToken}`);
      const theirs = await world.other.call(`GET /gift/${world.shareToken}`);
      const nobodys = await get(`/gift/${world.shareToken}`);
      expect(withoutNonce(own.text)).not.toBe(withoutNonce(nobodys.text));
      expect(withoutNonce(theirs.text)).toBe(withoutNonce(nobodys.text));
    });

    it('a gift page holds no id, no address and no phone number', async () => {
      const { text } = await get(`/gift/${world.shareToken}`);
      for (const secret of [...Object.values(world.ids), '@example.com', '+1415']) expect(text).not.toContain(secret);
      expect((await get(`/api/gifts/view/${world.shareToken}`)).text).not.toMatch(/"id"|@example\.com|userId|senderId/);
    });

    it('the link of a mail leads to the product, whatever host the request for it named', async () => {
      const email = `${randomBytes(6).toString('hex')}@example.com`;
      await somebody(world.product, email);
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

    it.each(redirects)('?%s= leads nobody elsewhere', async (name) => {
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
