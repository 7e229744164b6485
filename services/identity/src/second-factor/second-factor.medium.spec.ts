import { addPasskey, beginPasskey, removePasskey } from '@presently/contracts/identity/passkeys';
import {
  beginSecondFactor,
  confirmSecondFactor,
  getSecondFactor,
  makeRecoveryCodes,
  removeSecondFactor,
} from '@presently/contracts/identity/second-factor';
import { listSecurityLog } from '@presently/contracts/identity/security-log';
import { register, resolveSession, signIn } from '@presently/contracts/identity/sessions';
import { Clock } from '@presently/service/clock';
import { Outbox } from '@presently/messaging/outbox';
import { aCaller } from '@presently/testing/a-caller';
import { SoftwareAuthenticator } from '@presently/testing/software-authenticator';
import { TestService } from '@presently/testing/test-service';
import { jest } from '@jest/globals';
import { EntityManager } from '@mikro-orm/postgresql';
import { Secret, TOTP } from 'otpauth';
import { randomBytes, randomUUID } from 'node:crypto';
import { setAdministrator } from '../accounts/administrators.js';
import { definition } from '../definition.js';
import { SecurityLog } from '../security-log/security-log.js';
import { resetFactors } from './reset-factors.js';

const password = 'correct horse';
const needed = { status: 401, code: 'second-factor-needed' };
const wrong = { status: 401, code: 'wrong-code', detail: { errors: { code: expect.anything() } } };
const throttled = { status: 429, code: 'too-many-attempts' };

