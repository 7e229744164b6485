import { randomUUID } from 'node:crypto';
import { addressPush, sessionsEnded } from '@presently/contracts/identity/push';
import { pushSubscriptionChanged } from '@presently/contracts/notifications/push';
import { changePreferences } from '@presently/contracts/identity/preferences';
import { exportRequested } from '@presently/contracts/gifting/exports';
import { webhookChanged } from '@presently/contracts/notifications/webhooks';
import {
  callerChanged,
  endOtherSessions,
  endSession,
  listSessions,
  reauthenticate,
} from '@presently/contracts/identity/session-list';
import { listSecurityLog } from '@presently/contracts/identity/security-log';
import { register, resolveSession, signIn, signOut } from '@presently/contracts/identity/sessions';
import { hashSessionToken } from '@presently/messaging/revoked-sessions';
import { Clock } from '@presently/service/clock';
import { aCaller } from '@presently/testing/a-caller';
import { eventually } from '@presently/testing/eventually';
import { TestService } from '@presently/testing/test-service';
import { jest } from '@jest/globals';
import { definition } from '../definition.js';
import { Housekeeping } from '../housekeeping.js';
import { SecurityLog } from '../security-log/security-log.js';
import { Sessions } from './sessions.js';

const day = 24 * 3_600_000;
const password = 'correct horse';
/** Long, because these tests do not measure speed. */
const patient = { deadlineMs: 20_000 };
const signedOut = { status: 401, code: 'unauthenticated' };

