import { register, resolveSession, signIn, userRegistered } from '@presently/contracts/identity/sessions';
import type { CallOptions } from '@presently/messaging/rpc-client';
import { TestService } from '@presently/testing/test-service';
import { definition } from '../definition.js';

describe('registration', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await TestService.start(definition, { REGISTRATIONS_PER_HOUR: '10' });
  });
  afterAll(() => service.stop());

  let visitors = 0;
  /** Every call comes from its own address unless one is given. */
  const join = (
    registration: { username: string; password?: string; email?: string },
    address = `203.0.113.${++visitors}`,
    options: CallOptions = {},
  ) =>
    service.call(
      register,
      { registration: { password: 'correct horse', ...registration }, address },
      { deadlineMs: 20_000, ...options },
    );

  it('creates a user with the defaults of the specification and signs them in', async () => {
    const { user, sessionToken, expiresAt } = await join({ username: ' ann ', email: 'Ann@example.test' });
    expect(user).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      username: 'ann',
      email: 'Ann@example.test',
      emailConfirmed: false,
      firstName: null,
      lastName: null,
      profileImageUrl: null,
      subscriptionTier: 'free',
      emailRemindersEnabled: true,
      smsRemindersEnabled: false,
      reminderDaysBefore: 7,
      isAdmin: false,
      currency: 'USD',
      language: null,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    });
    expect(await service.call(resolveSession, { sessionToken })).toEqual({
      userId: user.id,
      displayName: 'ann',
      isAdmin: false,
      tier: 'free',
      isConfirmed: false,
      currency: 'USD',
      needsSecondFactor: false,
      timeZone: 'UTC',
      sessionId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      authenticatedAt: expect.any(String),
      expiresAt,
    });
  });

  it('publishes the user with the time zone of the browser', async () => {
    const { user } = await join({ username: 'traveller' }, undefined, { timeZone: 'Asia/Kathmandu' });
    await join({ username: 'nowhere' }, undefined, { timeZone: 'Mars/Olympus' });
    const published = await service.emitted(userRegistered);
    expect(published).toContainEqual({
      userId: user.id,
      displayName: 'traveller',
      timeZone: 'Asia/Kathmandu',
      currency: 'USD',
      language: null,
      reminderDaysBefore: 7,
      emailRemindersEnabled: true,
      hasEmail: false,
    });
    expect(published.find(({ displayName }) => displayName === 'nowhere')?.timeZone).toBe('UTC');
    await service.settled();
  });

  it('stores an argon2id hash instead of the password', async () => {
    await join({ username: 'secretive', password: ' my spaced secret ' });
    const [row] = await service.query<{ password_hash: string }>(
      `select password_hash from users where username = 'secretive'`,
    );
    expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,(t=2,p=1|p=1,t=2)\$/);
    const credentials = { username: 'secretive', password: 'my spaced secret' };
    await expect(service.call(signIn, { credentials, address: 'a' })).rejects.toMatchObject({ status: 401 });
    credentials.password = ' my spaced secret ';
    expect(await service.call(signIn, { credentials, address: 'a' })).toHaveProperty('user.username', 'secretive');
  });

  it.each([
    ['a username of two letters', { username: 'ab' }, 'Username must be at least 3 characters'],
    ['a blank username', { username: '   ' }, 'Username must be at least 3 characters'],
    ['a username of 51 letters', { username: 'x'.repeat(51) }, 'username must be at most 50 characters'],
    ['a username that rings', { username: 'bell\u0007' }, 'username contains characters that cannot be shown'],
    ['a short password', { username: 'shorty', password: '1234567' }, 'Password must be at least 8 characters'],
    [
      'an endless password',
      { username: 'wordy', password: 'x'.repeat(129) },
      'Password must be at most 128 characters',
    ],
    [
      'a username of ours',
      { username: 'Presently Gifts' },
      'This name could be mistaken for ours. Please choose another one.',
    ],
    ['an invisible letter', { username: 'ann\u200b' }, 'Please use only letters that can be seen'],
    ['half an address', { username: 'lost', email: 'lost@' }, 'Please provide a valid email address'],
  ])('refuses %s with a sentence', async (_what, registration, message) => {
    await expect(join(registration)).rejects.toMatchObject({ status: 400, code: 'invalid-input', message });
    expect(await service.query('select 1 from users where username = $1', [registration.username])).toEqual([]);
  });

  it('refuses a common password, and says why', async () => {
    await expect(join({ username: 'lost', password: 'Password1' })).rejects.toMatchObject({
      status: 400,
      code: 'common-password',
      message: 'Many people use this password, so it is easy to guess. Please choose another one.',
    });
  });

  it.each(['isAdmin', 'subscriptionTier', 'giftsUsedThisMonth', 'id', 'passwordHash'])(
    'never accepts %s from the browser',
    async (field) => {
      const registration = { username: 'cuckoo', [field]: true };
      await expect(join(registration)).rejects.toMatchObject({ status: 400, code: 'invalid-input' });
      expect(await service.query(`select 1 from users where username = 'cuckoo'`)).toEqual([]);
    },
  );

  it('accepts many users without an e-mail address', async () => {
    await join({ username: 'silent-one', email: ' ' });
    expect(await join({ username: 'silent-two', email: '' })).toHaveProperty('user.email', null);
  });

  it('refuses taken usernames and addresses with the same sentence, in any case', async () => {
    const taken = { status: 409, code: 'account-taken', message: 'Username or email is not available' };
    await join({ username: 'taken', email: 'taken@example.test' });
    const named = { detail: { errors: { username: ['This username is not available'] } } };
    await expect(join({ username: 'TaKeN' })).rejects.toMatchObject({ ...taken, ...named });
    await expect(join({ username: 'another', email: 'Taken@Example.test' })).rejects.toMatchObject(taken);
  });

  it('gives a name to one of twenty who request it at once, and publishes one event', async () => {
    const answers = await Promise.allSettled(
      Array.from({ length: 20 }, (_, i) =>
        join({ username: i % 2 ? 'wanted' : 'WANTED', email: `wanted${i}@example.test` }),
      ),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const answer of answers) {
      if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ status: 409, code: 'account-taken' });
    }
    expect(await service.query(`select 1 from users where lower(username) = 'wanted'`)).toHaveLength(1);
    const published = await service.emitted(userRegistered);
    expect(published.filter(({ displayName }) => displayName.toLowerCase() === 'wanted')).toHaveLength(1);
  });

  it('accepts ten an hour from one address, also at once', async () => {
    const answers = await Promise.allSettled(
      Array.from({ length: 15 }, (_, i) => join({ username: `crowd-${i}` }, '198.51.100.9')),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    const refused = await join({ username: 'crowd-late' }, '198.51.100.9').catch((problem: unknown) => problem);
    expect(refused).toMatchObject({
      status: 429,
      code: 'too-many-attempts',
      detail: { retryAfter: expect.any(Number) },
    });
    expect((refused as Error).message).toMatch(/^Too many attempts\. Please try again in 3[56]\d\d seconds\.$/);
    await expect(join({ username: 'neighbour' }, '198.51.100.10')).resolves.toHaveProperty('user');
  });
});