describe('a second factor', () => {
  let service: TestService;
  let clock: Clock;
  let nowMs = Math.floor(Date.now() / 30_000) * 30_000;
  beforeAll(async () => {
    service = await TestService.start(definition, { REGISTRATIONS_PER_HOUR: '1000' });
    clock = service.running.app.get(Clock);
    // The clock stands still until a test moves it, so that no code ends while it is used.
    jest.spyOn(clock, 'now').mockImplementation(() => new Date(nowMs));
  });
  afterAll(() => service.stop());
  const nextStep = () => (nowMs += 30_000);

  async function aUser() {
    const registration = { username: `u${randomBytes(5).toString('hex')}`, password };
    const { user, sessionToken } = await service.call(register, { registration, address: randomUUID() });
    const { sessionId } = await service.call(resolveSession, { sessionToken });
    const caller = aCaller({ userId: user.id, sessionId, authenticatedAt: new Date(nowMs).toISOString() });
    return { id: user.id, username: registration.username, sessionToken, caller, as: service.as(caller) };
  }
  type TestUser = Awaited<ReturnType<typeof aUser>>;

  const codeOf = (secret: string, steps = 0) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: nowMs + steps * 30_000 });

  async function turnOn({ as }: TestUser) {
    const { secret, url } = await as(beginSecondFactor, {});
    const { codes } = await as(confirmSecondFactor, { code: codeOf(secret) });
    nextStep();
    return { secret, url, codes };
  }
  const enter = ({ username }: TestUser, code?: string, address: string = randomUUID()) =>
    service.call(signIn, { credentials: { username, password, ...(code !== undefined && { code }) }, address });

  it('is asked for after a right password only, and then signs in', async () => {
    const owner = await aUser();
    const { secret, url, codes } = await turnOn(owner);
    expect(url).toContain(`otpauth://totp/Presently:${owner.username}?`);
    expect(new Set(codes).size).toBe(10);
    await expect(enter(owner)).rejects.toMatchObject(needed);
    const guess = { username: owner.username, password: 'wrong horse', code: codeOf(secret) };
    await expect(service.call(signIn, { credentials: guess, address: 'x' })).rejects.toMatchObject({
      code: 'invalid-credentials',
    });
    const { sessionToken } = await enter(owner, codeOf(secret));
    expect(await service.call(resolveSession, { sessionToken })).toMatchObject({ userId: owner.id });
    const log = await owner.as(listSecurityLog, {});
    expect(log.map(({ what }) => what)).toContain('second-factor-added');
  });

  it('accepts each code once, and those of the neighbouring half minutes', async () => {
    const owner = await aUser();
    const { secret } = await turnOn(owner);
    const code = codeOf(secret);
    const answers = await Promise.allSettled([enter(owner, code), enter(owner, code)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(enter(owner, codeOf(secret, -1))).rejects.toMatchObject(wrong);
    await enter(owner, codeOf(secret, 1));
    await expect(enter(owner, codeOf(secret, 2))).rejects.toMatchObject(wrong);
  });

  it('can be replaced by a recovery code, once', async () => {
    const owner = await aUser();
    const { codes } = await turnOn(owner);
    await enter(owner, codes[0]!.toUpperCase().replace('-', ' '));
    await expect(enter(owner, codes[0])).rejects.toMatchObject(wrong);
    expect(await owner.as(getSecondFactor, {})).toMatchObject({ isOn: true, recoveryCodesLeft: 9 });
    const log = await owner.as(listSecurityLog, {});
    expect(log.filter(({ what }) => what === 'recovery-code-used')).toHaveLength(1);
    const { codes: fresh } = await owner.as(makeRecoveryCodes, { code: codes[2]! });
    await expect(enter(owner, codes[1])).rejects.toMatchObject(wrong);
    await enter(owner, fresh[1]);
  });

  it('cannot be guessed: a right password does not end the wait for all networks', async () => {
    const owner = await aUser();
    const { secret } = await turnOn(owner);
    const guess = async (code?: string) => {
      const failed: unknown = await enter(owner, code).catch((error: unknown) => error);
      return (failed as { code?: string }).code ?? 'entered';
    };
    const told: string[] = [];
    for (let n = 0; n < 8; n++) told.push(await guess(), await guess('000000'));
    expect(told.filter((code) => code === 'wrong-code')).toHaveLength(5);
    expect(await guess(codeOf(secret))).toBe('too-many-attempts');
    nowMs += 900_000;
    expect(await guess(codeOf(secret))).toBe('entered');
  });

  it('is kept encrypted, and its recovery codes as hashes', async () => {
    const owner = await aUser();
    const { secret, codes } = await turnOn(owner);
    const rows = await service.query<{ row: string }>(
      `select to_jsonb(a)::text || (select string_agg(r.hash, ' ') from recovery_codes r where r.user_id = a.user_id) as row
       from authenticator_apps a where user_id = $1`,
      [owner.id],
    );
    expect(rows).toHaveLength(1);
    for (const text of [secret, ...codes]) expect(rows[0]!.row).not.toContain(text);
    // The text of one user opens for no other.
    const other = await aUser();
    await turnOn(other);
    await service.query(
      `update authenticator_apps set secret = (select secret from authenticator_apps where user_id = $1) where user_id = $2`,
      [owner.id, other.id],
    );
    await expect(enter(other, codeOf(secret))).rejects.toMatchObject({ status: 500 });
  });

  it('changes only with a recent proof of presence, and counts only once a code has confirmed it', async () => {
    const owner = await aUser();
    const stale = service.as({ ...owner.caller, authenticatedAt: new Date(0).toISOString() });
    const calls = [
      stale(beginSecondFactor, {}),
      stale(removeSecondFactor, { code: '123456' }),
      stale(makeRecoveryCodes, { code: '123456' }),
    ];
    for (const call of calls)
      await expect(call).rejects.toMatchObject({ status: 403, code: 'reauthentication-needed' });
    await expect(owner.as(confirmSecondFactor, { code: '123456' })).rejects.toMatchObject({ code: 'wrong-code' });
    const { secret: first } = await owner.as(beginSecondFactor, {});
    await enter(owner);
    const { secret } = await owner.as(beginSecondFactor, {});
    await expect(owner.as(confirmSecondFactor, { code: codeOf(first) })).rejects.toMatchObject({ status: 400 });
    await owner.as(confirmSecondFactor, { code: codeOf(secret) });
    await expect(owner.as(beginSecondFactor, {})).rejects.toMatchObject({ status: 409, code: 'second-factor-on' });
    nextStep();
    await owner.as(removeSecondFactor, { code: codeOf(secret) });
    await enter(owner);
    await expect(owner.as(removeSecondFactor, { code: codeOf(secret) })).rejects.toMatchObject({
      status: 409,
      code: 'no-second-factor',
    });
  });

  it('is taken away, or given new recovery codes, by a code only: presence does not suffice', async () => {
    const owner = await aUser();
    const { codes } = await turnOn(owner);
    for (const op of [removeSecondFactor, makeRecoveryCodes])
      for (const code of ['000000', 'aaaaa-aaaaa'])
        await expect(owner.as(op, { code })).rejects.toMatchObject({ status: 400, code: 'wrong-code' });
    expect(await owner.as(getSecondFactor, {})).toMatchObject({ isOn: true, recoveryCodesLeft: 10 });
    await owner.as(removeSecondFactor, { code: codes[3]! });
    await enter(owner);
  });

  it('ends the sessions that have not proved it, once it is on', async () => {
    const owner = await aUser();
    const { sessionToken: elsewhere } = await enter(owner);
    await turnOn(owner);
    await expect(service.call(resolveSession, { sessionToken: elsewhere })).rejects.toMatchObject({ status: 401 });
    expect(await service.call(resolveSession, { sessionToken: owner.sessionToken })).toMatchObject({
      userId: owner.id,
    });
  });

  it('does not let another user at the wait of a known browser', async () => {
    const owner = await aUser();
    const { secret } = await turnOn(owner);
    const { device } = await enter(owner, codeOf(secret));
    nextStep();
    for (let n = 0; n < 8; n++) await enter(owner, '000000').catch(() => undefined);
    await expect(enter(owner, codeOf(secret))).rejects.toMatchObject(throttled);
    const credentials = { username: owner.username, password, code: codeOf(secret) };
    const known = { browser: { agent: '', device } };
    await expect(service.call(signIn, { credentials, address: randomUUID() }, known)).resolves.toHaveProperty('user');
  });

  it('that is lost is reset by an operator, with an entry in both logs and a notice to the owner', async () => {
    const owner = await aUser();
    await turnOn(owner);
    const options = await owner.as(beginPasskey, {});
    await owner.as(addPasskey, new SoftwareAuthenticator().create(options));
    await service.query(
      `update users set email = 'lost@example.com', confirmed_email = 'lost@example.com', email_confirmed_at = now()
       where id = '${owner.id}'`,
    );
    const parts = { outbox: service.running.app.get(Outbox), securityLog: service.running.app.get(SecurityLog) };
    const em = service.running.app.get(EntityManager).fork();
    expect(await resetFactors(em, 'stranger', { ...parts, now: clock.now() })).toBeNull();
    await resetFactors(em, owner.username, { ...parts, now: clock.now() });
    expect(await enter(owner)).toMatchObject({ sessionToken: expect.any(String) });
    const log = await owner.as(listSecurityLog, {});
    expect(log).toContainEqual(expect.objectContaining({ what: 'second-factor-removed', browser: 'our support team' }));
    expect(
      await service.query(`select action, actor_id as actor from audit_entries where subject_id = '${owner.id}'`),
    ).toEqual([{ action: 'second-factor-reset', actor: null }]);
    expect(
      await service.query(`select address from account_mails where user_id = '${owner.id}' and kind = 'security-notice'
        and details ->> 'what' = 'second-factor-removed'`),
    ).toEqual([{ address: 'lost@example.com' }]);
  });

  describe('of an administrator', () => {
    const mayAdministrate = async (sessionToken: string) => {
      const { isAdmin, needsSecondFactor } = await service.call(resolveSession, { sessionToken });
      expect(needsSecondFactor).toBe(!isAdmin);
      return isAdmin;
    };
    async function anAdmin() {
      const admin = await aUser();
      await setAdministrator(service.running.app.get(EntityManager).fork(), admin.username, true, clock.now());
      return admin;
    }

    it('is required in the session: an app that the session has confirmed, or a sign-in with a code', async () => {
      const admin = await anAdmin();
      expect(await mayAdministrate(admin.sessionToken)).toBe(false);
      expect(await admin.as(getSecondFactor, {})).toMatchObject({ isOn: false, isNeeded: true });
      const { sessionToken: before } = await enter(admin);
      const { secret } = await turnOn(admin);
      expect(await admin.as(getSecondFactor, {})).toMatchObject({ isOn: true, isNeeded: false });
      expect(await mayAdministrate(admin.sessionToken)).toBe(true);
      await expect(mayAdministrate(before)).rejects.toMatchObject({ status: 401 });
      expect(await mayAdministrate((await enter(admin, codeOf(secret))).sessionToken)).toBe(true);
      nextStep();
      await admin.as(removeSecondFactor, { code: codeOf(secret) });
      expect(await mayAdministrate(admin.sessionToken)).toBe(false);
    });

    it('may be a passkey, until the last one is removed', async () => {
      const admin = await anAdmin();
      const options = await admin.as(beginPasskey, {});
      const { id: passkeyId } = await admin.as(addPasskey, new SoftwareAuthenticator().create(options));
      expect(await mayAdministrate(admin.sessionToken)).toBe(true);
      await admin.as(removePasskey, { passkeyId });
      expect(await mayAdministrate(admin.sessionToken)).toBe(false);
    });
  });
});
