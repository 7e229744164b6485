import { randomBytes } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { Secret, TOTP } from 'otpauth';
import { callsAtOnce } from '@presently/rules/bounds';
import { eventually } from '@presently/testing/eventually';
import { SoftwareAuthenticator } from '@presently/testing/software-authenticator';
import type { PasskeyCreation, PasskeyRequest } from '@presently/contracts/identity/passkeys';
import { password, sameOrigin } from '../../world/client.ts';
import type { Product } from '../../world/product.ts';
import { Attacker } from '../attacker.ts';
import type { HostileProvider } from '../hostile/hostile-provider.ts';
import { anotherAddress } from '../world.ts';

const anAddress = () => `${randomBytes(6).toString('hex')}@example.com`;
const aSubject = () => randomBytes(8).toString('hex');
const fresh = 'the very own words of the owner';
const codeOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate();

/** Keys to an account that somebody else has: each way of getting the account back ends them all. */
export function keys(world: { product: Product; provider: HostileProvider }): void {
  const browser = () => new Attacker(world.product.url, { ...sameOrigin, ...anotherAddress() });
  async function anOwner(email = anAddress(), isConfirmed = true) {
    const owner = browser();
    const { username } = await owner.register(email);
    if (isConfirmed) await world.product.confirm(email);
    return { owner, email, username };
  }
  /** Lets the proof of presence in the sessions lapse. Gateways keep what they know of a session for five seconds. */
  async function age(victim: Attacker) {
    await world.product
      .database('identity')
      .execute(`update identity.sessions set authenticated_at = now() - interval '16 minutes' where user_id = $1`, [
        victim.id,
      ]);
    await eventually(async () => (await victim.call('GET /api/user/presence')).status === 403, 10_000);
  }
  async function reset(email: string): Promise<number> {
    const client = browser();
    await client.call('POST /api/password-reset/request', { email });
    // An earlier mail has a link that works no more.
    return eventually(async () => {
      const token = await world.product.sandbox.tokenTo(email, 'reset-password');
      const { status } = await client.call('POST /api/password-reset', { token, newPassword: fresh });
      return status === 400 ? undefined : status;
    }, 20_000) as Promise<number>;
  }
  async function addPasskey(by: Attacker): Promise<() => Promise<number>> {
    const key = new SoftwareAuthenticator(world.product.url);
    const asked = (await by.call('POST /api/user/passkeys/options')).body as PasskeyCreation;
    expect((await by.call('POST /api/user/passkeys', key.create(asked))).status).toBeLessThan(300);
    return async () => {
      const thief = browser();
      const challenge = (await thief.call('POST /api/login/passkey/options')).body as PasskeyRequest;
      return (await thief.call('POST /api/login/passkey', key.prove(challenge))).status;
    };
  }
  async function addApp(by: Attacker) {
    const { secret } = (await by.call('POST /api/user/second-factor')).body as { secret: string };
    const confirmed = await by.call('POST /api/user/second-factor/confirm', { code: codeOf(secret) });
    return confirmed.body as { codes: string[] };
  }
  const feedOf = async (by: Attacker) => {
    const { pathname } = new URL(((await by.call('GET /api/calendar')).body as { url: string }).url);
    return async () => (await browser().raw('GET', pathname, undefined, {})).status;
  };
  const noticeTo = async (email: string): Promise<string> =>
    eventually(async () => {
      const mails = await world.product.sandbox.mails(email);
      return mails.map(({ text }) => /secure-account\?token=([\w-]{43})/.exec(text)?.[1]).find(Boolean);
    }, 15_000) as Promise<string>;
  const enter = async (username: string, typed: string, code?: string) =>
    browser().call('POST /api/login', { username, password: typed, ...(code !== undefined && { code }) });

  describe('keys', () => {
    it('a passkey, an app and a calendar of the stranger who made the account end with the first reset', async () => {
      const email = anAddress();
      const { owner: stranger, username } = await anOwner(email, false);
      const bypasskey = await addPasskey(stranger);
      const feed = await feedOf(stranger);
      await addApp(stranger);
      expect([await bypasskey(), await feed()]).toEqual([200, 200]);
      await world.product.confirm(email);
      expect(await reset(email)).toBe(200);
      expect([await bypasskey(), await feed()]).toEqual([401, 404]);
      expect((await stranger.call('GET /api/user')).status).toBe(401);
      // No code keeps the owner of the mailbox out.
      expect((await enter(username, fresh)).status).toBe(200);
    });

    it('a provider link of the stranger who made the account ends with the first reset', async () => {
      const thiefs = { subject: aSubject() };
      const stranger = browser();
      expect(await world.provider.signIn(stranger, thiefs)).toBe('/dashboard');
      const { username } = (await stranger.call('GET /api/user')).body as { username: string };
      const email = anAddress();
      expect((await stranger.call('PATCH /api/user/account', { username, email })).status).toBe(200);
      await world.product.confirm(email);
      expect(await reset(email)).toBe(200);
      const again = browser();
      await world.provider.signIn(again, thiefs);
      expect((await again.call('GET /api/user')).body).not.toMatchObject({ email });
    });

    it('keys that are older than the notice end with "This wasn\'t me"', async () => {
      const { owner, email, username } = await anOwner();
      const bypasskey = await addPasskey(owner);
      const feed = await feedOf(owner);
      await world.product
        .database('identity')
        .execute(`update identity.passkeys set created_at = now() - interval '90 days' where user_id = $1`, [owner.id]);
      await enter(username, password);
      const token = await noticeTo(email);
      expect((await browser().call('POST /api/secure-account', { token })).status).toBe(200);
      expect([await bypasskey(), await feed()]).toEqual([401, 404]);
      expect((await owner.call('GET /api/user')).status).toBe(401);
    });

    it('a link that moves the account to the mailbox of a thief ends with the reset of the owner', async () => {
      const { owner, email, username } = await anOwner();
      const evil = anAddress();
      expect((await owner.call('PATCH /api/user/account', { username, email: evil })).status).toBe(200);
      const token = await world.product.sandbox.tokenTo(evil, 'confirm-email');
      expect(await reset(email)).toBe(200);
      expect((await browser().call('POST /api/confirm-email', { token })).status).toBe(400);
    });

    it('calls that a thief holds back until the keys have ended change nothing', async () => {
      const { owner, email, username } = await anOwner();
      const thief = browser();
      await thief.signIn({ username, password });
      const evil = anAddress();
      const move = { username: `x${username}`, email: evil };
      // They take all places of the account, and their bodies never end.
      const held = Array.from({ length: callsAtOnce.strict.atOnce }, () => {
        const request = httpRequest(`${world.product.url}/api/uploads/voice`, {
          method: 'POST',
          headers: { ...thief.headers, 'content-type': 'audio/ogg', 'transfer-encoding': 'chunked' },
        });
        request.on('error', () => undefined).write('OggS');
        return request;
      });
      await delay(500);
      const waiting = [
        thief.call('PATCH /api/user/account', move),
        thief.call('POST /api/user/second-factor'),
        thief.call('GET /api/calendar'),
        thief.call('POST /api/exports'),
      ];
      await delay(500);
      expect(await reset(email)).toBe(200);
      for (const request of held) request.destroy();
      expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([401, 401, 401, 401]);
      const back = browser();
      await back.signIn({ username, password: fresh });
      expect((await back.call('GET /api/user')).body).toMatchObject({ username, email });
      expect((await back.call('GET /api/exports')).body).toEqual([]);
      expect((await owner.call('GET /api/user')).status).toBe(401);
    }, 60_000);

    it('an export that a thief has asked for ends with the reset, and no borrowed session fetches one', async () => {
      const { owner, email, username } = await anOwner();
      const { id } = (await owner.call('POST /api/exports')).body as { id: string };
      const file = (by: Attacker) => by.call(`GET /api/exports/${id}/file`);
      await eventually(async () => (await file(owner)).status === 200, 30_000);
      await age(owner);
      const borrowed = await file(owner.stolen(world.product.url));
      expect([borrowed.status, borrowed.body.code]).toEqual([403, 'reauthentication-needed']);
      expect(await reset(email)).toBe(200);
      const back = browser();
      await back.signIn({ username, password: fresh });
      await eventually(async () => (await file(back)).status === 404, 10_000);
    });

    it('a borrowed session neither reads nor changes the calendar address, nor the username', async () => {
      const { owner, email, username } = await anOwner();
      await age(owner);
      for (const [route, body] of [
        ['GET /api/calendar'],
        ['POST /api/calendar/rotate', {}],
        ['PATCH /api/calendar', { isEnabled: true }],
        ['PATCH /api/user/account', { username: `x${username}`, email }],
      ] as const) {
        const answer = await owner.call(route, body);
        expect([route, answer.status, answer.body.code]).toEqual([route, 403, 'reauthentication-needed']);
      }
    });

    it('a changed username is mailed and logged, and nobody else takes the former one', async () => {
      const { owner, email, username } = await anOwner();
      const next = `x${username}`;
      expect((await owner.call('PATCH /api/user/account', { username: next, email })).status).toBe(200);
      const log = (await owner.call('GET /api/user/security-log')).body as { what: string }[];
      expect(log.map(({ what }) => what)).toContain('username-changed');
      await eventually(async () =>
        (await world.product.sandbox.mails(email)).some(({ subject }) => subject === 'Your username was changed'),
      );
      for (const taken of [username, username.toUpperCase()])
        expect((await browser().call('POST /api/register', { username: taken, password })).status).toBe(409);
      const { owner: other } = await anOwner();
      const moved = await other.call('PATCH /api/user/account', { username, email: anAddress() });
      expect(moved.status).toBe(409);
    });

    it('an authenticator app binds the provider as well, and a code alone removes it', async () => {
      const me = { subject: aSubject(), email: anAddress() };
      const owner = browser();
      expect(await world.provider.signIn(owner, me)).toBe('/dashboard');
      const { codes } = await addApp(owner);
      const thief = browser();
      expect(await world.provider.signIn(thief, me)).toBe('/link-account?needs=code');
      expect((await thief.call('GET /api/user')).status).toBe(401);
      const prove = (body: object) =>
        thief.call('POST /api/login/provider-link', body, { cookie: world.provider.lastLink });
      expect((await prove({})).body.code).toBe('second-factor-needed');
      expect((await prove({ password: 'a guess' })).body.code).toBe('second-factor-needed');
      expect((await prove({ code: '000000' })).body.code).toBe('wrong-code');
      for (const [route, body] of [
        ['DELETE /api/user/second-factor'],
        ['DELETE /api/user/second-factor', { code: '000000' }],
        ['POST /api/user/second-factor/recovery-codes', {}],
        ['POST /api/user/second-factor/recovery-codes', { code: 'aaaaa-aaaaa' }],
      ] as const)
        expect((await owner.call(route, body)).status).toBe(400);
      expect((await prove({ code: codes[0] })).status).toBe(200);
      expect((await owner.call('DELETE /api/user/second-factor', { code: codes[1] })).status).toBe(200);
    });

    it('a mailbox alone takes no app away, however many of its links are pressed', async () => {
      const { owner, email, username } = await anOwner();
      const { codes } = await addApp(owner);
      const refused = async () => (await enter(username, fresh)).body.code as string;
      expect(await reset(email)).toBe(200);
      expect(await refused()).toBe('second-factor-needed');
      const token = await noticeTo(email);
      expect((await browser().call('POST /api/secure-account', { token })).status).toBe(200);
      expect(await reset(email)).toBe(200);
      expect(await refused()).toBe('second-factor-needed');
      expect((await enter(username, fresh, codes[0])).status).toBe(200);
    });

    it('a provider that names the address of another gives no way to guess the password', async () => {
      const { owner, email } = await anOwner();
      const network = anotherAddress();
      const evil = { subject: aSubject(), email };
      const told: string[] = [];
      for (let flow = 0; flow < 5; flow++) {
        const thief = new Attacker(world.product.url, { ...sameOrigin, ...network });
        expect(await world.provider.signIn(thief, evil)).toBe('/link-account');
        for (let n = 0; n < 3; n++) {
          const cookie = world.provider.lastLink;
          const guess = { password: `a guess ${flow} ${n}` };
          told.push((await thief.call('POST /api/login/provider-link', guess, { cookie })).body.code as string);
        }
      }
      // The waits of 1, 2, 4 and 8 seconds pass while the test runs on a busy machine.
      expect(told.filter((code) => code === 'wrong-password').length).toBeLessThan(10);
      expect(told.filter((code) => code === 'too-many-attempts').length).toBeGreaterThan(5);
      // The owner is not held up.
      const proof = await owner.call('POST /api/user/reauthenticate', { password });
      expect(proof.status).toBe(200);
    });

    it('new sessions by a provider give no new guesses at the password', async () => {
      const me = { subject: aSubject(), email: anAddress() };
      const told: Record<string, number> = {};
      for (let flow = 0; flow < 15; flow++) {
        const thief = browser();
        await world.provider.signIn(thief, me);
        for (let n = 0; n < 5; n++) {
          const guess = { password: `a guess ${flow} ${n}` };
          const { code } = (await thief.call('POST /api/user/reauthenticate', guess)).body as { code: string };
          told[code] = (told[code] ?? 0) + 1;
        }
      }
      expect(told['wrong-password']).toBeLessThanOrEqual(52);
    }, 60_000);

    it('an answer that the provider has not signed opens nothing', async () => {
      const me = { subject: aSubject(), email: anAddress() };
      expect(await world.provider.signIn(browser(), me)).toBe('/dashboard');
      const thief = browser();
      expect(await world.provider.signIn(thief, { ...me, isForged: true })).toBe('/auth?provider=failed');
      expect((await thief.call('GET /api/user')).status).toBe(401);
    });

    it('a claim on the address of another does not take it from the one who has proved it', async () => {
      const email = anAddress();
      const { owner: squatter } = await anOwner(email, false);
      const owner = browser();
      expect(await world.provider.signIn(owner, { subject: aSubject(), email })).toBe('/dashboard');
      expect((await owner.call('GET /api/user')).body).toMatchObject({ email, emailConfirmed: true });
      expect((await squatter.call('GET /api/user')).body).toMatchObject({ email: null });
    });

    it('five accounts and one network do not stop fifty people of the same network', async () => {
      const network = anotherAddress();
      const neighbour = () => new Attacker(world.product.url, { ...sameOrigin, ...network });
      const people = Array.from({ length: 50 }, (_, n) => `p${n}-${randomBytes(4).toString('hex')}@example.com`);
      // The attacker learns of five taken names, and claims the mailboxes of the first ten in other spellings.
      const told: number[] = [];
      for (let n = 0; n < 12; n++)
        told.push((await neighbour().call('POST /api/register', { username: 'demo', password })).status);
      expect(told).toEqual([...Array<number>(5).fill(409), ...Array<number>(7).fill(429)]);
      const attackers = await Promise.all(
        Array.from({ length: 5 }, async () => {
          const attacker = neighbour();
          const { username } = await attacker.register();
          return { attacker, username };
        }),
      );
      for (const [n, victim] of people.slice(0, 10).entries())
        for (const { attacker, username } of attackers) {
          const email = victim.replace('@', `+${n}${randomBytes(3).toString('hex')}@`);
          await attacker.call('PATCH /api/user/account', { username, email });
        }
      const outcomes: string[] = [];
      for (const email of people) {
        const person = neighbour();
        const { username } = await person.register(email);
        const renamed = await person.call('PATCH /api/user/account', { username: `x${username}`, email });
        await world.product.confirm(email);
        const { emailConfirmed } = (await person.call('GET /api/user')).body as { emailConfirmed: boolean };
        outcomes.push(`${renamed.status} ${emailConfirmed}`);
      }
      expect(outcomes).toEqual(Array<string>(50).fill('200 true'));
      // What sends nothing says so.
      const answers = await Promise.all(
        attackers.map(async ({ attacker }) => {
          const told: number[] = [];
          for (let n = 0; n < 6; n++) told.push((await attacker.call('POST /api/user/confirmation')).status);
          return told.at(-1);
        }),
      );
      expect(answers).toEqual(Array<number>(5).fill(429));
    }, 240_000);
  });
}
