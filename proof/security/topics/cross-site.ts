import { calls, named } from '../calls.ts';
import { Attacker } from '../attacker.ts';
import { belongingsOf, type World } from '../world.ts';

const evil = 'https://evil.example';
/** Headers of browsers for requests from other sites. */
const fromElsewhere: [string, Record<string, string>][] = [
  ['a fetch of another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors', origin: evil }],
  [
    'a form of another site',
    { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' },
  ],
  ['a sister site', { 'sec-fetch-site': 'same-site', origin: 'https://sister.presently.example' }],
  ['an address typed in', { 'sec-fetch-site': 'none' }],
  ['an old browser on another site', { 'sec-fetch-site': '', origin: evil }],
  ['a page without an origin', { 'sec-fetch-site': '', origin: 'null' }],
  ['an old browser that tells only where it comes from', { 'sec-fetch-site': '', referer: `${evil}/page` }],
  ['a site whose name begins like ours', { 'sec-fetch-site': '', origin: 'http://localhost.evil.example' }],
];

/** Requests that other sites make browsers send, with the visitor's cookie. */
export function crossSite(world: World): void {
  const changing = named(({ method }) => method !== 'GET');

  describe('cross-site requests', () => {
    let before: unknown;
    beforeAll(async () => {
      before = await belongingsOf(world);
    });

    describe.each(fromElsewhere)('by %s', (_who, headers) => {
      it.each(changing)('%s is refused', async (_name, call) => {
        const answer = await call.make(world.owner, world.ids, headers);
        expect([answer.status, answer.body.code]).toEqual([403, 'cross-site']);
      });
    });

    it.each([
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/csp-report',
      '',
    ])('no call reads a body that a form could send (%s)', async (type) => {
      const paths = calls.filter(({ method, name }) => method !== 'GET' && !name.startsWith('uploads.'));
      for (const { name, make } of paths) {
        const answer = await make(world.other, {}, { 'content-type': type });
        // Calls without a body read none, and were refused by their headers above.
        expect([name, [200, 400, 401, 404, 415, 403].includes(answer.status)]).toEqual([name, true]);
        if (answer.status === 200) expect(['session.logout', 'identity.requestPasswordReset']).not.toContain(name);
      }
    });

    it.each(['x-http-method-override', 'x-http-method', 'x-method-override'])(
      '%s turns no GET into a DELETE',
      async (header) => {
        const path = `/api/recipients/${world.ids.recipientId}`;
        const get = (query = '') => world.owner.raw('GET', `${path}${query}`, undefined, { [header]: 'DELETE' });
        expect((await get('?_method=DELETE')).status).toBe(400);
        expect((await get()).body).toMatchObject({ id: world.ids.recipientId });
        expect((await get()).status).toBe(200);
        const form = await world.owner.raw('POST', path, '_method=DELETE', {
          'content-type': 'application/x-www-form-urlencoded',
        });
        expect(form.status).toBe(415);
      },
    );

    it.each(named(() => true))('%s cannot be read by another origin', async (_name, call) => {
      if (call.name === 'live.listen') return;
      const anonymous = new Attacker(world.product.url);
      const answer = await call.make(anonymous, {}, { origin: evil, 'sec-fetch-site': 'cross-site' });
      for (const header of answer.headers.keys()) expect(header).not.toMatch(/^access-control-/);
      expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin');
    });

    it('no preflight is answered with a permission', async () => {
      for (const path of ['/api/user', '/api/recipients', '/api/login', '/gift/x', '/media/voice/x']) {
        const headers = {
          origin: evil,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'content-type',
        };
        const answer = await world.owner.raw('OPTIONS', path, undefined, headers);
        expect([path, [...answer.headers.keys()].filter((name) => name.startsWith('access-control-'))]).toEqual([
          path,
          [],
        ]);
        expect(answer.status).toBeGreaterThanOrEqual(400);
      }
    });

    it('nothing has changed', async () => {
      expect(await belongingsOf(world)).toEqual(before);
    });
  });
}
