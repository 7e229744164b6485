import { changeAccount } from '@presently/contracts/identity/accounts';
import { confirmEmail, secureAccount, undoEmail } from '@presently/contracts/identity/addresses';
import { getCalendar, openCalendar } from '@presently/contracts/identity/calendar';
import { keysEnded } from '@presently/contracts/identity/keys';
import {
  changePassword,
  issueResetToken,
  passwordResetRequested,
  requestPasswordReset,
  resetPassword,
} from '@presently/contracts/identity/password';
import { signInWithProvider } from '@presently/contracts/identity/providers';
import { beginSecondFactor, confirmSecondFactor, getSecondFactor } from '@presently/contracts/identity/second-factor';
import { register, resolveSession, signIn } from '@presently/contracts/identity/sessions';
import { Clock } from '@presently/service/clock';
import { aCaller } from '@presently/testing/a-caller';
import { TestService } from '@presently/testing/test-service';
import { jest } from '@jest/globals';
import { Secret, TOTP } from 'otpauth';
import { randomBytes, randomUUID } from 'node:crypto';
import { definition } from '../definition.js';
import { confirmAddress, newestMail } from '../identity.builders.js';
import { keyNames, keys } from './key-list.js';

const patient = { deadlineMs: 20_000 };
const password = 'correct horse';
const hours = 3_600_000;

