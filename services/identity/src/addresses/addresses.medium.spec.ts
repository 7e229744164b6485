import { changeAccount, getUser } from '@presently/contracts/identity/accounts';
import { confirmEmail, sendConfirmation, undoEmail } from '@presently/contracts/identity/addresses';
import { passwordResetRequested, requestPasswordReset } from '@presently/contracts/identity/password';
import { preferencesChanged } from '@presently/contracts/identity/preferences';
import { addressReminder, addressViewMail } from '@presently/contracts/identity/reminders';
import { register, resolveSession } from '@presently/contracts/identity/sessions';
import { Clock } from '@presently/service/clock';
import { Workers } from '@presently/work/workers';
import { aCaller } from '@presently/testing/a-caller';
import { TestService } from '@presently/testing/test-service';
import { jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { definition } from '../definition.js';
import { accountMailsOf, confirmAddress, newestMail } from '../identity.builders.js';
import { Housekeeping } from '../housekeeping.js';
import { LapseClaims } from './lapse-claims.js';

jest.setTimeout(30_000);
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
    return app.get(Workers).lockedWorker(app.get(LapseClaims)).workOnBatch();
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
      for (let press = 0; press < 2; press++) expect(await service.call(confirmEmail, { token })).toEqual({ success: true });
      expect([await user.shown(), await user.contact()]).toEqual([[user.email, true], user.email]);
      expect((await service.emitted(preferencesChanged)).at(-1)).toMatchObject({ userId: user.id, hasEmail: true });
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

    it('lapses after 72 hours, and is free for its owner at once', async () => {
      const squatter = await aUser('wanted@example.test', false);
      const { token } = await newestMail(service, squatter.id, 'confirm-email');
      const owner = { username: `u${randomUUID().slice(0, 8)}`, password: 'correct horse', email: 'Wanted@example.test' };
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

  it.each(['', 'x', 'A'.repeat(43), '\0', "'; drop table users"])('refuses %j as a token', async (token) => {
    for (const press of [confirmEmail, undoEmail])
      await expect(service.call(press, { token })).rejects.toMatchObject(invalid);
  });
});
