import { issueAccountMail } from '@presently/contracts/identity/account-mails';
import { accountDeleted, deleteAccount, userErased } from '@presently/contracts/identity/erasure';
import { changeAccount, getUser } from '@presently/contracts/identity/accounts';
import { changePreferences } from '@presently/contracts/identity/preferences';
import { register, resolveSession, signIn, userRegistered } from '@presently/contracts/identity/sessions';
import { requestPasswordReset } from '@presently/contracts/identity/password';
import { deletionMailSettled } from '@presently/contracts/notifications/deliveries';
import { erasureConfirmations } from '@presently/contracts/rights';
import { hashSessionToken } from '@presently/messaging/revoked-sessions';
import { eventually } from '@presently/testing/eventually';
import { TestService } from '@presently/testing/test-service';
import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { confirmAddress } from '../identity.builders.js';
import { definition } from '../definition.js';
import { setAdministrator } from '../accounts/administrators.js';
import { Workers } from '@presently/work/workers';
import { aCaller } from '@presently/testing/a-caller';
import { Housekeeping } from '../housekeeping.js';
import { RepeatErasures } from './repeat-erasures.js';

const password = 'correct horse';
const patient = { deadlineMs: 20_000 };

describe('deleting an account', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await TestService.start(definition, { REGISTRATIONS_PER_HOUR: '1000', PASSWORD_RESET_ANSWER_MS: '0' });
  });
  afterAll(() => service.stop());

  const as = (userId: string) => service.as(aCaller({ userId, displayName: 'Ann' }), patient);
  const signUp = (username: string) =>
    service.call(
      register,
      { registration: { username, password, email: `${username}@example.test` }, address: 'home' },
      patient,
    );
  const signInAs = (username: string) =>
    service.call(signIn, { credentials: { username, password }, address: 'home' }, patient);
  async function anErasedUser(username: string) {
    const { user, sessionToken } = await signUp(username);
    await as(user.id)(deleteAccount, {});
    return { user, sessionToken };
  }
  const userRow = async (id: string) =>
    (await service.query<{ status: string }>('select * from users where id = $1', [id]))[0];
  const stepsOf = (userId: string) =>
    service.query<{ service: string; confirmed_at: Date | null }>('select * from erasure_steps where user_id = $1', [
      userId,
    ]);
  const publishedFor = async (userId: string) =>
    (await service.emitted(userErased)).filter((data) => data.userId === userId);
  const sweep = () => {
    const { app } = service.running;
    return app.get(Workers).lockedWorker(app.get(RepeatErasures)).workOnDue();
  };
  const age = (userId: string, seconds: number) =>
    service.query(
      `update erasure_steps set told_at = told_at - $2 * interval '1 second',
         requested_at = requested_at - $2 * interval '1 second' where user_id = $1`,
      [userId, seconds],
    );

  it('requires a recent proof of presence', async () => {
    const { user } = await signUp('left-signed-in');
    const borrowed = service.as(aCaller({ userId: user.id, authenticatedAt: null }), patient);
    await expect(borrowed(deleteAccount, {})).rejects.toMatchObject({ status: 403, code: 'reauthentication-needed' });
    expect(await borrowed(getUser, {})).toMatchObject({ username: 'left-signed-in' });
  });

  it('ends every session at once and notifies the gateways', async () => {
    const revoked: string[] = [];
    service.onSessionRevoked((hash) => revoked.push(hash));
    const first = await signUp('leaver');
    const second = await signInAs('leaver');
    expect(await as(first.user.id)(deleteAccount, {})).toEqual({ success: true });
    for (const { sessionToken } of [first, second]) {
      await expect(service.call(resolveSession, { sessionToken })).rejects.toMatchObject({ status: 401 });
      await eventually(() => revoked.includes(hashSessionToken(sessionToken)));
    }
  });

  it('refuses every further call of its user', async () => {
    const { user } = await anErasedUser('stranger');
    await expect(signInAs('stranger')).rejects.toMatchObject({ status: 401, code: 'invalid-credentials' });
    const call = as(user.id);
    const account = { username: 'stranger', email: 'stranger@example.test' };
    await expect(call(getUser, {})).rejects.toMatchObject({ status: 401 });
    await expect(call(changePreferences, { reminderDaysBefore: 1 })).rejects.toMatchObject({ status: 401 });
    await expect(call(changeAccount, account)).rejects.toMatchObject({ status: 401 });
    await expect(call(deleteAccount, {})).rejects.toMatchObject({ status: 401 });
    expect(await setAdministrator(service.running.orm.em.fork(), 'stranger', true, new Date())).toBeNull();
    expect(await publishedFor(user.id)).toHaveLength(1);
  });

  it("logs the user's id, for restoring an older backup", async () => {
    const log = jest.spyOn(Logger.prototype, 'log').mockImplementation(() => {});
    const { user } = await anErasedUser('logged');
    const lines = log.mock.calls.map(([text]) => String(text)).filter((text) => text.includes(user.id));
    log.mockRestore();
    expect(lines).toEqual([`user ${user.id} has been erased`]);
  });

  it('requires a signed-in user', async () => {
    await expect(service.call(deleteAccount, {})).rejects.toMatchObject({ status: 401 });
    await expect(as(randomUUID())(deleteAccount, {})).rejects.toMatchObject({ status: 401 });
  });

  it('frees username and address at once', async () => {
    const { user } = await anErasedUser('popular');
    const next = await signUp('popular');
    expect(next.user.id).not.toBe(user.id);
    expect((await signInAs('popular')).user.id).toBe(next.user.id);
    await anErasedUser('popular2');
  });

  it('leaves nothing in the database that identifies the user', async () => {
    const { user, sessionToken } = await signUp('nameless');
    const call = as(user.id);
    await call(changeAccount, {
      username: 'nameless',
      email: 'nameless@example.test',
      firstName: 'Nemo',
      lastName: 'Nobodyson',
    });
    await service.call(requestPasswordReset, { email: 'nameless@example.test' }, patient);
    expect((await service.emitted(userRegistered)).some(({ userId }) => userId === user.id)).toBe(true);
    await call(deleteAccount, {});
    const about = 'select subject from outbox where position($1 in envelope::text) > 0';
    expect(await service.query(about, [user.id])).toEqual([{ subject: 'evt.identity.user_erased.v1' }]);
    const tables = await service.query<{ tablename: string }>(
      `select tablename from pg_tables where schemaname = 'identity'`,
    );
    for (const { tablename } of tables) {
      const text = JSON.stringify(await service.query(`select * from ${tablename}`));
      expect([tablename, text.match(/nameless|Nemo|Nobodyson/gi)]).toEqual([tablename, null]);
      expect([tablename, text.includes(hashSessionToken(sessionToken))]).toEqual([tablename, false]);
    }
  });

  it('removes the row once the last service has confirmed, in any order, and not before', async () => {
    for (const confirmations of [erasureConfirmations, erasureConfirmations.toReversed()]) {
      const { user } = await anErasedUser(`waiting-${randomUUID().slice(0, 8)}`);
      expect(await userRow(user.id)).toMatchObject({ status: 'deleting', username: '', email: null });
      // Published three times: as a new event, redelivered under the same id, and as a repetition.
      const published = await service.publish(confirmations[0]!, { userId: user.id });
      await service.publish(confirmations[0]!, { userId: user.id }, published.id);
      await service.publish(confirmations[0]!, { userId: user.id });
      await eventually(async () => (await stepsOf(user.id)).filter((step) => step.confirmed_at).length === 1);
      expect(await userRow(user.id)).toBeDefined();
      for (const confirmation of confirmations.slice(1, -1)) await service.publish(confirmation, { userId: user.id });
      const missing = async () => (await stepsOf(user.id)).filter((step) => !step.confirmed_at).length;
      await eventually(async () => (await missing()) === 1);
      expect(await userRow(user.id)).toBeDefined();
      await service.publish(confirmations.at(-1)!, { userId: user.id });
      await eventually(async () => !(await userRow(user.id)));
    }
  });
  it('mails the confirmed address at the end what was erased, and then forgets it', async () => {
    const notices = () => service.query<{ mail_id: string }>('select mail_id from deletion_notices');
    const { user } = await signUp('told');
    await confirmAddress(service, user.id);
    await as(user.id)(deleteAccount, {});
    expect([(await notices()).length, await service.emitted(accountDeleted)]).toEqual([1, []]);
    for (const confirmation of erasureConfirmations) await service.publish(confirmation, { userId: user.id });
    const requested = await eventually(async () => (await service.emitted(accountDeleted))[0]);
    expect(await service.call(issueAccountMail, requested)).toMatchObject({
      kind: 'account-deleted',
      email: 'told@example.test',
      username: 'told',
      token: '',
    });
    await service.publish(deletionMailSettled, requested);
    await eventually(async () => (await notices()).length === 0);
    await expect(service.call(issueAccountMail, requested)).rejects.toMatchObject({ status: 404 });
  });

  it('removes the row also if all services confirm at the same moment', async () => {
    const users = await Promise.all(Array.from({ length: 12 }, (_, i) => anErasedUser(`many-${i}`)));
    await Promise.all(
      users.flatMap(({ user }) => erasureConfirmations.map((event) => service.publish(event, { userId: user.id }))),
    );
    await eventually(async () => {
      const ids = users.map(({ user }) => user.id);
      return (await service.query('select 1 from users where id = any($1)', [ids])).length === 0;
    });
  });

  it('ignores a confirmation for a user who is not being deleted', async () => {
    const { user } = await signUp('untouched');
    for (const event of erasureConfirmations) {
      await service.publish(event, { userId: user.id });
    }
    const { user: other } = await anErasedUser('touched');
    for (const event of erasureConfirmations) {
      await service.publish(event, { userId: other.id });
    }
    await eventually(async () => !(await userRow(other.id)));
    expect(await userRow(user.id)).toMatchObject({ status: 'active', username: 'untouched' });
  });

  it('publishes again after five minutes, once for all replicas, and only for services that are late', async () => {
    const { user } = await anErasedUser('slow');
    await sweep();
    expect(await publishedFor(user.id)).toHaveLength(1);
    await age(user.id, 301);
    await Promise.all([sweep(), sweep(), sweep()]);
    expect(await publishedFor(user.id)).toHaveLength(2);
    for (const event of erasureConfirmations) {
      await service.publish(event, { userId: user.id });
    }
    await eventually(async () => !(await userRow(user.id)));
    await age(user.id, 301);
    await sweep();
    expect(await publishedFor(user.id)).toHaveLength(2);
  });

  it('warns with the name of a service that has not confirmed for an hour', async () => {
    const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => {});
    const { user } = await anErasedUser('stuck');
    const late = erasureConfirmations.find(({ owner }) => owner === 'notifications')!;
    const others = erasureConfirmations.filter((confirmation) => confirmation !== late);
    for (const confirmation of others) await service.publish(confirmation, { userId: user.id });
    await eventually(async () => (await stepsOf(user.id)).filter((step) => step.confirmed_at).length === others.length);
    await age(user.id, 600);
    await sweep();
    const warnings = () => warn.mock.calls.map(([text]) => String(text)).filter((text) => text.includes(user.id));
    expect(warnings()).toEqual([]);
    await age(user.id, 3_600);
    await sweep();
    expect(warnings()).toEqual([expect.stringMatching(/^notifications have not erased/)]);
    warn.mockRestore();
  });

  it('wins over a concurrent sign-in whose password was verified before', async () => {
    const { user } = await signUp('racer');
    const attempts = await Promise.allSettled([
      signInAs('racer'),
      as(user.id)(deleteAccount, {}),
      signInAs('racer'),
      signInAs('racer'),
    ]);
    expect(attempts[1]).toMatchObject({ status: 'fulfilled' });
    expect(await service.query('select 1 from sessions where user_id = $1', [user.id])).toEqual([]);
  });

  it('deletes its last traces after a month', async () => {
    const { user } = await anErasedUser('past');
    for (const event of erasureConfirmations) {
      await service.publish(event, { userId: user.id });
    }
    await eventually(async () => !(await userRow(user.id)));
    const { user: waiting } = await anErasedUser('past-but-waiting');
    await service.query(
      `update erasure_steps set confirmed_at = confirmed_at - interval '31 days',
         requested_at = requested_at - interval '31 days'`,
    );
    await service.running.app.get(Housekeeping).purge();
    expect(await stepsOf(user.id)).toEqual([]);
    expect(await stepsOf(waiting.id)).toHaveLength(erasureConfirmations.length);
  });
});
