import { randomBytes } from 'node:crypto';
import { eventually } from '@presently/testing/eventually';
import { Attacker } from '../attacker.ts';
import { newAttacker, type World } from '../world.ts';

const newPassword = 'a quite different secret';

/** The start, theft and end of sessions. */
export function sessions(world: World): void {
  const statusOf = async (attacker: Attacker) => (await attacker.call('GET /api/user')).status;
  /** A new user who is signed in on several devices. */
  async function onDevices(count: number, email?: string) {
    const first = new Attacker(world.product.url);
    const credentials = await first.register(email);
    const devices = [first];
    while (devices.length < count) {
      const device = new Attacker(world.product.url);
      await device.signIn(credentials);
      devices.push(device);
    }
    return { devices: devices as [Attacker, ...Attacker[]], credentials };
  }
  describe('sessions', () => {
    it.each(['POST /api/login', 'POST /api/register'])('%s accepts no token that the browser sends', async (route) => {
      const { credentials } = await onDevices(1);
      const planted = randomBytes(32).toString('base64url');
      const victim = new Attacker(world.product.url);
      victim.cookie = `sid=${planted}`;
      if (route === 'POST /api/login') await victim.signIn(credentials);
      else await victim.register();
      expect(victim.token).not.toBe(planted);
      const thief = new Attacker(world.product.url);
      thief.cookie = `sid=${planted}`;
      expect([await statusOf(victim), await statusOf(thief)]).toEqual([200, 401]);
    });

    it('ends a planted session when the victim signs in', async () => {
      const attacker = await newAttacker(world.product);
      const victim = attacker.stolen(world.product.url);
      await victim.register();
      expect(victim.token).not.toBe(attacker.token);
      expect([await statusOf(victim), await statusOf(attacker)]).toEqual([200, 401]);
    });

    it('gives each sign-in a token of its own, 32 random bytes', async () => {
      const { devices } = await onDevices(3);
      const tokens = devices.map((device) => device.token);
      expect(new Set(tokens).size).toBe(3);
      for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    });

    it('keeps the token only in a cookie that scripts and other sites cannot use', async () => {
      const attacker = new Attacker(world.product.url);
      const answer = await attacker.call('POST /api/register', {
        username: `c${randomBytes(5).toString('hex')}`,
        password: 'a long enough secret',
      });
      const [cookie] = answer.headers.getSetCookie();
      expect(cookie).toMatch(/^sid=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/);
      expect(answer.text).not.toContain(attacker.token);
      expect((await attacker.call('GET /api/user')).text).not.toContain(attacker.token);
    });

    it('stores no token in any table', async () => {
      const attacker = await newAttacker(world.product);
      for (const service of Object.keys(world.product.run.databases)) {
        expect([service, await world.product.database(service).tablesHolding(attacker.token)]).toEqual([service, []]);
      }
    });

    it('ends at sign-out, also for a copied cookie', async () => {
      const { devices } = await onDevices(2);
      const thief = devices[0].stolen(world.product.url);
      await devices[0].call('POST /api/logout');
      expect(await statusOf(thief)).toBe(401);
      expect(await statusOf(devices[1]!)).toBe(200);
    });

    it('ends everywhere at a change of password, and continues here with a new token', async () => {
      const { devices, credentials } = await onDevices(3);
      const before = devices[0].stolen(world.product.url);
      const change = { currentPassword: credentials.password, newPassword };
      expect((await devices[0].call('POST /api/user/password', change)).status).toBe(200);
      expect(devices[0].token).not.toBe(before.token);
      expect(await Promise.all([before, ...devices].map(statusOf))).toEqual([401, 200, 401, 401]);
    });

    it('ends everywhere at a reset of the password, and the link works once', async () => {
      const email = `${randomBytes(6).toString('hex')}@example.com`;
      const { devices, credentials } = await onDevices(3, email);
      await world.product.confirm(email);
      const stranger = new Attacker(world.product.url);
      await stranger.call('POST /api/password-reset/request', { email });
      const token = await world.product.sandbox.tokenTo(email, 'reset-password');
      expect(await world.product.database('identity').tablesHolding(token)).toEqual([]);
      expect(await world.product.database('notifications').tablesHolding(token)).toEqual([]);
      const reset = () => stranger.call('POST /api/password-reset', { token, newPassword });
      expect((await reset()).status).toBe(200);
      expect(stranger.cookie).toBe('');
      expect(await Promise.all(devices.map(statusOf))).toEqual([401, 401, 401]);
      expect([(await reset()).status, (await reset()).body.code]).toEqual([400, 'reset-link-invalid']);
      expect((await stranger.call('POST /api/login', credentials)).status).toBe(401);
      expect((await stranger.call('POST /api/login', { ...credentials, password: newPassword })).status).toBe(200);
    });

    it('ends with the account, on every device, and ends its live stream', async () => {
      const { devices } = await onDevices(2);
      const headers = { cookie: devices[1]!.cookie };
      const stream = await fetch(`${world.product.url}/api/live`, { headers });
      expect(stream.status).toBe(200);
      await devices[0].call('DELETE /api/user/delete');
      await stream.text();
      expect(await eventually(async () => (await statusOf(devices[1]!)) === 401)).toBe(true);
    });

    it('expires', async () => {
      const attacker = await newAttacker(world.product);
      const { id } = (await attacker.call('GET /api/user')).body as { id: string };
      await world.product
        .database('identity')
        .rows(`update sessions set expire = now() - interval '1 second' where user_id = $1`, [id]);
      await eventually(async () => (await statusOf(attacker)) === 401);
    });

    it('ends the oldest at the twenty-first sign-in', async () => {
      const { devices } = await onDevices(21);
      await eventually(async () => (await statusOf(devices[0])) === 401);
      expect([await statusOf(devices[1]!), await statusOf(devices[20]!)]).toEqual([200, 200]);
    });

    it.each(['query', 'authorization', 'other cookie', 'body'])('is not taken from the %s', async (where) => {
      const { token } = await newAttacker(world.product);
      const headers: Record<string, string> =
        where === 'authorization'
          ? { authorization: `Bearer ${token}` }
          : where === 'other cookie'
            ? { cookie: `__Host-sid=${token}; session=${token}; connect.sid=${token}` }
            : {};
      const anonymous = new Attacker(world.product.url);
      const path = where === 'query' ? `/api/user?sid=${token}&token=${token}&sessionToken=${token}` : '/api/user';
      const answer =
        where === 'body'
          ? await anonymous.call('PATCH /api/user/preferences', { sessionToken: token })
          : await anonymous.raw('GET', path, undefined, headers);
      expect(answer.status).toBe(401);
    });

    it.each(['%00', 'a'.repeat(5_000), '../../etc/passwd', "' or 1=1--", '{"$gt":""}', 'null'])(
      'refuses a cookie that is no token: %.20s',
      async (value) => {
        const anonymous = new Attacker(world.product.url);
        expect((await anonymous.raw('GET', '/api/user', undefined, { cookie: `sid=${value}` })).status).toBe(401);
      },
    );
  });
}