describe('the keys to an account', () => {
  let service: TestService;
  let clock: Clock;
  let ahead = 0;
  beforeAll(async () => {
    service = await TestService.start(definition, { REGISTRATIONS_PER_HOUR: '1000', PASSWORD_RESET_ANSWER_MS: '0' });
    clock = service.running.app.get(Clock);
    jest.spyOn(clock, 'now').mockImplementation(() => new Date(Date.now() + ahead));
  });
  afterAll(() => service.stop());

  const codeOf = (secret: string) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.now().getTime() });

  async function anAccount(isConfirmed = true) {
    const username = `u${randomBytes(5).toString('hex')}`;
    const email = `${username}@example.test`;
    const { user, sessionToken } = await service.call(
      register,
      { registration: { username, password, email }, address: randomUUID() },
      patient,
    );
    if (isConfirmed) await confirmAddress(service, user.id);
    const call = () => service.as(aCaller({ userId: user.id, authenticatedAt: clock.now().toISOString() }), patient);
    return { id: user.id, username, email, sessionToken, call };
  }
  type Account = Awaited<ReturnType<typeof anAccount>>;

  /** A row of every kind of key, as a thief may have added them. */
  async function plant({ id, call }: Account) {
    const { url } = await call()(getCalendar, {});
    const secret = /([\w-]{64})\.ics$/.exec(url!)![1]!;
    const name = randomUUID();
    await service.query(
      `insert into passkeys (id, user_id, credential_id, public_key, counter, transports, is_synced, name, created_at)
       values (gen_random_uuid(), $1, $2, '', 0, '{}', false, '', now() - interval '90 days')`,
      [id, name],
    );
    await service.query(
      `insert into challenges (hash, purpose, user_id, expires_at) values ($2, 'add', $1, now() + interval '1 hour')`,
      [id, name],
    );
    await service.query(
      `insert into provider_links (id, user_id, issuer, subject, linked_at)
       values (gen_random_uuid(), $1, 'https://accounts.example', $2, now() - interval '90 days')`,
      [id, name],
    );
    await service.query(
      `insert into pending_links (token_hash, user_id, issuer, subject, expires_at)
       values ($2, $1, 'https://accounts.example', $2, now() + interval '1 hour')`,
      [id, name],
    );
    await service.query(
      `insert into account_mails (id, user_id, kind, address, details, token_hashes, created_at, expires_at)
       values (gen_random_uuid(), $1, 'confirm-email', 'thief@example.test', '{}', '{}', now(), now() + interval '1 day')`,
      [id],
    );
    await plantAssistant(id, name);
    return { secret, subject: name };
  }
  /** What a thief has allowed an assistant, and is about to allow. */
  async function plantAssistant(id: string, name: string) {
    const client = ['insert into oauth_clients (id, name, redirect_uris, created_at)', `values ($1, 'x', '{}', now())`];
    await service.query(client.join(' '), [name]);
    await service.query(
      `with token as (
         insert into access_tokens (id, user_id, hash, name, scopes, daily_sends, created_at)
         values (gen_random_uuid(), $1, $2, 'x', '{read}', 10, now()) returning id)
       insert into oauth_grants (token_id, client_id, host, family_hash, refresh_hash, access_ends_at)
       select id, $2, 'x', $2, 'x', now() + interval '1 hour' from token`,
      [id, name],
    );
    await service.query(
      `insert into oauth_codes (hash, user_id, client_id, redirect_uri, scopes, challenge, expires_at)
       values ($2, $1, $2, 'x', '{read}', 'x', now() + interval '1 minute')`,
      [id, name],
    );
  }
  const turnOn = async ({ call }: Account) => {
    const { secret } = await call()(beginSecondFactor, {});
    const { codes } = await call()(confirmSecondFactor, { code: codeOf(secret) });
    return { secret, codes };
  };
  const left = async (id: string, tables: readonly string[]) => {
    const counts = await Promise.all(
      tables.map(async (table) => {
        const own =
          table === 'oauth_grants' ? 'token_id in (select id from access_tokens where user_id = $1)' : 'user_id = $1';
        const [row] = await service.query<{ n: number }>(`select count(*)::int as n from ${table} where ${own}`, [id]);
        return [table, row!.n] as const;
      }),
    );
    return counts.filter(([, n]) => n > 0).map(([table]) => table);
  };
  /** The tables with a row per key. */
  const tables = keyNames.flatMap((name) => keys[name].holds.filter((one) => !one.includes('.')));

  async function reset({ id, email }: Account, newPassword = 'battery staple') {
    await service.call(requestPasswordReset, { email }, { ...patient, address: randomUUID() });
    const asked = (await service.emitted(passwordResetRequested)).findLast(({ userId }) => userId === id);
    const { token } = await service.call(issueResetToken, { requestId: asked!.requestId });
    await service.call(resetPassword, { token, newPassword }, { ...patient, address: randomUUID() });
  }
  const enter = ({ username }: Account, typed: string, code?: string) =>
    service.call(
      signIn,
      { credentials: { username, password: typed, ...(code !== undefined && { code }) }, address: randomUUID() },
      patient,
    );
  const exportsEnded = async (id: string) =>
    (await service.emitted(keysEnded)).filter(({ userId }) => userId === id).length;

  it('end with a reset by mail, however old they are', async () => {
    const account = await anAccount();
    const { secret, subject } = await plant(account);
    await reset(account);
    // The network of the reset may sign in, and the owner is told.
    expect(await left(account.id, tables)).toEqual(['devices', 'account_mails']);
    expect(await service.query('select kind from account_mails where user_id = $1', [account.id])).toEqual([
      { kind: 'security-notice' },
    ]);
    await expect(service.call(openCalendar, { secret })).rejects.toMatchObject({ status: 404 });
    await expect(service.call(resolveSession, { sessionToken: account.sessionToken })).rejects.toMatchObject({
      status: 401,
    });
    const identity = { issuer: 'https://accounts.example', subject, email: null, name: null };
    const { signedIn } = await service.call(signInWithProvider, { identity, address: randomUUID() }, patient);
    expect(signedIn!.user.id).not.toBe(account.id);
    expect(await exportsEnded(account.id)).toBe(1);
    await enter(account, 'battery staple');
  });

  it('end with the links of the notices and of a move, the password included', async () => {
    for (const [press, kind] of [
      [secureAccount, 'security-notice'],
      [undoEmail, 'email-changed'],
    ] as const) {
      const account = await anAccount();
      if (kind === 'security-notice') await enter(account, password);
      else await account.call()(changeAccount, { username: account.username, email: `x${account.email}` });
      const { secret } = await plant(account);
      const { token } = await newestMail(service, account.id, kind);
      await service.call(press, { token }, patient);
      // A reset begins.
      expect([kind, await left(account.id, tables)]).toEqual([kind, ['reset_requests']]);
      await expect(service.call(openCalendar, { secret })).rejects.toMatchObject({ status: 404 });
      await expect(enter(account, password)).rejects.toMatchObject({ code: 'invalid-credentials' });
      expect(await exportsEnded(account.id)).toBe(1);
    }
  });

  it('end with a new password, but the other ways of signing in, which the owner sees; the calendar as they like', async () => {
    for (const endsCalendarAddress of [false, true]) {
      const account = await anAccount();
      const { secret } = await plant(account);
      // Otherwise the app would end the session.
      await service.query('update sessions set has_second_factor = true where user_id = $1', [account.id]);
      await turnOn(account);
      const { sessionToken } = account;
      const change = { currentPassword: password, newPassword: 'battery staple', endsCalendarAddress };
      const { sessionToken: next } = await service.call(
        changePassword,
        { sessionToken, change, address: randomUUID() },
        patient,
      );
      expect(await left(account.id, ['passkeys', 'provider_links', 'authenticator_apps'])).toHaveLength(3);
      expect(await left(account.id, ['pending_links', 'reset_requests', 'account_mails'])).toEqual(['account_mails']);
      expect(
        await service.query(`select 1 from account_mails where user_id = $1 and kind = 'confirm-email'`, [account.id]),
      ).toEqual([]);
      await expect(service.call(resolveSession, { sessionToken })).rejects.toMatchObject({ status: 401 });
      // It keeps what the session had proved.
      expect(
        await service.query('select has_second_factor as strong from sessions where user_id = $1', [account.id]),
      ).toEqual([{ strong: true }]);
      expect(await service.call(resolveSession, { sessionToken: next })).toMatchObject({ userId: account.id });
      const feed = await service.call(openCalendar, { secret }).then(
        () => 'open',
        () => 'ended',
      );
      expect([endsCalendarAddress, feed]).toEqual([endsCalendarAddress, endsCalendarAddress ? 'ended' : 'open']);
      expect(await exportsEnded(account.id)).toBe(1);
    }
  });

  it('are provisional until the first reset if no address was confirmed when they were added', async () => {
    const account = await anAccount(false);
    const { codes } = await turnOn(account);
    await plant(account);
    const { token } = await newestMail(service, account.id, 'confirm-email');
    const before = await left(account.id, tables);
    await service.call(confirmEmail, { token });
    // Confirming ends nothing.
    expect(await left(account.id, tables)).toEqual(before);
    await reset(account);
    expect(await left(account.id, ['passkeys', 'provider_links', 'authenticator_apps', 'recovery_codes'])).toEqual([]);
    // No code keeps the owner of the mailbox out.
    await enter(account, 'battery staple');
    expect(codes).toHaveLength(10);
  });

  describe('and the authenticator app', () => {
    const isOn = async (account: Account) => (await account.call()(getSecondFactor, {})).isOn;

    it('that the owner has added stays with a reset, which the code completes', async () => {
      const account = await anAccount();
      const { codes } = await turnOn(account);
      await reset(account);
      await expect(enter(account, 'battery staple')).rejects.toMatchObject({ code: 'second-factor-needed' });
      await enter(account, 'battery staple', codes[0]);
      expect(await account.call()(getSecondFactor, {})).toMatchObject({ isOn: true, endsAt: null });
    });

    it('is not taken away by a mailbox alone before 72 hours, and a code keeps it', async () => {
      for (const isKept of [false, true]) {
        const account = await anAccount();
        const { codes } = await turnOn(account);
        const { token } = await newestMail(service, account.id, 'security-notice');
        await service.call(secureAccount, { token }, patient);
        await reset(account);
        await expect(enter(account, 'battery staple')).rejects.toMatchObject({ code: 'second-factor-needed' });
        const { endsAt } = await account.call()(getSecondFactor, {});
        expect(new Date(endsAt!).getTime() - clock.now().getTime()).toBeGreaterThan(71 * hours);
        expect((await newestMail(service, account.id, 'security-notice')).what).toBe('password-reset');
        const whats = await service.query<{ what: string }>(
          `select details ->> 'what' as what from account_mails
          where user_id = $1 and kind = 'security-notice'`,
          [account.id],
        );
        expect(whats.map(({ what }) => what)).toContain('second-factor-ending');
        // A second press does not shorten the wait.
        if (isKept) await enter(account, 'battery staple', codes[0]);
        ahead += 72 * hours + 1_000;
        expect(await isOn(account)).toBe(isKept);
        const entered = await enter(account, 'battery staple').then(
          () => 'entered',
          (problem: unknown) => (problem as { code: string }).code,
        );
        expect(entered).toBe(isKept ? 'second-factor-needed' : 'entered');
      }
    });

    it('that was added under another address ends 72 hours after a reset by the new one', async () => {
      const account = await anAccount();
      await turnOn(account);
      const next = `x${account.email}`;
      await account.call()(changeAccount, { username: account.username, email: next });
      await confirmAddress(service, account.id);
      await reset({ ...account, email: next });
      expect(await isOn(account)).toBe(true);
      ahead += 72 * hours + 1_000;
      expect(await isOn(account)).toBe(false);
    });
  });
});
