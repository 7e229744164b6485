import { changeAccount, getUser } from '@presently/contracts/identity/accounts';
import {
  addressConfirmed,
  confirmEmail,
  secureAccount,
  sendConfirmation,
  undoEmail,
} from '@presently/contracts/identity/addresses';
import { changePassword, passwordResetRequested, requestPasswordReset } from '@presently/contracts/identity/password';
import { preferencesChanged } from '@presently/contracts/identity/preferences';
import { addressReminder, addressViewMail } from '@presently/contracts/identity/reminders';
import { register, resolveSession, signIn } from '@presently/contracts/identity/sessions';
import { Clock } from '@presently/service/clock';
import { Workers } from '@presently/work/workers';
import { aCaller } from '@presently/testing/a-caller';
import { TestService } from '@presently/testing/test-service';
import { jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { definition } from '../definition.js';
import { accountMailsOf, confirmAddress, newestMail } from '../identity.builders.js';
import { Housekeeping } from '../housekeeping.js';
import { SecurityLog } from '../security-log/security-log.js';
import { LapseClaims } from './lapse-claims.js';

const patient = { deadlineMs: 20_000 };
const invalid = { status: 400, code: 'link-invalid' };
const taken = { status: 409, code: 'account-taken' };
const hours = 3_600_000;

describe('the address of an account', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await TestService.start(definition, {
      REGISTRATIONS_PER_HOUR: '1000',
      PASSWORD_RESET_ANSWER_MS: '0',
      BUDGETS: 'strict',
    });
  });
  afterAll(() => service.stop());
  afterEach(() => jest.restoreAllMocks());

  const advance = (ms: number) => {
    const clock = service.running.app.get(Clock);
    const now = clock.now.bind(clock);
    jest.spyOn(clock, 'now').mockImplementation(() => new Date(now().getTime() + ms));
  };
  const anAddress = () => `${randomUUID().slice(0, 8)}@example.test`;
  async function aUser(email: string | undefined = anAddress(), isConfirmed = true) {
    const username = `u${randomUUID().slice(0, 8)}`;
    const registration = { username, password: 'correct horse', email };
    const { user, sessionToken } = await service.call(register, { registration, address: 'home' }, patient);
    if (isConfirmed) await confirmAddress(service, user.id);
    const call = service.as(aCaller({ userId: user.id, isConfirmed }), patient);
    return {
      id: user.id,
      email,
      username,
      sessionToken,
      call,
      moveTo: (next: string) => call(changeAccount, { username, email: next }),
      shown: async () => {
        const { email, emailConfirmed } = await call(getUser, {});
        return [email, emailConfirmed];
      },
      contact: async () => {
        const [row] = await service.query<{ email: string | null }>(
          'select confirmed_email as email from users where id = $1',
          [user.id],
        );
        return row!.email;
      },
      mails: async () => (await accountMailsOf(service, user.id)).map(({ kind, email }) => [kind, email]),
    };
  }
  const lapse = () => {
    const { app } = service.running;
    return app.get(Workers).lockedWorker(app.get(LapseClaims)).workOnDue();
  };
  const resetsOf = async (userId: string) =>
    (await service.emitted(passwordResetRequested)).filter((data) => data.userId === userId).length;

  describe('before it is confirmed', () => {
    it('is shown at once, and gets one mail and no other', async () => {
      const user = await aUser('new@example.test', false);
      expect(await user.shown()).toEqual(['new@example.test', false]);
      expect(await user.mails()).toEqual([['confirm-email', 'new@example.test']]);
      expect(await user.contact()).toBeNull();
      for (const address of [addressReminder, addressViewMail])
        await expect(service.call(address, { userId: user.id })).rejects.toMatchObject({ status: 404 });
      await service.call(requestPasswordReset, { email: 'new@example.test' }, { ...patient, address: 'home' });
      expect(await resetsOf(user.id)).toBe(0);
    });

    it('is confirmed by the token of the mail, also by a second press', async () => {
      const user = await aUser(undefined, false);
      const { token } = await newestMail(service, user.id, 'confirm-email');
      for (let press = 0; press < 2; press++)
        expect(await service.call(confirmEmail, { token })).toEqual({ success: true });
      expect([await user.shown(), await user.contact()]).toEqual([[user.email, true], user.email]);
      expect((await service.emitted(preferencesChanged)).at(-1)).toMatchObject({ userId: user.id, hasEmail: true });
      const confirmed = (await service.emitted(addressConfirmed)).filter(({ userId }) => userId === user.id);
      expect(confirmed).toHaveLength(1);
      expect(await service.call(addressReminder, { userId: user.id })).toMatchObject({ email: user.email });
      expect(await user.mails()).toEqual([]);
    });

    it('stores the token as a hash only', async () => {
      const user = await aUser(undefined, false);
      const { token } = await newestMail(service, user.id, 'confirm-email');
      for (const table of ['account_mails', 'outbox', 'users'])
        expect(JSON.stringify(await service.query(`select * from ${table}`))).not.toContain(token);
    });

    it('can be mailed the link again, a few times a day', async () => {
      const user = await aUser(undefined, false);
      // The registration has sent the first.
      for (let press = 0; press < 4; press++) await user.call(sendConfirmation, {});
      await expect(user.call(sendConfirmation, {})).rejects.toMatchObject({ status: 429, code: 'budget-used' });
      expect(await user.mails()).toHaveLength(5);
    });

    it('gets its mail although strangers have claimed it in other spellings, and says so if none is sent', async () => {
      const mailbox = `m${randomUUID().slice(0, 8)}`;
      const strangers = await Promise.all(
        Array.from({ length: 7 }, (_, n) => aUser(`${mailbox}+${n}@example.test`, false)),
      );
      const sent = await Promise.all(strangers.map(async ({ mails }) => (await mails()).length));
      expect(sent.reduce((sum, one) => sum + one, 0)).toBe(5);
      const silent = strangers[sent.indexOf(0)]!;
      await expect(silent.call(sendConfirmation, {})).rejects.toMatchObject({ status: 429, code: 'budget-used' });
      // The owner, with the address as it is.
      const owner = await aUser(`${mailbox}@example.test`, false);
      expect(await owner.mails()).toHaveLength(1);
      await owner.call(sendConfirmation, {});
      await confirmAddress(service, owner.id);
      // A person with an account moves to the same mailbox.
      const member = await aUser();
      await member.moveTo(`${mailbox}+mine@example.test`);
      await confirmAddress(service, member.id);
    });

    it('says that nothing waits for a press', async () => {
      const user = await aUser();
      await expect(user.call(sendConfirmation, {})).rejects.toMatchObject({ status: 409, code: 'nothing-to-confirm' });
    });

    it('lapses after 72 hours, and is free for its owner at once', async () => {
      const squatter = await aUser('wanted@example.test', false);
      const { token } = await newestMail(service, squatter.id, 'confirm-email');
      const owner = {
        username: `u${randomUUID().slice(0, 8)}`,
        password: 'correct horse',
        email: 'Wanted@example.test',
      };
      const join = () => service.call(register, { registration: owner, address: 'home' }, patient);
      await expect(join()).rejects.toMatchObject(taken);
      advance(72 * hours);
      expect((await join()).user.email).toBe('Wanted@example.test');
      expect(await squatter.shown()).toEqual([null, false]);
      await expect(service.call(confirmEmail, { token })).rejects.toMatchObject(invalid);
    });

    it('lapses without anyone asking for it', async () => {
      const user = await aUser();
      await user.moveTo('forgotten@example.test');
      await service.query(`update users set email_claimed_at = now() - interval '73 hours' where id = $1`, [user.id]);
      await lapse();
      expect([await user.shown(), await user.contact()]).toEqual([[user.email, true], user.email]);
    });
  });

  describe('that changes', () => {
    it('keeps mail and resets with the last confirmed one until the new one is confirmed', async () => {
      const user = await aUser();
      const next = anAddress();
      expect(await user.moveTo(next)).toMatchObject({ email: next, emailConfirmed: false });
      expect([await user.shown(), await user.contact()]).toEqual([[next, false], user.email]);
      expect(await user.mails()).toEqual([
        ['confirm-email', next],
        ['email-changed', user.email],
      ]);
      for (const email of [next, user.email])
        await service.call(requestPasswordReset, { email }, { ...patient, address: 'home' });
      expect(await resetsOf(user.id)).toBe(1);
      await confirmAddress(service, user.id);
      expect([await user.shown(), await user.contact()]).toEqual([[next, true], next]);
    });

    it('is undone by its old owner, also after it was confirmed; all sessions end and a reset begins', async () => {
      const user = await aUser();
      await user.moveTo(anAddress());
      await confirmAddress(service, user.id);
      const { token, newEmail } = await newestMail(service, user.id, 'email-changed');
      expect(newEmail).toMatch(/^.…@example\.test$/);
      await service.call(undoEmail, { token });
      expect([await user.shown(), await user.contact()]).toEqual([[user.email, true], user.email]);
      await expect(service.call(resolveSession, { sessionToken: user.sessionToken })).rejects.toMatchObject({
        status: 401,
      });
      expect(await resetsOf(user.id)).toBe(1);
      await expect(service.call(undoEmail, { token })).rejects.toMatchObject(invalid);
    });

    it('is undone once by two presses at the same time', async () => {
      const user = await aUser();
      await user.moveTo(anAddress());
      const { token } = await newestMail(service, user.id, 'email-changed');
      const presses = await Promise.allSettled([1, 2].map(() => service.call(undoEmail, { token }, patient)));
      expect(presses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    });

    it('can be undone for 72 hours', async () => {
      const user = await aUser();
      await user.moveTo(anAddress());
      const { token } = await newestMail(service, user.id, 'email-changed');
      advance(72 * hours + 1);
      await expect(service.call(undoEmail, { token })).rejects.toMatchObject(invalid);
      await service.running.app.get(Housekeeping).purge();
      expect(await service.query('select 1 from account_mails where user_id = $1', [user.id])).toEqual([]);
    });

    it('returns to its first owner even if a thief has moved on twice', async () => {
      const user = await aUser();
      await user.moveTo(anAddress());
      await confirmAddress(service, user.id);
      const mine = await newestMail(service, user.id, 'email-changed');
      await user.moveTo(anAddress());
      const thiefs = await newestMail(service, user.id, 'email-changed');
      expect(thiefs.email).not.toBe(user.email);
      await service.call(undoEmail, { token: mine.token });
      await expect(service.call(undoEmail, { token: thiefs.token })).rejects.toMatchObject(invalid);
      expect(await user.contact()).toBe(user.email);
    });

    it('returns to its owner from another account that has claimed it, and not from one that confirmed it', async () => {
      const [user, claimant] = [await aUser(), await aUser(undefined, false)];
      await user.moveTo(anAddress());
      await claimant.moveTo(user.email);
      await service.call(undoEmail, { token: (await newestMail(service, user.id, 'email-changed')).token });
      expect([await user.contact(), await claimant.shown()]).toEqual([user.email, [null, false]]);

      await user.moveTo(anAddress());
      const { token } = await newestMail(service, user.id, 'email-changed');
      await claimant.moveTo(user.email);
      await confirmAddress(service, claimant.id);
      await expect(service.call(undoEmail, { token })).rejects.toMatchObject(invalid);
      expect([await user.contact(), await claimant.contact()]).toEqual([null, user.email]);
    });

    it('back to the confirmed one needs no confirmation', async () => {
      const user = await aUser();
      await user.moveTo(anAddress());
      await user.moveTo(user.email.toUpperCase());
      expect(await user.shown()).toEqual([user.email.toUpperCase(), true]);
      expect(await user.mails()).toEqual([['email-changed', user.email]]);
    });

    it('can be exchanged between two accounts', async () => {
      const [one, other] = [await aUser(), await aUser()];
      await one.moveTo(anAddress());
      await other.moveTo(one.email);
      await one.moveTo(other.email);
      await service.query(`update users set email_claimed_at = now() - interval '73 hours' where id = any($1)`, [
        [one.id, other.id],
      ]);
      await lapse();
      for (const user of [one, other]) expect(await user.shown()).toEqual([user.email, true]);
    });
  });

  describe('that is taken', () => {
    const code = (call: Promise<unknown>) =>
      call.then(
        () => 'free',
        (problem: unknown) => (problem as { code: string }).code,
      );
    const joinWith = (email: string, address: string) => {
      const registration = { username: `u${randomUUID().slice(0, 8)}`, password: 'correct horse', email };
      return code(service.call(register, { registration, address }, patient));
    };

    it('is told to a network five times a day, also by tries at the same time; free names go on', async () => {
      const { email } = await aUser();
      const told = await Promise.all(Array.from({ length: 8 }, () => joinWith(email, '198.51.100.9')));
      expect(told.filter((each) => each === 'account-taken').length).toBeLessThanOrEqual(5);
      while ((await joinWith(email, '198.51.100.9')) === 'account-taken');
      expect(await joinWith(email, '198.51.100.9')).toBe('budget-used');
      for (let n = 0; n < 3; n++) expect(await joinWith(anAddress(), '198.51.100.9')).toBe('free');
      const other = await aUser();
      const moved = service.as(aCaller({ userId: other.id }), { ...patient, address: '198.51.100.9' });
      expect(await code(moved(changeAccount, { username: other.username, email: anAddress() }))).toBe('free');
    });

    it('is told to an account five times a day, wherever it asks; free ones do not count', async () => {
      const [user, other] = [await aUser(), await aUser()];
      const move = (email: string, nth: number) =>
        service.as(aCaller({ userId: user.id }), { ...patient, address: `192.0.2.${nth}` })(changeAccount, {
          username: user.username,
          email,
        });
      await move(anAddress(), 1);
      const told: string[] = [];
      for (let nth = 2; nth < 8; nth++) told.push(await code(move(other.email, nth)));
      expect(told).toEqual([...Array<string>(5).fill('account-taken'), 'budget-used']);
      expect(await code(move(anAddress(), 9))).toBe('budget-used');
      const [email] = await user.shown();
      const named = { username: user.username, email: email as string, firstName: 'Ann' };
      expect(await user.call(changeAccount, named)).toMatchObject({ firstName: 'Ann' });
    });
  });

  describe('that gets notices', () => {
    const origin = { address: '203.0.113.77', browser: { agent: '' } };
    const enter = (username: string, password = 'correct horse', device?: string) =>
      service.call(
        signIn,
        { credentials: { username, password }, address: 'elsewhere' },
        { ...patient, browser: { agent: '', device } },
      );
    const notices = async (userId: string) =>
      (await accountMailsOf(service, userId)).filter(({ kind }) => kind === 'security-notice');
    const whats = async (userId: string) => (await notices(userId)).map(({ what }) => what);

    it('hears of a sign-in from an unknown browser, and of a changed password', async () => {
      const user = await aUser();
      const { device, sessionToken } = await enter(user.username);
      await enter(user.username, 'correct horse', device);
      const change = { currentPassword: 'correct horse', newPassword: 'battery staple' };
      await service.call(changePassword, { sessionToken, change, address: '203.0.113.77' }, patient);
      expect(await notices(user.id)).toMatchObject([
        { what: 'signed-in-unknown-browser', email: user.email, network: '' },
        { what: 'password-changed', email: user.email, network: '203.0.113.0/24' },
      ]);
    });

    it('hears nothing before it is confirmed, and of few sign-ins a day', async () => {
      const [stranger, user] = [await aUser(undefined, false), await aUser()];
      await enter(stranger.username);
      expect(await whats(stranger.id)).toEqual([]);
      const securityLog = service.running.app.get(SecurityLog);
      const record = (what: 'signed-in-unknown-browser' | 'passkey-added') =>
        service.running.orm.em.fork().transactional((tx) => securityLog.record(tx, user, what, origin));
      for (let n = 0; n < 22; n++) await record('signed-in-unknown-browser');
      await record('passkey-added');
      expect((await whats(user.id)).filter((what) => what === 'signed-in-unknown-browser')).toHaveLength(20);
      expect(await whats(user.id)).toContain('passkey-added');
    });

    it('secures the account by one press: sessions, password, a moved address and other links end', async () => {
      const user = await aUser();
      const { sessionToken } = await enter(user.username);
      for (const days of [1, 50])
        await service.query(
          `insert into passkeys (id, user_id, credential_id, public_key, counter, transports, is_synced, name, created_at)
           values (gen_random_uuid(), $1, $2, '', 0, '{}', false, $2, now() - make_interval(days => $3))`,
          [user.id, `${user.username} ${days}`, days],
        );
      await user.moveTo(anAddress());
      await confirmAddress(service, user.id);
      await enter(user.username);
      const [mine, thiefs] = await notices(user.id);
      expect([mine!.email === user.email, thiefs!.email === user.email]).toEqual([true, false]);
      await service.call(secureAccount, { token: mine!.token }, patient);
      expect(await user.contact()).toBe(user.email);
      for (const token of [sessionToken, user.sessionToken])
        await expect(service.call(resolveSession, { sessionToken: token })).rejects.toMatchObject({ status: 401 });
      await expect(enter(user.username)).rejects.toMatchObject({ status: 401, code: 'invalid-credentials' });
      expect(await resetsOf(user.id)).toBe(1);
      // A thief may have added any of them.
      expect(await service.query('select name from passkeys where user_id = $1', [user.id])).toEqual([]);
      for (const { token } of [mine!, thiefs!])
        await expect(service.call(secureAccount, { token })).rejects.toMatchObject(invalid);
    });

    it('cannot be taken back by a thief whose notice is older than the undone change', async () => {
      const user = await aUser();
      await user.moveTo(anAddress());
      await confirmAddress(service, user.id);
      await enter(user.username);
      const [thiefs] = await notices(user.id);
      await service.call(undoEmail, { token: (await newestMail(service, user.id, 'email-changed')).token });
      await expect(service.call(secureAccount, { token: thiefs!.token })).rejects.toMatchObject(invalid);
      expect(await user.contact()).toBe(user.email);
    });
  });

  it.each(['', 'x', 'A'.repeat(43), '\0', "'; drop table users"])('refuses %j as a token', async (token) => {
    for (const press of [confirmEmail, undoEmail, secureAccount])
      await expect(service.call(press, { token })).rejects.toMatchObject(invalid);
  });
});
