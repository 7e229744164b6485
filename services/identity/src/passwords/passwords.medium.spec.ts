import { changeAccount } from '@presently/contracts/identity/accounts';
import { register, resolveSession, signIn } from '@presently/contracts/identity/sessions';
import {
  changePassword,
  issueResetToken,
  passwordResetRequested,
  requestPasswordReset,
  resetPassword,
} from '@presently/contracts/identity/password';
import { hashSessionToken } from '@presently/messaging/revoked-sessions';
import { eventually } from '@presently/testing/eventually';
import { TestService } from '@presently/testing/test-service';
import { aCaller } from '@presently/testing/a-caller';
import { randomBytes, randomUUID } from 'node:crypto';
import { definition } from '../definition.js';
import { confirmAddress } from '../identity.builders.js';
import { Housekeeping } from '../housekeeping.js';

const old = 'correct horse';
const fresh = 'battery staple';
const patient = { deadlineMs: 20_000 };
const answerMs = 150;

describe('passwords', () => {
  let service: TestService;
  const revoked: string[] = [];
  beforeAll(async () => {
    service = await TestService.start(definition, {
      REGISTRATIONS_PER_HOUR: '1000',
      PASSWORD_RESETS_PER_ADDRESS: '12',
      PASSWORD_RESET_ANSWER_MS: String(answerMs),
    });
    service.onSessionRevoked((hash) => revoked.push(hash));
  });
  afterAll(() => service.stop());

  async function aUser(name = `u${randomBytes(5).toString('hex')}`) {
    const email = `${name}@example.test`;
    const registration = { username: name, password: old, email };
    const { user, sessionToken } = await service.call(register, { registration, address: 'home' }, patient);
    await confirmAddress(service, user.id);
    return { user, email, sessionToken };
  }
  const signInWith = (username: string, password: string, address: string = randomUUID()) =>
    service.call(signIn, { credentials: { username, password }, address }, patient);
  const change = (sessionToken: string, currentPassword = old, newPassword = fresh) =>
    service.call(
      changePassword,
      { sessionToken, address: randomUUID(), change: { currentPassword, newPassword } },
      patient,
    );
  const isLive = (sessionToken: string) =>
    service.call(resolveSession, { sessionToken }).then(
      () => true,
      () => false,
    );
  const ask = (email: string, address: string = randomUUID()) =>
    service.call(requestPasswordReset, { email }, { ...patient, address });
  const requestsOf = async (userId: string) =>
    (await service.emitted(passwordResetRequested)).filter((data) => data.userId === userId);
  /** The token in the mail of the newest request. */
  async function tokenFor({ user, email }: { user: { id: string }; email: string }) {
    await ask(email);
    const request = (await requestsOf(user.id)).at(-1)!;
    return service.call(issueResetToken, { requestId: request.requestId }).then(({ token }) => token);
  }
  const reset = (token: string, newPassword = fresh) => service.call(resetPassword, { token, newPassword }, patient);
  const expired = { status: 400, code: 'reset-link-invalid' };

  describe('changed with the current one', () => {
    it('end every session except the new one in the answer', async () => {
      const { user, sessionToken } = await aUser();
      const other = await signInWith(user.username, old);
      const changed = await change(sessionToken);
      expect(changed.user).toMatchObject({ id: user.id, username: user.username });
      expect(changed.user.updatedAt > user.updatedAt).toBe(true);
      expect(await Promise.all([sessionToken, other.sessionToken, changed.sessionToken].map(isLive))).toEqual([
        false,
        false,
        true,
      ]);
      await eventually(() => [sessionToken, other.sessionToken].every((t) => revoked.includes(hashSessionToken(t))));
      await expect(signInWith(user.username, old)).rejects.toMatchObject({ status: 401 });
      await expect(signInWith(user.username, fresh)).resolves.toHaveProperty('user.id', user.id);
    });

    it('require the current one, with a message for the field', async () => {
      const { user, sessionToken } = await aUser();
      await expect(change(sessionToken, 'not it at all')).rejects.toMatchObject({
        status: 400,
        code: 'wrong-password',
        detail: { errors: { currentPassword: ['This is not your current password'] } },
      });
      expect(await isLive(sessionToken)).toBe(true);
      await expect(signInWith(user.username, old)).resolves.toBeDefined();
    });

    it('require eight characters and a session', async () => {
      const { sessionToken } = await aUser();
      await expect(change(sessionToken, old, 'seven77')).rejects.toMatchObject({
        status: 400,
        message: 'Password must be at least 8 characters',
      });
      await expect(change('no-such-session')).rejects.toMatchObject({ status: 401 });
    });

    it('are throttled like a sign-in, which does not hold up the owner elsewhere', async () => {
      const { user, sessionToken } = await aUser();
      const guesses = await Promise.allSettled(Array.from({ length: 12 }, () => change(sessionToken, 'a wrong guess')));
      const codes = guesses.map((guess) => (guess as PromiseRejectedResult).reason.code as string);
      expect(codes.filter((code) => code === 'too-many-attempts').length).toBeGreaterThan(4);
      await expect(signInWith(user.username, old)).resolves.toHaveProperty('user.id', user.id);
    });

    it('are changed once by two concurrent changes', async () => {
      const { user, sessionToken } = await aUser();
      const changes = await Promise.allSettled(['first one', 'second one'].map((p) => change(sessionToken, old, p)));
      expect(changes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(await service.query('select 1 from sessions where user_id = $1', [user.id])).toHaveLength(1);
    });

    it('refuse a sign-in that verified the old one meanwhile', async () => {
      const { user, sessionToken } = await aUser();
      const [changed, ...signIns] = await Promise.allSettled([
        change(sessionToken),
        ...Array.from({ length: 4 }, () => signInWith(user.username, old)),
      ]);
      expect(changed).toMatchObject({ status: 'fulfilled' });
      const tokens = signIns.flatMap((attempt) => (attempt.status === 'fulfilled' ? [attempt.value.sessionToken] : []));
      expect(await Promise.all(tokens.map(isLive))).toEqual(tokens.map(() => false));
    });
  });

  describe('forgotten', () => {
    it('are replaced with the token in the mail, and end every session', async () => {
      const owner = await aUser();
      const token = await tokenFor(owner);
      expect(token).toMatch(/^[\w-]{43}$/);
      expect(await reset(token)).toEqual({ success: true });
      expect(await isLive(owner.sessionToken)).toBe(false);
      await eventually(() => revoked.includes(hashSessionToken(owner.sessionToken)));
      await expect(signInWith(owner.user.username, old)).rejects.toMatchObject({ status: 401 });
      await expect(signInWith(owner.user.username, fresh)).resolves.toBeDefined();
    });

    it('are reset by the address in any case, and the mail names the account', async () => {
      const { user, email } = await aUser();
      await ask(email.toUpperCase());
      const [request] = await requestsOf(user.id);
      expect(await service.call(issueResetToken, { requestId: request!.requestId })).toMatchObject({
        email,
        username: user.username,
        displayName: user.username,
      });
    });

    it('get the same answer in the same time for an unknown address', async () => {
      const { email } = await aUser();
      const timed = async (address: string) => {
        const start = performance.now();
        const answer = await ask(address);
        return { answer, ms: performance.now() - start };
      };
      const [known, unknown] = [await timed(email), await timed('nobody@example.test')];
      expect(known.answer).toEqual(unknown.answer);
      expect(Math.min(known.ms, unknown.ms)).toBeGreaterThanOrEqual(answerMs - 2);
      const outbox = await service.query<{ text: string }>('select envelope::text as text from outbox');
      expect(outbox.filter(({ text }) => text.includes('nobody@'))).toEqual([]);
    });

    it('store tokens as hashes: neither database nor event contains one', async () => {
      const owner = await aUser();
      const token = await tokenFor(owner);
      const rows = await service.query('select * from reset_requests');
      const events = await service.query('select * from outbox');
      expect(JSON.stringify([rows, events])).not.toContain(token);
      expect(JSON.stringify(await requestsOf(owner.user.id))).not.toContain(owner.email);
    });

    it('accept a token once, also in concurrent attempts', async () => {
      const token = await tokenFor(await aUser());
      const tries = await Promise.allSettled([1, 2, 3].map((n) => reset(token, `${fresh} ${n}`)));
      expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      for (const failed of tries.filter(({ status }) => status === 'rejected')) {
        expect((failed as PromiseRejectedResult).reason).toMatchObject(expired);
      }
      await expect(reset(token)).rejects.toMatchObject(expired);
    });

    it('accept a token for an hour', async () => {
      const owner = await aUser();
      const token = await tokenFor(owner);
      const [row] = await service.query<{ minutes: string }>(
        `select extract(epoch from expires_at - now()) / 60 as minutes from reset_requests where user_id = $1`,
        [owner.user.id],
      );
      expect(Number(row!.minutes)).toBeCloseTo(60, 0);
      await service.query('update reset_requests set expires_at = now() where user_id = $1', [owner.user.id]);
      await expect(reset(token)).rejects.toMatchObject(expired);
      const [request] = await requestsOf(owner.user.id);
      await expect(service.call(issueResetToken, { requestId: request!.requestId })).rejects.toMatchObject({
        status: 404,
      });
      await service.running.app.get(Housekeeping).purge();
      expect(await service.query('select 1 from reset_requests where user_id = $1', [owner.user.id])).toEqual([]);
    });

    it('accept the tokens of the newest request only, one for each copy of its mail', async () => {
      const owner = await aUser();
      const earlier = await tokenFor(owner);
      const first = await tokenFor(owner);
      const { requestId } = (await requestsOf(owner.user.id)).at(-1)!;
      const { token: copy } = await service.call(issueResetToken, { requestId });
      await expect(reset(earlier)).rejects.toMatchObject(expired);
      await reset(first);
      await expect(reset(copy)).rejects.toMatchObject(expired);
    });

    it.each([
      ['a changed password', ({ sessionToken }: { sessionToken: string }) => change(sessionToken)],
      [
        'a changed address',
        ({ user }: { user: { id: string; username: string } }) =>
          service.as(aCaller({ userId: user.id }))(changeAccount, {
            username: user.username,
            email: `${randomUUID()}@example.test`,
          }),
      ],
    ])('refuse a token after %s', async (_what, act) => {
      const owner = await aUser();
      const token = await tokenFor(owner);
      await act(owner);
      await expect(reset(token)).rejects.toMatchObject(expired);
    });

    it('keep the old one, and the link valid, if the new one is too short', async () => {
      const token = await tokenFor(await aUser());
      await expect(reset(token, 'seven77')).rejects.toMatchObject({ status: 400, code: 'invalid-input' });
      await expect(reset(token)).resolves.toEqual({ success: true });
    });

    it.each(['', 'x', 'A'.repeat(43), '\0', "'; drop table users"])('refuse %j as a token', async (token) => {
      await expect(reset(token)).rejects.toMatchObject(expired);
    });

    it('are never used up by requests of strangers: the newest link works, and a later request sends another', async () => {
      const owner = await aUser();
      for (let n = 0; n < 9; n++) await ask(owner.email);
      expect(await requestsOf(owner.user.id)).toHaveLength(5);
      const { requestId } = (await requestsOf(owner.user.id)).at(-1)!;
      const { token } = await service.call(issueResetToken, { requestId });
      await service.query(
        `update throttles set blocked_until = now() - interval '1 second' where key like 'password-reset:account:%'`,
      );
      await ask(owner.email);
      expect(await requestsOf(owner.user.id)).toHaveLength(6);
      await expect(reset(token)).rejects.toMatchObject(expired);
    });

    it('end every wait: the right password opens the account at once, from the same network', async () => {
      const { user, email } = await aUser();
      const address = '198.51.100.77';
      const guess = (username: string) => signInWith(username, 'a wrong guess', address);
      await Promise.allSettled(Array.from({ length: 10 }, () => guess(user.username)));
      await Promise.allSettled(Array.from({ length: 25 }, (_, n) => guess(`nobody-${n}`)));
      await expect(signInWith(user.username, old, address)).rejects.toMatchObject({ status: 429 });
      const token = await tokenFor({ user, email });
      await service.call(resetPassword, { token, newPassword: fresh }, { ...patient, address });
      await expect(signInWith(user.username, fresh, address)).resolves.toHaveProperty('user.id', user.id);
    });

    it('can be reset a few times an hour from one network, which stops nobody who asks for the first time', async () => {
      const network = (host: number) => `2001:db8::${host}`;
      const asked = async (n: number) => {
        const asks = await Promise.allSettled(Array.from({ length: n }, () => ask('guess@example.test', network(n))));
        return asks.filter(({ status }) => status === 'fulfilled').length;
      };
      // One is the first of its mailbox.
      expect(await asked(15)).toBe(13);
      expect(await asked(3)).toBe(0);
      for (let person = 0; person < 3; person++) {
        const { user, email } = await aUser();
        await ask(email.toUpperCase(), network(person));
        expect(await requestsOf(user.id)).toHaveLength(1);
      }
    });
  });
});
