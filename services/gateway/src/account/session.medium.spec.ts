import { listGifts } from '@presently/contracts/gifting/gifts';
import { getUsage } from '@presently/contracts/gifting/usage';
import { changeAccount, getUser } from '@presently/contracts/identity/accounts';
import { callerChanged } from '@presently/contracts/identity/session-list';
import { userTierApplied } from '@presently/contracts/identity/tier';
import { register, resolveSession, signIn, signOut } from '@presently/contracts/identity/sessions';
import { Problem } from '@presently/messaging/problem';
import { publishRevokedSessions, hashSessionToken } from '@presently/messaging/revoked-sessions';
import { eventually } from '@presently/testing/eventually';
import { TestBroker } from '@presently/testing/test-broker';
import { jest } from '@jest/globals';
import { aToken, aUser } from '../../test/samples.js';
import { TestGateway, type Answer } from '../../test/test-gateway.js';

const credentials = { username: 'maria', password: 'a long enough secret' };
const inAWeek = () => new Date(Date.now() + 7 * 24 * 3_600_000).toISOString();
/** Nothing expires, so what is known anew was told. */
const stopClock = () => jest.spyOn(performance, 'now').mockReturnValue(performance.now());
const cookieOf = (answer: Answer) => answer.headers.getSetCookie().map((line) => line.split('; '));

