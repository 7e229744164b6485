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
import { jest } from '@jest/globals';
import { randomBytes, randomUUID } from 'node:crypto';
import { definition } from '../definition.js';
import { Housekeeping } from '../housekeeping.js';

jest.setTimeout(30_000);

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
    return { user, email, sessionToken };
  }
  const signInWith = (username: string, password: string, address = randomUUID()) =>
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
  /** What the mail of the newest request carries. */
  async function tokenFor({ user, email }: { user: { id: string }; email: string }) {
    await ask(email);
    const request = (await requestsOf(user.id)).at(-1)!;
    return service.call(issueResetToken, { requestId: request.requestId }).then(({ token }) => token);
  }
  const reset = (token: string, newPassword = fresh) => service.call(resetPassword, { token, newPassword }, patient);
  const expired = { status: 400, code: 'reset-link-invalid' };

  describe('changed by who knows the current one', () => {
    it('end every session but the fresh one that comes with the answer', async () => {
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

    it('need the current one, and say so beside the field', async () => {
      const { user, sessionToken } = await aUser();
      await expect(change(sessionToken, 'not it at all')).rejects.toMatchObject({
        status: 400,
        code: 'wrong-password',
        detail: { errors: { currentPassword: ['This is not your current password'] } },
      });
      expect(await isLive(sessionToken)).toBe(true);
      await expect(signInWith(user.username, old)).resolves.toBeDefined();
    });

    it('need eight characters and a session', async () => {
      const { sessionToken } = await aUser();
      await expect(change(sessionToken, old, 'seven77')).rejects.toMatchObject({
        status: 400,
        message: 'Password must be at least 8 characters',
      });
      await expect(change('no-such-session')).rejects.toMatchObject({ status: 401 });
    });

    it('are guessed no faster here than at the sign-in, with which the guesses are counted', async () => {
      const { user, sessionToken } = await aUser();
      const guesses = await Promise.allSettled(Array.from({ length: 12 }, () => change(sessionToken, 'a wrong guess')));
      const codes = guesses.map((guess) => (guess as PromiseRejectedResult).reason.code as string);
      expect(codes.filter((code) => code === 'wrong-password')).toHaveLength(5);
      expect(codes.filter((code) => code === 'too-many-attempts')).toHaveLength(7);
      await expect(signInWith(user.username, old)).rejects.toMatchObject({ status: 429 });
    });

    it('are changed once by two who change them at the same moment', async () => {
      const { user, sessionToken } = await aUser();
      const changes = await Promise.allSettled(['first one', 'second one'].map((p) => change(sessionToken, old, p)));
      expect(changes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(await service.query('select 1 from sessions where user_id = $1', [user.id])).toHaveLength(1);
    });

    it('let nobody in whose old one was being checked meanwhile', async () => {
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
    it('are chosen anew by whoever has the mail, and end every session', async () => {
      const somebody = await aUser();
      const token = await tokenFor(somebody);
      expect(token).toMatch(/^[\w-]{43}$/);
      expect(await reset(token)).toEqual({ success: true });
      expect(await isLive(somebody.sessionToken)).toBe(false);
      await eventually(() => revoked.includes(hashSessionToken(somebody.sessionToken)));
      await expect(signInWith(somebody.user.username, old)).rejects.toMatchObject({ status: 401 });
      await expect(signInWith(somebody.user.username, fresh)).resolves.toBeDefined();
    });

    it('find the account in any spelling of its address, and tell the mail whose it is', async () => {
      const { user, email } = await aUser();
      await ask(email.toUpperCase());
      const [request] = await requestsOf(user.id);
      expect(await service.call(issueResetToken, { requestId: request!.requestId })).toMatchObject({
        email,
        username: user.username,
        displayName: user.username,
      });
    });

    it('are answered alike, and in like time, for an address that nobody has', async () => {
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

    it('are kept as hashes: neither database nor event holds a token', async () => {
      const somebody = await aUser();
      const token = await tokenFor(somebody);
      const rows = await service.query('select * from reset_requests');
      const events = await service.query('select * from outbox');
      expect(JSON.stringify([rows, events])).not.toContain(token);
      expect(JSON.stringify(await requestsOf(somebody.user.id))).not.toContain(somebody.email);
    });

    it('open once, of however many who try at the same moment', async () => {
      const token = await tokenFor(await aUser());
      const tries = await Promise.allSettled([1, 2, 3].map((n) => reset(token, `${fresh} ${n}`)));
      expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      for (const failed of tries.filter(({ status }) => status === 'rejected')) {
        expect((failed as PromiseRejectedResult).reason).toMatchObject(expired);
      }
      await expect(reset(token)).rejects.toMatchObject(expired);
    });

    it('open for an hour', async () => {
      const somebody = await aUser();
      const token = await tokenFor(somebody);
      const [row] = await service.query<{ minutes: string }>(
        `select extract(epoch from expires_at - now()) / 60 as minutes from reset_requests where user_id = $1`,
        [somebody.user.id],
      );
      expect(Number(row!.minutes)).toBeCloseTo(60, 0);
      await service.query('update reset_requests set expires_at = now() where user_id = $1', [somebody.user.id]);
      await expect(reset(token)).rejects.toMatchObject(expired);
      const [request] = await requestsOf(somebody.user.id);
      await expect(service.call(issueResetToken, { requestId: request!.requestId })).rejects.toMatchObject({
        status: 404,
      });
      await service.running.app.get(Housekeeping).purge();
      expect(await service.query('select 1 from reset_requests where user_id = $1', [somebody.user.id])).toEqual([]);
    });

    it('open with the newest mail only, in each of its copies', async () => {
      const somebody = await aUser();
      const earlier = await tokenFor(somebody);
      const first = await tokenFor(somebody);
      const { requestId } = (await requestsOf(somebody.user.id)).at(-1)!;
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
          service.as({ userId: user.id, displayName: 'x', isAdmin: false })(changeAccount, {
            username: user.username,
            email: `${randomUUID()}@example.test`,
          }),
      ],
    ])('do not open after %s', async (_what, act) => {
      const somebody = await aUser();
      const token = await tokenFor(somebody);
      await act(somebody);
      await expect(reset(token)).rejects.toMatchObject(expired);
    });

    it('stay as they are when the new one is too short, and the link stays good', async () => {
      const token = await tokenFor(await aUser());
      await expect(reset(token, 'seven77')).rejects.toMatchObject({ status: 400, code: 'invalid-input' });
      await expect(reset(token)).resolves.toEqual({ success: true });
    });

    it.each(['', 'x', 'A'.repeat(43), '\0', "'; drop table users"])('do not open with %j', async (token) => {
      await expect(reset(token)).rejects.toMatchObject(expired);
    });

    it('are asked for three times an hour for one address, whether anybody has it or not', async () => {
      const { user, email } = await aUser();
      for (const address of [email, 'no-such-user@example.test']) {
        for (const spelling of [address, address.toUpperCase(), ` ${address}`]) await ask(spelling);
        await expect(ask(address)).rejects.toMatchObject({ status: 429, code: 'too-many-attempts' });
      }
      expect(await requestsOf(user.id)).toHaveLength(3);
    });

    it('are asked for a few times an hour from one place', async () => {
      const asks = await Promise.allSettled(
        Array.from({ length: 15 }, (_, n) => ask(`guess-${n}@example.test`, '2001:db8::7')),
      );
      expect(asks.filter(({ status }) => status === 'fulfilled')).toHaveLength(12);
    });
  });
});
