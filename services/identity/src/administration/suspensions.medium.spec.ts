import { listAudit } from '@presently/contracts/identity/audit';
import { changePassword } from '@presently/contracts/identity/password';
import { addressReminder } from '@presently/contracts/identity/reminders';
import { register, resolveSession, signIn } from '@presently/contracts/identity/sessions';
import { accountRestored, accountSuspended, restoreUser, suspendUser } from '@presently/contracts/identity/suspension';
import { hashSessionToken } from '@presently/messaging/revoked-sessions';
import { aCaller } from '@presently/testing/a-caller';
import { TestService } from '@presently/testing/test-service';
import { randomUUID } from 'node:crypto';
import { setAdministrator } from '../accounts/administrators.js';
import { definition } from '../definition.js';
import { confirmAddress } from '../identity.builders.js';

const password = 'correct horse';
const patient = { deadlineMs: 20_000 };
const suspended = { status: 403, code: 'suspended' };

describe('an account that administrators suspend', () => {
  let service: TestService;
  let admin: Awaited<ReturnType<typeof aUser>>;
  beforeAll(async () => {
    service = await TestService.start(definition, { REGISTRATIONS_PER_HOUR: '1000' });
    admin = await aUser();
    await setAdministrator(service.running.orm.em.fork(), admin.user.username, true, new Date());
  });
  afterAll(() => service.stop());

  const aUser = async () => {
    const username = `u${randomUUID().slice(0, 8)}`;
    const registration = { username, password, email: `${username}@example.test` };
    const signedIn = await service.call(register, { registration, address: 'home' }, patient);
    const credentials = { username, password };
    return Object.assign({}, signedIn, {
      signIn: () => service.call(signIn, { credentials, address: 'home' }, patient),
    });
  };
  const asAdmin = () => service.as(aCaller({ userId: admin.user.id, isAdmin: true }));
  const trail = async () => await asAdmin()(listAudit, {});

  it('loses its sessions at once, and can sign in only after it is restored', async () => {
    const revoked: string[] = [];
    service.onSessionRevoked((hash) => revoked.push(hash));
    const { user, sessionToken, signIn: signInAgain } = await aUser();
    await asAdmin()(suspendUser, { userId: user.id, reason: 'Three reports' });
    // No request after the answer may find the session in a gateway's cache.
    expect(revoked).toContain(hashSessionToken(sessionToken));
    await expect(service.call(resolveSession, { sessionToken })).rejects.toMatchObject({ status: 401 });
    await expect(signInAgain()).rejects.toMatchObject(suspended);

    await asAdmin()(restoreUser, { userId: user.id });
    expect(await signInAgain()).toHaveProperty('user.id', user.id);
    await expect(service.call(resolveSession, { sessionToken })).rejects.toMatchObject({ status: 401 });
  });

  it('is recognised only with the right password', async () => {
    const { user } = await aUser();
    await asAdmin()(suspendUser, { userId: user.id });
    const credentials = { username: user.username, password: 'wrong horse' };
    await expect(service.call(signIn, { credentials, address: 'home' }, patient)).rejects.toMatchObject({
      status: 401,
    });
  });

  it('gets no session from a sign-in or a change of password at the same moment', async () => {
    const { user, sessionToken, signIn: signInAgain } = await aUser();
    const change = { sessionToken, address: 'home', change: { currentPassword: password, newPassword: 'a new horse' } };
    await Promise.allSettled([
      signInAgain(),
      service.call(changePassword, change, patient),
      asAdmin()(suspendUser, { userId: user.id }),
      signInAgain(),
    ]);
    expect(await service.query('select 1 from sessions where user_id = $1', [user.id])).toEqual([]);
  });

  it('gets no reminders', async () => {
    const { user } = await aUser();
    await confirmAddress(service, user.id);
    const address = () => service.call(addressReminder, { userId: user.id });
    expect(await address()).toHaveProperty('email', user.email);
    await asAdmin()(suspendUser, { userId: user.id });
    await expect(address()).rejects.toMatchObject({ status: 404 });
  });

  it('is published once for each change, in order', async () => {
    const { user } = await aUser();
    for (const op of [suspendUser, suspendUser, restoreUser, restoreUser]) await asAdmin()(op, { userId: user.id });
    const of = ({ userId }: { userId: string }) => userId === user.id;
    expect((await service.emitted(accountSuspended)).filter(of)).toEqual([
      { userId: user.id, suspendedAt: expect.any(String) },
    ]);
    expect((await service.emitted(accountRestored)).filter(of)).toEqual([
      { userId: user.id, restoredAt: expect.any(String) },
    ]);
  });

  it('is neither an administrator nor unknown', async () => {
    const other = await aUser();
    await setAdministrator(service.running.orm.em.fork(), other.user.username, true, new Date());
    for (const { user } of [admin, other]) {
      await expect(asAdmin()(suspendUser, { userId: user.id })).rejects.toMatchObject({
        status: 409,
        code: 'administrator',
      });
    }
    for (const op of [suspendUser, restoreUser])
      await expect(asAdmin()(op, { userId: randomUUID() })).rejects.toMatchObject({ status: 404 });
  });

  it('is suspended by administrators only', async () => {
    const { user } = await aUser();
    const asUser = service.as(aCaller({ userId: user.id }));
    for (const op of [suspendUser, restoreUser])
      await expect(asUser(op, { userId: admin.user.id })).rejects.toMatchObject({ status: 403 });
    await expect(asUser(listAudit, {})).rejects.toMatchObject({ status: 403 });
  });

  describe('in the audit trail', () => {
    it('is named with who did what, newest first, beside grants of the role', async () => {
      const { user } = await aUser();
      await asAdmin()(suspendUser, { userId: user.id, reason: 'Spam' });
      await asAdmin()(restoreUser, { userId: user.id });
      await setAdministrator(service.running.orm.em.fork(), user.username, true, new Date());
      const about = { userId: user.id, username: user.username };
      const actor = admin.user.username;
      expect((await trail()).slice(0, 3)).toMatchObject([
        { ...about, action: 'administrator-granted', actor: null, note: null },
        { ...about, action: 'account-restored', actor, note: null },
        { ...about, action: 'account-suspended', actor, note: 'Spam' },
      ]);
    });

    it('cannot be changed or removed', async () => {
      const before = await trail();
      for (const statement of [
        `update audit_entries set note = 'nothing happened'`,
        'delete from audit_entries',
        'truncate audit_entries',
        'alter table audit_entries disable trigger only_grow',
        'drop table audit_entries',
      ])
        await expect(service.running.orm.em.fork().execute(statement)).rejects.toThrow(
          /only grows|permission denied|must be owner/,
        );
      expect(await trail()).toEqual(before);
    });
  });
});