describe('a session', () => {
  let service: TestService;
  let clock: Clock;
  const revoked: string[] = [];
  beforeAll(async () => {
    service = await TestService.start(definition, { REGISTRATIONS_PER_HOUR: '1000' });
    clock = service.running.app.get(Clock);
    service.onSessionRevoked((hash) => revoked.push(hash));
  });
  afterAll(() => service.stop());
  afterEach(() => jest.restoreAllMocks());

  const join = (username: string) =>
    service.call(register, { registration: { username, password }, address: username }, patient);
  const enter = (username: string) =>
    service.call(signIn, { credentials: { username, password }, address: username }, patient);
  const resolve = (sessionToken: string) => service.call(resolveSession, { sessionToken });
  /** Sets the service's clock ahead of real time. */
  const advanceTo = (ms: number) => jest.spyOn(clock, 'now').mockImplementation(() => new Date(Date.now() + ms));
  const daysLeft = async (sessionToken: string) => {
    const { expiresAt } = await resolve(sessionToken);
    return Math.round((new Date(expiresAt).getTime() - clock.now().getTime()) / (day / 24)) / 24;
  };

  it('is found by its token, which is stored nowhere', async () => {
    const { sessionToken, user } = await join('bearer');
    await service.settled();
    expect(await resolve(sessionToken)).toMatchObject({ userId: user.id });
    const tables = await service.query<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = 'identity'`,
    );
    let all = '';
    for (const { name } of tables) {
      all += (await service.query<{ row: string }>(`select t::text as row from ${name} t`))
        .map((it) => it.row)
        .join('\n');
    }
    expect(all).toContain(hashSessionToken(sessionToken));
    expect(all).not.toContain(sessionToken);
  });

  it('is not found by the stored hash', async () => {
    const { sessionToken } = await join('thief');
    await expect(resolve(hashSessionToken(sessionToken))).rejects.toMatchObject(signedOut);
    await expect(resolve('')).rejects.toMatchObject(signedOut);
  });

  it('lasts seven days without use', async () => {
    await join('absent');
    const [first, second] = [await enter('absent'), await enter('absent')];
    advanceTo(7 * day - 60_000);
    await expect(resolve(first.sessionToken)).resolves.toHaveProperty('userId');
    advanceTo(7 * day);
    await expect(resolve(second.sessionToken)).rejects.toMatchObject(signedOut);
  });

  it('is extended by use, up to thirty days after the sign-in', async () => {
    const { sessionToken } = await join('faithful');
    for (const days of [6, 12, 18, 23]) {
      advanceTo(days * day);
      expect(await daysLeft(sessionToken)).toBe(7);
    }
    advanceTo(29 * day);
    expect(await daysLeft(sessionToken)).toBe(1);
    advanceTo(30 * day);
    await expect(resolve(sessionToken)).rejects.toMatchObject(signedOut);
  });

  it('is written at most every ten minutes, however often it is used', async () => {
    const { sessionToken } = await join('busy');
    const sid = hashSessionToken(sessionToken);
    const written = async () =>
      (await service.query<{ xmin: string }>('select xmin::text from sessions where sid = $1', [sid]))[0]?.xmin;
    const before = await written();
    advanceTo(9 * 60_000);
    await resolve(sessionToken);
    expect(await written()).toBe(before);
    advanceTo(10 * 60_000 + 1_000);
    await resolve(sessionToken);
    expect(await written()).not.toBe(before);
  });

  it('takes one query by primary key to resolve', async () => {
    const { sessionToken } = await join('measured');
    const { em } = service.running.orm;
    const statements = jest.spyOn(em.getConnection(), 'execute');
    await resolve(sessionToken);
    expect(statements).toHaveBeenCalledTimes(1);
    const [sql, params] = statements.mock.calls[0] as [string, unknown[]];
    expect(sql).not.toMatch(/password_hash/);
    const plan = await em.fork().transactional(async (tx) => {
      await tx.execute('set local enable_seqscan = off');
      return tx.execute<object[]>(`explain ${sql}`, params);
    });
    expect(JSON.stringify(plan)).toContain('Index Scan using sessions_pkey');
  });

  it('ends on sign-out, and the gateways are notified', async () => {
    await join('leaving');
    const [here, elsewhere] = [await enter('leaving'), await enter('leaving')];
    expect(await service.call(signOut, { sessionToken: here.sessionToken })).toEqual({ success: true });
    await expect(resolve(here.sessionToken)).rejects.toMatchObject(signedOut);
    await expect(resolve(elsewhere.sessionToken)).resolves.toHaveProperty('userId');
    await eventually(() => revoked.includes(hashSessionToken(here.sessionToken)));
    expect(revoked).not.toContain(hashSessionToken(elsewhere.sessionToken));
  });

  describe('of an owner who looks after the account', () => {
    const agent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:131.0) Gecko/20100101 Firefox/131.0';
    /** A user with two sessions. `here` calls in the first one. */
    async function onTwoBrowsers(username: string) {
      await join(username);
      const credentials = { username, password };
      const [here, there] = [
        await service.call(signIn, { credentials, address: username }, { ...patient, browser: { agent } }),
        await enter(username),
      ];
      const { userId, sessionId, authenticatedAt } = await resolve(here.sessionToken);
      const caller = aCaller({ userId, sessionId, authenticatedAt });
      return { here, there, caller, call: service.as(caller, patient) };
    }

    it('is listed with its browser and last use, the newest sign-in first', async () => {
      const { call, there } = await onTwoBrowsers('careful');
      advanceTo(20 * 60_000);
      await resolve(there.sessionToken);
      const all = await call(listSessions, {});
      expect(all.map(({ isCurrent, browser }) => [isCurrent, browser])).toEqual([
        [false, 'Unknown browser'],
        [true, 'Firefox on Windows'],
        [false, 'Unknown browser'],
      ]);
      expect(all[0]!.lastUsedAt > all[1]!.lastUsedAt).toBe(true);
      expect(JSON.stringify(all)).not.toContain(hashSessionToken(there.sessionToken));
      expect(await call(listSessions, { limit: 1 })).toEqual(all.slice(0, 1));
    });

    it('is named in the security log when it asks for a copy of all data', async () => {
      const { call, caller } = await onTwoBrowsers('copying');
      const { userId, sessionId = null } = caller;
      const asked = { exportId: randomUUID(), userId, sessionId, requestedAt: new Date().toISOString() };
      await service.publish(exportRequested, asked);
      const newest = await eventually(async () =>
        (await call(listSecurityLog, {})).find(({ what }) => what === 'export-requested'),
      );
      expect(newest).toMatchObject({ browser: 'Firefox on Windows', network: '' });
    });

    it('is named in the security log when it makes a webhook, and no session is when one is switched off', async () => {
      const { call, caller } = await onTwoBrowsers('hooked');
      const { userId, sessionId = null } = caller;
      const webhookId = randomUUID();
      await service.publish(webhookChanged, { webhookId, userId, what: 'created', sessionId });
      await service.publish(webhookChanged, { webhookId, userId, what: 'switched-off', sessionId: null });
      const entryOf = (wanted: string) =>
        eventually(async () => (await call(listSecurityLog, {})).find(({ what }) => what === wanted));
      expect(await entryOf('webhook-created')).toMatchObject({ browser: 'Firefox on Windows', network: '' });
      expect(await entryOf('webhook-switched-off')).toMatchObject({ network: '' });
    });

    it('is named in the security log when a device gets pushes, or gets none any more', async () => {
      const { call, caller } = await onTwoBrowsers('phoned');
      const { userId, sessionId = null } = caller;
      const data = { pushSubscriptionId: randomUUID(), userId, sessionId };
      for (const what of ['added', 'removed'] as const)
        await service.publish(pushSubscriptionChanged, { ...data, what });
      for (const wanted of ['push-added', 'push-removed'])
        await eventually(async () =>
          (await call(listSecurityLog, {})).some(
            ({ what, browser }) => what === wanted && browser === 'Firefox on Windows',
          ),
        );
    });

    it('may get a push while it lives, as its user wants it', async () => {
      const { call, caller, there } = await onTwoBrowsers('addressed');
      const { userId } = caller;
      const ids = (await call(listSessions, {})).map(({ id }) => id);
      const wishes = () => service.call(addressPush, { userId, sessionIds: [...ids, randomUUID()] });
      // Nobody has told a zone.
      expect(await wishes()).toEqual({
        timeZone: null,
        isPushDetailed: false,
        pushRemindersEnabled: true,
        language: null,
        liveSessionIds: ids,
      });
      await call(changePreferences, {
        isPushDetailed: true,
        pushRemindersEnabled: false,
        timeZone: 'Asia/Tokyo',
        language: 'ja',
      });
      await service.call(signOut, { sessionToken: there.sessionToken });
      expect(await wishes()).toMatchObject({
        timeZone: 'Asia/Tokyo',
        isPushDetailed: true,
        pushRemindersEnabled: false,
        language: 'ja',
      });
      expect((await wishes()).liveSessionIds).toHaveLength(ids.length - 1);
      await service.query('update users set suspended_at = now() where id = $1', [userId]);
      await expect(wishes()).rejects.toMatchObject({ status: 404 });
    });

    it('tells other services that it has ended, whatever ended it', async () => {
      const { call, caller, here, there } = await onTwoBrowsers('told');
      const ids = (await call(listSessions, {})).map(({ id }) => id);
      const told = async () =>
        (await service.emitted(sessionsEnded))
          .filter(({ userId }) => userId === caller.userId)
          .flatMap(({ sessionIds }) => sessionIds);
      await service.call(signOut, { sessionToken: there.sessionToken });
      expect(await told()).toHaveLength(1);
      await service.call(signOut, { sessionToken: here.sessionToken });
      expect(await told()).toHaveLength(2);
      await service.query(`update sessions set expire = now() - interval '1 s' where user_id = $1`, [caller.userId]);
      await service.running.app.get(Housekeeping).purge();
      expect((await told()).toSorted()).toEqual(ids.toSorted());
    });

    it('ends alone, or with all others', async () => {
      const { call, here, there } = await onTwoBrowsers('tidy');
      const [newest] = await call(listSessions, {});
      await call(endSession, { sessionId: newest!.id });
      await expect(resolve(there.sessionToken)).rejects.toMatchObject(signedOut);
      await eventually(() => revoked.includes(hashSessionToken(there.sessionToken)));
      expect(await call(listSessions, {})).toHaveLength(2);
      await call(endOtherSessions, {});
      expect((await call(listSessions, {})).map(({ isCurrent }) => isCurrent)).toEqual([true]);
      await expect(resolve(here.sessionToken)).resolves.toBeDefined();
    });

    it('is in the security log of its owner, newest first, with rough networks', async () => {
      const { call, caller } = await onTwoBrowsers('logged');
      const stranger = service.as(aCaller(), patient);
      const elsewhere = service.as(caller, { ...patient, browser: { agent }, address: '203.0.113.77' });
      await elsewhere(endOtherSessions, {});
      await elsewhere(endOtherSessions, {});
      const log = await call(listSecurityLog, {});
      expect(log.map(({ what, browser }) => [what, browser])).toEqual([
        ['other-sessions-ended', 'Firefox on Windows'],
        ['signed-in-unknown-browser', 'Unknown browser'],
        ['signed-in-unknown-browser', 'Firefox on Windows'],
        ['registered', 'Unknown browser'],
      ]);
      expect(log.map(({ network }) => network)).toEqual(['203.0.113.0/24', '', '', '']);
      expect(await call(listSecurityLog, { limit: 2 })).toEqual(log.slice(0, 2));
      expect(await stranger(listSecurityLog, {})).toEqual([]);
    });

    it('pushes only entries of its own kind out of the security log', async () => {
      const { call, caller } = await onTwoBrowsers('much-logged');
      const securityLog = service.running.app.get(SecurityLog);
      for (let n = 0; n < 40; n++)
        await securityLog.record(service.running.orm.em.fork(), { id: caller.userId }, 'session-ended', {
          address: undefined,
        });
      const kinds = (await call(listSecurityLog, {})).map(({ what }) => what);
      expect(kinds.filter((what) => what === 'session-ended')).toHaveLength(30);
      expect(kinds.at(-1)).toBe('registered');
    });

    it('does not end by a call of another user', async () => {
      const [one, other] = [await onTwoBrowsers('one-user'), await onTwoBrowsers('other-user')];
      const [theirs] = await other.call(listSessions, {});
      await expect(one.call(endSession, { sessionId: theirs!.id })).rejects.toMatchObject({ status: 404 });
      expect(await other.call(listSessions, {})).toHaveLength(3);
    });

    it('proves presence at the sign-in, and again by the password', async () => {
      const { here, there, caller, call } = await onTwoBrowsers('present');
      expect(caller.authenticatedAt).toBeTruthy();
      advanceTo(day);
      await expect(call(reauthenticate, { password: 'a wrong guess' })).rejects.toMatchObject({
        status: 400,
        code: 'wrong-password',
        detail: { errors: { password: ['This is not your current password'] } },
      });
      expect((await resolve(here.sessionToken)).authenticatedAt).toBe(caller.authenticatedAt);
      await call(reauthenticate, { password });
      expect((await resolve(here.sessionToken)).authenticatedAt! > caller.authenticatedAt!).toBe(true);
      const { authenticatedAt: elsewhere } = await resolve(there.sessionToken);
      expect(Date.parse(elsewhere!)).toBeLessThan(Date.now() + day / 2);
      expect(await service.emitted(callerChanged)).toContainEqual({ userId: caller.userId });
    });

    it('throttles guesses at the password like a sign-in', async () => {
      const { call } = await onTwoBrowsers('guessed');
      // On a slow machine some come after the first waits, of 1, 2 and 4 s.
      const guesses = await Promise.allSettled(
        Array.from({ length: 12 }, () => call(reauthenticate, { password: 'a wrong guess' })),
      );
      const codes = guesses.map((guess) => (guess as PromiseRejectedResult).reason.code as string);
      expect(codes.filter((code) => code === 'too-many-attempts').length).toBeGreaterThanOrEqual(3);
    });
  });

  it('can be signed out twice', async () => {
    const { sessionToken } = await join('twice-gone');
    await service.call(signOut, { sessionToken });
    expect(await service.call(signOut, { sessionToken })).toEqual({ success: true });
  });

  it('is one of at most twenty of a user: the oldest ends, and the gateways are notified', async () => {
    const { sessionToken: oldest, user } = await join('everywhere');
    let newest = '';
    for (let i = 0; i < 20; i++) newest = (await enter('everywhere')).sessionToken;
    expect(await service.query('select 1 from sessions where user_id = $1', [user.id])).toHaveLength(20);
    await expect(resolve(oldest)).rejects.toMatchObject(signedOut);
    await expect(resolve(newest)).resolves.toHaveProperty('userId', user.id);
    await eventually(() => revoked.includes(hashSessionToken(oldest)));
  });

  it('is one of at most twenty, also if forty begin at once', async () => {
    const { user } = await join('stampede');
    const sessions = service.running.app.get(Sessions);
    const begin = () => service.running.orm.em.fork().transactional((tx) => sessions.open(tx, user, undefined));
    await Promise.all(Array.from({ length: 40 }, begin));
    expect(await service.query('select 1 from sessions where user_id = $1', [user.id])).toHaveLength(20);
  });

  it('is deleted by housekeeping once it has ended, and not before', async () => {
    const ended = await join('ended');
    advanceTo(2 * day);
    const live = await join('live');
    advanceTo(8 * day);
    const housekeeping = service.running.app.get(Housekeeping);
    await Promise.all([housekeeping.purge(), housekeeping.purge()]);
    const left = (await service.query<{ sid: string }>('select sid from sessions')).map(({ sid }) => sid);
    expect(left).toContain(hashSessionToken(live.sessionToken));
    expect(left).not.toContain(hashSessionToken(ended.sessionToken));
    expect(await service.query(`select 1 from throttles where last_at < now() + interval '6 days'`)).toEqual([]);
  });
});