describe('signing in and out', () => {
  let broker: TestBroker;
  let gateway: TestGateway;
  const user = aUser();
  const currentUser = Object.assign({ giftsUsedThisMonth: 3, giftLimit: 5 }, user);

  beforeAll(async () => {
    broker = await TestBroker.start();
    gateway = await TestGateway.start(broker.url);
  });
  afterAll(async () => {
    await gateway.stop();
    await broker.destroy();
  });
  beforeEach(async () => {
    gateway.services.forgetCalls();
    const { services } = gateway;
    await services.answer(signIn, () => ({ user, sessionToken: aToken(), expiresAt: inAWeek() }));
    await services.answer(register, () => ({ user, sessionToken: aToken(), expiresAt: inAWeek() }));
    await services.answer(signOut, () => ({ success: true as const }));
    await services.answer(getUser, () => user);
    await services.answer(getUsage, () => ({ tier: 'free' as const, giftsUsedThisMonth: 3, giftLimit: 5 }));
  });

  it('writes a new session into a cookie that scripts and other sites cannot use', async () => {
    const answer = await gateway.call('POST /api/login', credentials, { 'x-time-zone': 'Europe/Paris' });
    expect([answer.status, answer.body]).toEqual([200, currentUser]);
    const [[pair, ...attributes]] = cookieOf(answer) as [string[]];
    expect(pair).toMatch(/^__Host-sid=[\w-]{43}$/);
    expect(attributes).toEqual(expect.arrayContaining(['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/']));
    expect(attributes.join()).not.toContain('Domain');
    expect(answer.text).not.toContain(pair!.split('=')[1]);
    const [call] = gateway.services.callsOf(signIn);
    expect(call!.input).toEqual({ credentials, address: '127.0.0.1' });
  });

  it("stores the browser's time zone in a cookie until sign-out, for pages rendered on the server", async () => {
    const { cookie } = gateway.signedIn();
    const zoneCookieFor = async (zone: string, kept = '') => {
      const headers = { cookie: `${cookie}; ${kept}`, 'x-time-zone': zone };
      const answer = await gateway.call('GET /api/user', undefined, headers);
      return cookieOf(answer).find(([pair]) => pair!.startsWith('zone='));
    };
    expect(await zoneCookieFor('Europe/Paris')).toEqual(
      expect.arrayContaining(['zone=Europe/Paris', 'HttpOnly', 'SameSite=Lax']),
    );
    expect(await zoneCookieFor('Europe/Paris', 'zone=Europe%2FParis')).toBeUndefined();
    expect(await zoneCookieFor('Asia/Tokyo', 'zone=Europe%2FParis')).toContain('zone=Asia/Tokyo');
    expect(await zoneCookieFor('Mars/Olympus')).toBeUndefined();
    const out = await gateway.call('POST /api/logout', undefined, { cookie: `${cookie}; zone=Asia%2FTokyo` });
    expect(cookieOf(out)).toContainEqual(expect.arrayContaining(['zone=', 'Max-Age=0']));
  });

  it('answers a registration with 201 and ignores fields that only the product sets', async () => {
    const body = {
      ...credentials,
      email: 'maria@example.com',
      isAdmin: true,
      subscriptionTier: 'pro',
      giftsUsedThisMonth: -5,
    };
    const answer = await gateway.call('POST /api/register', body, { 'x-time-zone': 'Europe/Paris' });
    expect([answer.status, answer.body.username]).toEqual([201, 'maria']);
    expect(cookieOf(answer).map(([pair]) => pair!.split('=')[0])).toEqual(['__Host-sid', 'zone']);
    const [call] = gateway.services.callsOf(register);
    expect(call!.input).toEqual({ registration: { ...credentials, email: 'maria@example.com' }, address: '127.0.0.1' });
    expect(call!.context.timeZone).toBe('Europe/Paris');
  });

  it.each([
    [{ username: 'ab', password: 'long enough' }, 'Username must be at least 3 characters'],
    [{ username: 'abc', password: 'short' }, 'Password must be at least 8 characters'],
    [{ ...credentials, nickname: 'm' }, 'property nickname should not exist'],
  ])('refuses the registration %j', async (body, message) => {
    const answer = await gateway.call('POST /api/register', body);
    expect([answer.status, answer.body.message]).toEqual([400, message]);
    expect(gateway.services.callsOf(register)).toEqual([]);
  });

  it("passes on identity's refusal and sets no cookie", async () => {
    await gateway.services.answer(signIn, () => {
      throw new Problem('invalid-credentials', 401, 'Invalid username or password');
    });
    const wrong = await gateway.call('POST /api/login', credentials);
    expect([wrong.status, wrong.body]).toEqual([
      401,
      { code: 'invalid-credentials', message: 'Invalid username or password' },
    ]);
    await gateway.services.answer(signIn, () => {
      throw new Problem('too-many-attempts', 429, 'Too many attempts', { retryAfter: 30 });
    });
    const throttled = await gateway.call('POST /api/login', credentials);
    expect([throttled.status, throttled.headers.get('retry-after')]).toEqual([429, '30']);
    expect([...cookieOf(wrong), ...cookieOf(throttled)]).toEqual([]);
  });

  it.each([
    ['no body', undefined, 400],
    ['no password', { username: 'maria' }, 400],
    ['a password that is no text', { username: 'maria', password: { $ne: '' } }, 400],
    ['an empty password', { username: 'maria', password: '' }, 401],
  ])('refuses a sign-in with %s without calling identity', async (_what, body, status) => {
    expect((await gateway.call('POST /api/login', body)).status).toBe(status);
    expect((await gateway.call('POST /api/login?username=maria&password=secret123', body)).status).toBe(status);
    expect(gateway.services.callsOf(signIn)).toEqual([]);
  });

  it('ends the previous session of the browser', async () => {
    const planted = gateway.signedIn();
    await gateway.call('POST /api/login', credentials, { cookie: planted.cookie });
    expect(gateway.services.callsOf(signOut).map(({ input }) => input)).toEqual([{ sessionToken: planted.token }]);
  });

  it("signs out, clears the browser's cache and deletes the cookie", async () => {
    const { cookie, token } = gateway.signedIn();
    const answer = await gateway.call('POST /api/logout', undefined, { cookie });
    expect([answer.status, answer.body]).toEqual([200, { success: true }]);
    expect(answer.headers.get('clear-site-data')).toBe('"cache"');
    expect(cookieOf(answer)[0]).toEqual(expect.arrayContaining(['__Host-sid=', 'Max-Age=0', 'Secure']));
    expect(gateway.services.callsOf(signOut).map(({ input }) => input)).toEqual([{ sessionToken: token }]);
  });

  it('accepts a sign-out without a session', async () => {
    expect((await gateway.call('POST /api/logout')).body).toEqual({ success: true });
    expect((await gateway.call('POST /api/logout', {})).status).toBe(200);
    expect(gateway.services.callsOf(signOut)).toEqual([]);
  });

  it('answers 503 to a sign-out while identity is down', async () => {
    await gateway.services.silence(signOut);
    const answer = await gateway.call('POST /api/logout', undefined, { cookie: gateway.signedIn().cookie });
    expect([answer.status, cookieOf(answer)]).toEqual([503, []]);
  });

  it.each(['/api/user', '/api/auth/user'])('returns the current user at %s, with the count of gifts', async (path) => {
    const { cookie, token } = gateway.signedIn({ userId: user.id });
    const answer = await gateway.call(`GET ${path}`, undefined, { cookie });
    expect([answer.status, answer.body]).toEqual([200, currentUser]);
    // The cookie expires with the session, which is extended by use.
    expect(cookieOf(answer)[0]).toEqual(
      expect.arrayContaining([`__Host-sid=${token}`, expect.stringMatching(/^Max-Age=6047\d\d|^Max-Age=604800/)]),
    );
    expect((await gateway.call(`GET ${path}`)).status).toBe(401);
  });

  it('returns the user without the count if gifting is down or does not answer', async () => {
    const { cookie } = gateway.signedIn({ userId: user.id });
    await gateway.services.silence(getUsage);
    expect((await gateway.call('GET /api/user', undefined, { cookie })).body).toMatchObject({
      giftsUsedThisMonth: 0,
      giftLimit: 5,
    });
    await gateway.services.answer(getUsage, () => new Promise(() => {}));
    expect((await gateway.call('GET /api/user', undefined, { cookie })).status).toBe(200);
  });

  it('asks identity once for many requests, and again after the session is revoked', async () => {
    const { cookie, token } = gateway.signedIn({ userId: user.id });
    const ask = () => gateway.call('GET /api/user', undefined, { cookie });
    await Promise.all([ask(), ask(), ask()]);
    await ask();
    const resolved = () =>
      gateway.services
        .callsOf(resolveSession)
        .filter(({ input }) => (input as { sessionToken: string }).sessionToken === token);
    expect(resolved()).toHaveLength(1);

    gateway.endSession(token);
    const clock = stopClock();
    expect((await ask()).status).toBe(200);
    publishRevokedSessions(gateway.nats, [hashSessionToken(token)]);
    await eventually(async () => (await ask()).status === 401);
    clock.mockRestore();
  });

  describe('knows a change of its user before the cached answer expires', () => {
    const namesOf = async (cookie: string) => {
      await gateway.services.answer(listGifts, (_input, { caller }) => {
        names.push(caller!.displayName);
        return [];
      });
      const names: string[] = [];
      await gateway.call('GET /api/scheduled-gifts', undefined, { cookie });
      return names[0];
    };

    it('with the answer to the call that changed them', async () => {
      const { cookie, holder } = gateway.signedIn({ displayName: 'Ann' });
      expect(await namesOf(cookie)).toBe('Ann');
      await gateway.services.answer(changeAccount, () => {
        holder.displayName = 'Anna';
        return aUser();
      });
      const change = { username: 'anna', email: 'anna@example.com' };
      expect((await gateway.call('PATCH /api/user/account', change, { cookie })).status).toBe(200);
      expect(await namesOf(cookie)).toBe('Anna');
    });

    it.each([
      ['a changed account', (userId: string) => gateway.publish(callerChanged, { userId })],
      ['a changed plan', (userId: string) => gateway.publish(userTierApplied, { userId, tier: 'pro' })],
    ])('by the event of %s, in every replica', async (_what, publish) => {
      const { cookie, holder } = gateway.signedIn({ displayName: 'Bo' });
      const other = gateway.signedIn();
      expect([await namesOf(cookie), await namesOf(other.cookie)]).toEqual(['Bo', other.holder.displayName]);
      holder.displayName = 'Bob';
      gateway.services.forgetCalls();
      const clock = stopClock();
      await publish(holder.userId);
      await eventually(async () => (await namesOf(cookie)) === 'Bob');
      clock.mockRestore();
      await namesOf(other.cookie);
      const asked = gateway.services.callsOf(resolveSession).map(({ input }) => input);
      expect(asked).not.toContainEqual({ sessionToken: other.token });
    });
  });

  it('caches a session for at most five seconds if the revocation is lost', async () => {
    const { cookie, token } = gateway.signedIn({ userId: user.id });
    const ask = async () => (await gateway.call('GET /api/user', undefined, { cookie })).status;
    expect(await ask()).toBe(200);
    gateway.endSession(token);
    await eventually(async () => (await ask()) === 401);
  });

  it('refuses an expired session', async () => {
    const { cookie } = gateway.signedIn({ expiresAt: new Date(Date.now() - 1_000).toISOString() });
    expect((await gateway.call('GET /api/user', undefined, { cookie })).status).toBe(401);
  });

  it('does not cache unknown sessions', async () => {
    const { cookie, token, holder } = gateway.signedIn({ userId: user.id });
    gateway.endSession(token);
    expect((await gateway.call('GET /api/user', undefined, { cookie })).status).toBe(401);
    await gateway.services.answer(resolveSession, () => holder);
    expect((await gateway.call('GET /api/user', undefined, { cookie })).status).toBe(200);
  });

  it('answers 503, not 401, while identity is down', async () => {
    await gateway.services.silence(resolveSession);
    const answer = await gateway.call('GET /api/recipients', undefined, { cookie: gateway.signedIn().cookie });
    expect([answer.status, answer.body.code]).toEqual([503, 'service-unavailable']);
  });
});
