import { register, signIn } from '@presently/contracts/identity/sessions';
import { Clock } from '@presently/service/clock';
import { TestService } from '@presently/testing/test-service';
import { jest } from '@jest/globals';
import argon2 from 'argon2';
import { definition } from '../definition.js';
import { confirmAddress } from '../identity.builders.js';
import { PasswordHasher } from '../passwords/password-hasher.js';

const password = 'correct horse';
/** Long, because these tests do not measure speed. */
const patient = { deadlineMs: 20_000 };
const wrong = { status: 401, code: 'invalid-credentials', message: 'Invalid username or password' };
const throttled = { status: 429, code: 'too-many-attempts' };

describe('signing in', () => {
  let service: TestService;
  let clock: Clock;
  beforeAll(async () => {
    service = await TestService.start(definition, { REGISTRATIONS_PER_HOUR: '1000' });
    clock = service.running.app.get(Clock);
  });
  afterAll(() => service.stop());
  afterEach(() => jest.restoreAllMocks());

  let visitors = 0;
  const anAddress = () => `2001:db8:${(++visitors).toString(16)}::1`;
  const attempt = (username: string, given = password, address = anAddress()) =>
    service.call(signIn, { credentials: { username, password: given }, address }, patient);
  const join = (username: string) =>
    service.call(register, { registration: { username, password }, address: 'home' }, patient);
  const codes = async (attempts: Promise<unknown>[]) =>
    (await Promise.allSettled(attempts)).map((it) =>
      it.status === 'fulfilled' ? 200 : (it.reason as { status: number }).status,
    );
  const howMany = (all: number[], status: number) => all.filter((it) => it === status).length;
  /** Stops the service's clock, so that a slow machine lets no wait pass. */
  const start = Date.now();
  const freezeAt = (ms: number) => jest.spyOn(clock, 'now').mockImplementation(() => new Date(start + ms));
  /** Sets the service's clock ahead of real time. */
  const advanceTo = (ms: number) => jest.spyOn(clock, 'now').mockImplementation(() => new Date(Date.now() + ms));

  it('accepts the username in any case and with surrounding blanks', async () => {
    const { user } = await join('Ann-Marie');
    expect((await attempt('ann-marie')).user.id).toBe(user.id);
    expect((await attempt(' ANN-MARIE ')).user.id).toBe(user.id);
  });

  it('accepts the address of the account in place of the username', async () => {
    const registration = { username: 'by-address', password, email: 'By.Address@Example.test' };
    const { user } = await service.call(register, { registration, address: 'home' }, patient);
    expect((await attempt(' by.address@example.TEST ')).user.id).toBe(user.id);
    await confirmAddress(service, user.id);
    expect((await attempt('by.address@example.test')).user.id).toBe(user.id);
    await expect(attempt('by.address@example.test', 'not the secret')).rejects.toMatchObject({ status: 401 });
  });

  it('prefers a username over an address, so that an account stays where its owner finds it', async () => {
    const named = await join('named@example.test');
    const registration = { username: 'addressed', password: 'another secret', email: 'named@example.test' };
    await service.call(register, { registration, address: 'home' }, patient);
    expect((await attempt('named@example.test')).user.id).toBe(named.user.id);
  });

  it('counts guesses by name and by address together', async () => {
    const registration = { username: 'guessed-both', password, email: 'guessed-both@example.test' };
    await service.call(register, { registration, address: 'home' }, patient);
    freezeAt(0);
    const names = ['guessed-both', 'guessed-both@example.test'];
    const address = anAddress();
    const answers = await codes(Array.from({ length: 20 }, (_, i) => attempt(names[i % 2]!, 'wrong guess', address)));
    expect([howMany(answers, 401), howMany(answers, 429)]).toEqual([5, 15]);
  });

  it('gives every sign-in a session of its own, never the password hash', async () => {
    await join('twice');
    const [first, second] = [await attempt('twice'), await attempt('twice')];
    expect(first.sessionToken).toMatch(/^[\w-]{43}$/);
    expect(second.sessionToken).not.toBe(first.sessionToken);
    expect(Object.keys(first).sort()).toEqual(['device', 'expiresAt', 'sessionToken', 'user']);
    expect(JSON.stringify(first)).not.toMatch(/argon2|password/i);
  });

  it('answers an unknown username like a wrong password, after the same work', async () => {
    await join('known');
    const verify = jest.spyOn(PasswordHasher.prototype, 'matches');
    const [known, unknown] = [
      await attempt('known', 'wrong horse').catch((problem: unknown) => problem),
      await attempt('unknown', 'wrong horse').catch((problem: unknown) => problem),
    ];
    expect(known).toMatchObject(wrong);
    expect(unknown).toEqual(known);
    expect(verify).toHaveBeenCalledTimes(2);
    expect(verify.mock.calls[1]).toEqual([undefined, 'wrong horse']);
  });

  it.each(['', '\0', 'x\ud800', "' or 1=1 --", 'ﬁ'.repeat(50)])(
    'answers the username %j with 401, not with an internal error',
    async (username) => {
      await expect(attempt(username)).rejects.toMatchObject(wrong);
    },
  );

  it('replaces a hash with weaker parameters', async () => {
    const { user } = await join('veteran');
    const weaker = await argon2.hash(password, { memoryCost: 8_192, timeCost: 2, parallelism: 1 });
    await service.query('update users set password_hash = $1 where id = $2', [weaker, user.id]);
    await attempt('veteran');
    const [row] = await service.query<{ password_hash: string }>('select password_hash from users where id = $1', [
      user.id,
    ]);
    expect(row?.password_hash).toContain('$m=19456,');
    expect((await attempt('veteran')).user.id).toBe(user.id);
  });

  it('verifies only five of fifty passwords that are guessed at once', async () => {
    await join('target');
    freezeAt(0);
    const verify = jest.spyOn(PasswordHasher.prototype, 'matches');
    const answers = await codes(
      Array.from({ length: 50 }, (_, i) => attempt('target', `guess number ${i}`, 'attacker')),
    );
    expect(verify).toHaveBeenCalledTimes(5);
    expect([howMany(answers, 401), howMany(answers, 429)]).toEqual([5, 45]);
  });

  it('throttles an unknown name in the same way, in any case', async () => {
    const names = ['Nobody-İ', 'nobody-i', 'NOBODY-I', ' nobody-i', 'noBody-i', 'nobodY-i', 'nobody-I'];
    const answers: number[] = [];
    for (const name of names.slice(1)) answers.push(...(await codes([attempt(name, password, 'one place')])));
    expect(answers).toEqual([401, 401, 401, 401, 401, 429]);
    const [asPostgres] = await service.query<{ same: boolean }>('select lower($1) = lower($2) as same', [
      names[0],
      names[1],
    ]);
    expect(await codes([attempt(names[0]!, password, 'one place')])).toEqual([asPostgres?.same ? 429 : 401]);
  });

  it('states the wait, doubles it each time, and accepts the right password after it', async () => {
    const { user } = await join('forgetful');
    freezeAt(0);
    for (let i = 0; i < 5; i++) await expect(attempt('forgetful', 'wrong horse', 'sofa')).rejects.toMatchObject(wrong);
    await expect(attempt('forgetful', password, 'sofa')).rejects.toMatchObject({
      ...throttled,
      message: 'Too many attempts. Please try again in 1 second.',
      detail: { retryAfter: 1 },
    });
    freezeAt(1_100);
    await expect(attempt('forgetful', 'wrong horse', 'sofa')).rejects.toMatchObject(wrong);
    await expect(attempt('forgetful', password, 'sofa')).rejects.toMatchObject({
      ...throttled,
      detail: { retryAfter: 2 },
    });
    freezeAt(3_300);
    expect((await attempt('forgetful', password, 'sofa')).user.id).toBe(user.id);
  });

  it('resets the failures of an account after a successful sign-in', async () => {
    await join('clumsy');
    for (let round = 0; round < 3; round++) {
      for (let i = 0; i < 4; i++) await expect(attempt('clumsy', 'wrong horse', 'sofa')).rejects.toMatchObject(wrong);
      await attempt('clumsy', password, 'sofa');
    }
  });

  it('accepts many concurrent sign-ins of the owner', async () => {
    await join('eager');
    expect(howMany(await codes(Array.from({ length: 30 }, () => attempt('eager'))), 200)).toBe(30);
  });

  it('refuses guesses from one address at many accounts after twenty, and accepts other addresses', async () => {
    await join('bystander');
    const address = '198.51.100.7';
    const answers = await codes(Array.from({ length: 50 }, (_, i) => attempt(`sprayed-${i}`, 'password1', address)));
    expect([howMany(answers, 401), howMany(answers, 429)]).toEqual([20, 30]);
    await expect(attempt('bystander', password, address)).rejects.toMatchObject(throttled);
    await expect(attempt('bystander')).resolves.toHaveProperty('user');
    advanceTo(600_000);
    await expect(attempt('bystander', password, address)).resolves.toHaveProperty('user');
  });

  it('counts an IPv6 network as one address', async () => {
    const answers = await codes(
      Array.from({ length: 25 }, (_, i) => attempt(`roaming-${i}`, 'password1', `2001:db8:ffff:1::${i}`)),
    );
    expect([howMany(answers, 401), howMany(answers, 429)]).toEqual([20, 5]);
  });

  it('does not charge an address for successful or refused attempts', async () => {
    await join('regular');
    const address = '198.51.100.8';
    freezeAt(0);
    for (let i = 0; i < 21; i++) await attempt('regular', password, address);
    await codes(Array.from({ length: 30 }, () => attempt('one-account', 'wrong horse', address)));
    await expect(attempt('regular', password, address)).resolves.toHaveProperty('user');
    const [row] = await service.query<{ attempts: number }>(
      `select attempts from throttles where key = 'sign-in:address:' || encode(sha256($1), 'hex')`,
      [Buffer.from(address)],
    );
    expect(row?.attempts).toBe(5);
  });

  describe('locks nobody out', () => {
    const fail = (username: string, address: string, times = 12) =>
      codes(Array.from({ length: times }, (_, i) => attempt(username, `wrong guess ${i}`, address)));

    it('by a botnet, which gets few guesses and then one a minute', async () => {
      const { device } = await join('botnet');
      freezeAt(0);
      const guesses = (count: number) => codes(Array.from({ length: count }, () => attempt('botnet', 'wrong')));
      expect(await guesses(2)).toEqual([401, 401]);
      await service.query(
        `update throttles set attempts = attempts + 43 where key like 'sign-in:account:%:unknown' and attempts = 2`,
      );
      const statuses = await guesses(15);
      expect([howMany(statuses, 401), howMany(statuses, 429)]).toEqual([5, 10]);
      await expect(attempt('botnet')).rejects.toMatchObject(throttled);
      const options = { ...patient, browser: { agent: '', device } };
      const input = { credentials: { username: 'botnet', password }, address: anAddress() };
      expect((await service.call(signIn, input, options)).user.username).toBe('botnet');
      freezeAt(60_000);
      const later = await codes([attempt('botnet', 'wrong'), attempt('botnet', 'wrong')]);
      expect([howMany(later, 401), howMany(later, 429)]).toEqual([1, 1]);
    });

    it('by failures of a stranger in another network', async () => {
      const { user } = await join('besieged');
      for (const address of ['198.51.100.20', '203.0.113.20', '192.0.2.20']) await fail('besieged', address);
      expect((await attempt('besieged')).user.id).toBe(user.id);
    });

    it('by failures in the same network, in a browser that has signed in before', async () => {
      const { user, device } = await join('neighbour');
      const address = '198.51.100.30';
      freezeAt(0);
      await fail('neighbour', address, 8);
      await fail('somebody-else', address, 30);
      await expect(attempt('neighbour', password, address)).rejects.toMatchObject(throttled);
      const enter = (cookie: string | undefined, typed = password) =>
        service.call(
          signIn,
          { credentials: { username: 'neighbour', password: typed }, address },
          { ...patient, browser: { agent: '', device: cookie } },
        );
      expect((await enter(device)).user.id).toBe(user.id);
      await expect(enter('A'.repeat(32))).rejects.toMatchObject(throttled);
      const guesses = await codes(Array.from({ length: 8 }, (_, i) => enter(device, `wrong guess ${i}`)));
      expect(howMany(guesses, 429)).toBeGreaterThan(0);
      // The cookie of another account proves nothing.
      const other = await join('another-neighbour');
      await expect(enter(other.device)).rejects.toMatchObject(throttled);
    });

    it('counts a whole IPv6 range as one, so that a customer has few networks', async () => {
      freezeAt(0);
      const guess = (network: number, i: number) =>
        attempt(`s-${network}-${i}`, 'x', `2001:db8:abcd:${network.toString(16)}::1`);
      expect(await codes([guess(0, 0)])).toEqual([401]);
      await service.query(`update throttles set attempts = attempts + 89 where key like 'sign-in:range:%'`);
      const answers: number[] = [];
      for (const network of [1, 2])
        answers.push(...(await codes(Array.from({ length: 10 }, (_, i) => guess(network, i)))));
      expect(howMany(answers, 401)).toBe(10);
    });
  });

  it('stores neither names nor addresses in its counters', async () => {
    await codes([attempt('very-private', 'wrong horse', '198.51.100.99')]);
    const keys = await service.query<{ key: string }>('select key from throttles');
    expect(keys.length).toBeGreaterThan(1);
    const hashed =
      /^(sign-in|registration):(account|address|range):[0-9a-f]{64}(:((known:)?[0-9a-f]{64}|unknown|proved))?$/;
    for (const { key } of keys) expect(key).toMatch(hashed);
  });
});
