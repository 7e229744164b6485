import { randomBytes } from 'node:crypto';
import type { Product } from '../../world/product.ts';
import { Attacker } from '../attacker.ts';
import { exchange, lines, statusesOf } from '../raw-http.ts';
import { newAttacker } from '../world.ts';

const password = 'a long enough secret';
const cookies = (attacker: Attacker) => ({ cookie: attacker.cookie });
/** Headers with which a client pretends to have another address. */
const disguises = (n: number): Record<string, string> => ({
  'x-forwarded-for': `198.51.100.${n}`,
  'x-real-ip': `198.51.100.${n}`,
  'x-client-ip': `198.51.100.${n}`,
  'cf-connecting-ip': `198.51.100.${n}`,
  'true-client-ip': `198.51.100.${n}`,
  forwarded: `for=198.51.100.${n}`,
  via: `1.1 proxy${n}`,
});

/** Rate limits and https, with production's settings. */
export function limits(world: { product: Product }): void {
  describe('limits', () => {
    let person: Attacker;
    let username: string;
    beforeAll(async () => {
      person = new Attacker(world.product.url);
      ({ username } = await person.register());
    });

    it('a session cookie is bound to https and to this host', async () => {
      const answer = await new Attacker(world.product.url).call('POST /api/register', {
        username: `s${randomBytes(5).toString('hex')}`,
        password,
      });
      const [cookie] = answer.headers.getSetCookie();
      expect(cookie).toMatch(/^__Host-sid=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
      const impostor = person.cookie.replace('__Host-sid=', 'sid=');
      expect(
        (await new Attacker(world.product.url).raw('GET', '/api/user', undefined, { cookie: impostor })).status,
      ).toBe(401);
    });

    it.each(['/', '/api/user', '/api/none', '/gift/x', '/theme.js', '/nothing'])(
      '%s demands https for the future',
      async (path) => {
        const answer = await person.raw('GET', path, undefined, {});
        expect(answer.headers.get('strict-transport-security')).toMatch(/max-age=31536000; includeSubDomains/);
      },
    );

    it('every other origin than the public one is another site', async () => {
      const anonymous = new Attacker(world.product.url, {});
      for (const origin of [
        'http://presently.example',
        'https://presently.example:444',
        'https://presently.example.evil.example',
      ]) {
        const answer = await anonymous.raw('POST', '/api/logout', undefined, { origin });
        expect([origin, answer.status]).toEqual([origin, 403]);
      }
      expect(
        (await anonymous.raw('POST', '/api/logout', undefined, { origin: 'https://presently.example' })).status,
      ).toBe(200);
    });

    it('a stalled upload is ended', async () => {
      const head = lines(
        'POST /api/uploads/voice HTTP/1.1',
        'Host: x',
        `Cookie: ${person.cookie}`,
        'Content-Type: audio/ogg',
        'Content-Length: 500000',
        '',
        '',
      );
      const answer = await exchange(world.product.url, head + 'OggS', 12_000);
      expect(statusesOf(answer)).toEqual([408]);
    });

    it('a stalled body is ended', async () => {
      const head = lines(
        'POST /api/login HTTP/1.1',
        'Host: x',
        'Content-Type: application/json',
        'Content-Length: 500',
        '',
        '',
      );
      expect(statusesOf(await exchange(world.product.url, `${head}{`, 12_000))).toEqual([408]);
    });

    it('a user may make 120 requests a minute', async () => {
      const user = await newAttacker(world.product);
      const statuses: number[] = [];
      for (let n = 0; n < 122; n++)
        statuses.push((await user.raw('GET', '/api/user', undefined, { ...cookies(user), ...disguises(n) })).status);
      expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(120);
      expect(statuses.at(-1)).toBe(429);
    });

    it('thirty quick failures on one account are too many, whatever address the headers claim', async () => {
      const statuses: number[] = [];
      let last;
      for (let n = 0; n < 30; n++) {
        last = await new Attacker(world.product.url).call(
          'POST /api/login',
          { username, password: `wrong ${n}` },
          disguises(n),
        );
        statuses.push(last.status);
      }
      expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(8);
      expect([last!.status, last!.body.code]).toEqual([429, 'too-many-attempts']);
      expect(Number(last!.headers.get('retry-after'))).toBeGreaterThan(0);
    });

    it('fifty attempts at once get no further than fifty in turn', async () => {
      const tries = Array.from({ length: 50 }, (_none, n) =>
        new Attacker(world.product.url).call(
          'POST /api/login',
          { username: `${username}${n}`, password },
          disguises(n),
        ),
      );
      const statuses = (await Promise.all(tries)).map((answer) => answer.status);
      // Twenty from one address in ten minutes, some of them in the test above. More are refused unread.
      expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(20);
      expect(statuses.filter((status) => status === 429 || status === 503).length).toBeGreaterThanOrEqual(30);
    });

    it('an address may make 300 requests a minute, however paths are encoded', async () => {
      const spellings = [
        '/api/openapi.json',
        '/%61pi/openapi.json',
        '/%61%70%69/none',
        '/gift/x',
        '/%67ift/x',
        '/media/voice/x',
        'http://x/api/none',
      ];
      const all: number[] = [];
      for (let n = 0; n < 320; n++) {
        const bytes = lines(
          `HEAD ${spellings[n % spellings.length]} HTTP/1.1`,
          'Host: x',
          `X-Forwarded-For: 203.0.113.${n % 250}`,
          'Connection: close',
          '',
          '',
        );
        all.push(...statusesOf(await exchange(world.product.url, bytes, 5_000)));
        if (all.at(-1) === 429) break;
      }
      expect(all.at(-1)).toBe(429);
      for (const path of spellings) {
        const bytes = lines(`GET ${path} HTTP/1.1`, 'Host: x', 'Connection: close', '', '');
        expect([path, statusesOf(await exchange(world.product.url, bytes, 5_000))]).toEqual([path, [429]]);
      }
      expect((await person.raw('GET', '/auth', undefined, {})).status).toBe(200);
    });
  });
}
