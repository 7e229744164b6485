import { changeAccount, getUser } from '@presently/contracts/identity/accounts';
import { changePreferences, getPreferences } from '@presently/contracts/identity/preferences';
import { signInWithProvider } from '@presently/contracts/identity/providers';
import { listSecurityLog } from '@presently/contracts/identity/security-log';
import { register, resolveSession, signIn, userRegistered } from '@presently/contracts/identity/sessions';
import { Clock } from '@presently/service/clock';
import { Outbox } from '@presently/messaging/outbox';
import { TestService } from '@presently/testing/test-service';
import { aCaller } from '@presently/testing/a-caller';
import { jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { definition } from '../definition.js';
import { setAdministrator } from './administrators.js';
import { demoAdmin, demoSender, seedDemoAccounts } from './demo-accounts.js';
import { confirmAddress, newestMail } from '../identity.builders.js';
import { FormerUsernames } from '../users/former-usernames.js';
import { Registrar } from '../users/registrar.js';

const password = 'correct horse';

describe('an account', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await TestService.start(definition, { REGISTRATIONS_PER_HOUR: '1000', ADMIN_SECOND_FACTOR: 'optional' });
  });
  afterAll(() => service.stop());

  const as = (userId: string) => service.as(aCaller({ userId, displayName: 'Ann' }));
  /** A registered user with a function for their calls. */
  async function aUser(username: string, email?: string) {
    const registration = { username, password, email };
    const { user, sessionToken } = await service.call(
      register,
      { registration, address: 'home' },
      { deadlineMs: 20_000 },
    );
    return { user, sessionToken, call: as(user.id) };
  }
  const taken = { status: 409, code: 'account-taken', message: 'Username or email is not available' };

  it('changes its address and username only shortly after a proof of presence, and the names at any time', async () => {
    const { user } = await aUser('borrowed', 'mine@example.test');
    const authenticatedAt = new Date(Date.now() - 16 * 60_000).toISOString();
    const call = service.as(aCaller({ userId: user.id, authenticatedAt }));
    const needed = { status: 403, code: 'reauthentication-needed' };
    const change = (email: string) => call(changeAccount, { username: 'borrowed', email, firstName: 'Ann' });
    await expect(change('thief@example.test')).rejects.toMatchObject(needed);
    const rename = { username: 'stolen', email: 'mine@example.test' };
    await expect(call(changeAccount, rename)).rejects.toMatchObject(needed);
    expect(await call(getUser, {})).toMatchObject({
      username: 'borrowed',
      email: 'mine@example.test',
      firstName: null,
    });
    expect(await change('mine@example.test')).toMatchObject({ firstName: 'Ann' });
  });

  it('keeps its former username from others for 30 days, and its owner hears of the change', async () => {
    const email = 'known@example.test';
    const { user, call } = await aUser('Known.Name', email);
    await confirmAddress(service, user.id);
    const to = (username: string) => call(changeAccount, { username, email });
    await to('next.name');
    expect((await newestMail(service, user.id, 'security-notice')).what).toBe('username-changed');
    expect((await call(listSecurityLog, {})).map(({ what }) => what)).toContain('username-changed');
    const { call: other } = await aUser('impostor');
    const moving = other(changeAccount, { username: 'known.NAME', email: 'impostor@example.test' });
    await expect(moving).rejects.toMatchObject(taken);
    await expect(aUser('known.name')).rejects.toMatchObject(taken);
    const person = {
      issuer: 'https://accounts.example',
      subject: randomUUID(),
      email: 'known.name@example.test',
      name: null,
    };
    const provided = await service.call(signInWithProvider, { identity: person, address: randomUUID() });
    expect(provided.signedIn!.user.username).toMatch(/^known\.name-/);
    // Its own owner may return, and then the other name is kept.
    await to('known.name');
    await expect(aUser('next.name')).rejects.toMatchObject(taken);
    const clock = service.running.app.get(Clock);
    jest.spyOn(clock, 'now').mockImplementation(() => new Date(Date.now() + 30 * 24 * 3_600_000 + 1_000));
    await aUser('next.name');
    jest.restoreAllMocks();
  });

  it('cannot keep more than five names from others', async () => {
    const { call } = await aUser('hoarder0', 'hoarder@example.test');
    const to = (nth: number) => call(changeAccount, { username: `hoarder${nth}`, email: 'hoarder@example.test' });
    for (let nth = 1; nth <= 5; nth++) await to(nth);
    await expect(to(6)).rejects.toMatchObject({ status: 409, code: 'too-many-usernames' });
    await aUser('hoarder6');
    // Another spelling is no other name.
    await call(changeAccount, { username: 'HOARDER5', email: 'hoarder@example.test' });
  });

  it('gives one of two who want a name that is being given up the answer that it is taken', async () => {
    const { call } = await aUser('contested', 'contested@example.test');
    const answers = await Promise.allSettled([
      call(changeAccount, { username: 'moved-on', email: 'contested@example.test' }),
      aUser('contested'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  });

  it('is shown to its owner without the password', async () => {
    const { user, call } = await aUser('owner', 'owner@example.test');
    const seen = await call(getUser, {});
    expect(seen).toEqual(user);
    expect(JSON.stringify(seen)).not.toMatch(/argon2|password/i);
  });

  it('is shown to its owner only', async () => {
    await expect(service.call(getUser, {})).rejects.toMatchObject({ status: 401, code: 'unauthenticated' });
    await expect(service.call(getPreferences, {})).rejects.toMatchObject({ status: 401 });
    await expect(as(randomUUID())(getUser, {})).rejects.toMatchObject({ status: 401 });
    await expect(as(randomUUID())(changePreferences, { reminderDaysBefore: 1 })).rejects.toMatchObject({ status: 401 });
  });

  it('takes a new username, address and names, and keeps its sessions', async () => {
    const { user, call, sessionToken } = await aUser('before');
    const changed = await call(changeAccount, {
      username: ' after ',
      email: 'after@example.test',
      firstName: 'Ann',
      lastName: 'Lee',
    });
    expect(changed).toMatchObject({
      id: user.id,
      username: 'after',
      email: 'after@example.test',
      firstName: 'Ann',
      lastName: 'Lee',
    });
    expect(changed.updatedAt > user.updatedAt).toBe(true);
    expect(await service.call(resolveSession, { sessionToken })).toMatchObject({ displayName: 'Ann Lee' });
    const credentials = { username: 'after', password };
    await expect(service.call(signIn, { credentials, address: 'home' })).resolves.toHaveProperty('user.id', user.id);
  });

  it('clears a blank name and keeps an absent one', async () => {
    const { call } = await aUser('renamed');
    const account = { username: 'renamed', email: 'renamed@example.test' };
    await call(changeAccount, { ...account, firstName: 'Ann', lastName: 'Lee' });
    expect(await call(changeAccount, { ...account, lastName: '' })).toMatchObject({ firstName: 'Ann', lastName: null });
    expect(await call(changeAccount, { ...account, firstName: null })).toMatchObject({
      firstName: null,
      lastName: null,
    });
  });

  it.each([
    ['a blank username', { username: ' ', email: 'a@example.test' }, 'Username is required.'],
    ['no username', { email: 'a@example.test' }, 'Username is required.'],
    [
      'a username of two letters',
      { username: 'ab', email: 'a@example.test' },
      'Username must be at least 3 characters',
    ],
    ['a blank address', { username: 'fine', email: '' }, 'Email is required.'],
    ['no address', { username: 'fine' }, 'Email is required.'],
    ['half an address', { username: 'fine', email: 'a@' }, 'Please provide a valid email address'],
    [
      'a name of 101 letters',
      { username: 'fine', email: 'a@example.test', firstName: 'x'.repeat(101) },
      'firstName must be at most 100 characters',
    ],
    ['a role', { username: 'fine', email: 'a@example.test', isAdmin: true }, 'property isAdmin should not exist'],
    [
      'a tier',
      { username: 'fine', email: 'a@example.test', subscriptionTier: 'pro' },
      'property subscriptionTier should not exist',
    ],
  ])('refuses a change to %s', async (_what, change, message) => {
    const { user, call } = await aUser(`stubborn-${randomUUID().slice(0, 8)}`);
    await expect(call(changeAccount, change as never)).rejects.toMatchObject({
      status: 400,
      code: 'invalid-input',
      message,
    });
    expect(await call(getUser, {})).toEqual(user);
  });

  it.each([
    ['username', { username: 'Presently Team' }],
    ['firstName', { firstName: 'Support' }],
    ['lastName', { lastName: 'Lee\u202e' }],
    ['firstName', { firstName: 'Secu', lastName: 'rity' }],
    ['lastName', { lastName: 'Pаypal' }],
  ])('refuses a %s that misleads other people: %j', async (field, names) => {
    const username = `honest-${randomUUID().slice(0, 8)}`;
    const { user, call } = await aUser(username);
    const change = { username, email: `${username}@example.test`, ...names };
    await expect(call(changeAccount, change)).rejects.toMatchObject({
      code: 'invalid-input',
      detail: { errors: { [field]: [expect.any(String)] } },
    });
    expect(await call(getUser, {})).toEqual(user);
  });

  it('keeps a misleading name that it has already', async () => {
    const { user, call } = await aUser(`before-${randomUUID().slice(0, 8)}`);
    await service.query('update users set first_name = $2 where id = $1', [user.id, 'Support']);
    const change = { username: user.username, email: `${user.username}@example.test`, firstName: 'Support' };
    expect(await call(changeAccount, change)).toMatchObject({ firstName: 'Support' });
  });

  it('refuses a username or an address that is taken, in any case', async () => {
    await aUser('first', 'first@example.test');
    const { user, call } = await aUser('second', 'second@example.test');
    await expect(call(changeAccount, { username: 'FIRST', email: 'second@example.test' })).rejects.toMatchObject(taken);
    await expect(call(changeAccount, { username: 'second', email: 'First@example.test' })).rejects.toMatchObject(taken);
    expect(await call(getUser, {})).toEqual(user);
  });

  it('may change the case of its own username', async () => {
    const { call } = await aUser('shouter', 'shouter@example.test');
    expect(await call(changeAccount, { username: 'Shouter', email: 'shouter@example.test' })).toMatchObject({
      username: 'Shouter',
    });
  });

  it('gives a username to one of ten users who request it at once', async () => {
    const users = await Promise.all(Array.from({ length: 10 }, (_, i) => aUser(`rival-${i}`)));
    const answers = await Promise.allSettled(
      users.map(({ call }, i) => call(changeAccount, { username: 'the-prize', email: `rival-${i}@example.test` })),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const answer of answers) if (answer.status === 'rejected') expect(answer.reason).toMatchObject(taken);
  });

  it('starts with reminders by e-mail a week before', async () => {
    const { call } = await aUser('reminded');
    expect(await call(getPreferences, {})).toEqual({
      emailRemindersEnabled: true,
      smsRemindersEnabled: false,
      reminderDaysBefore: 7,
      viewMailsEnabled: true,
      timeZone: 'UTC',
      currency: 'USD',
      language: null,
      pushRemindersEnabled: true,
      isPushDetailed: false,
    });
  });

  it('has the currency of the browser’s country at registration, and the one that is chosen later', async () => {
    const registered = async (username: string, language?: string) => {
      const registration = { username, password };
      const browser = { agent: '', language };
      const { user } = await service.call(register, { registration, address: 'home' }, { deadlineMs: 20_000, browser });
      return user;
    };
    expect((await registered('vienna', 'de-AT')).currency).toBe('EUR');
    expect((await registered('tokyo', 'ja-JP')).currency).toBe('JPY');
    const { id, currency } = await registered('nowhere', 'fr');
    expect(currency).toBe('USD');
    const call = as(id);
    expect(await call(changePreferences, { currency: 'KWD' })).toMatchObject({ currency: 'KWD', timeZone: 'UTC' });
    expect(await call(changePreferences, { reminderDaysBefore: 3 })).toMatchObject({ currency: 'KWD' });
    expect(await call(getUser, {})).toMatchObject({ currency: 'KWD' });
    for (const wrong of ['kwd', 'DEM', '', 'EURO', 5])
      await expect(call(changePreferences, { currency: wrong } as never)).rejects.toMatchObject({ status: 400 });
  });

  it('has the language of the browser at registration if it is one of ours, and the one that is chosen later', async () => {
    const registered = async (username: string, language?: string) => {
      const registration = { username, password };
      const browser = { agent: '', language };
      const { user } = await service.call(register, { registration, address: 'home' }, { deadlineMs: 20_000, browser });
      return user;
    };
    expect((await registered('graz', 'de-AT')).language).toBe('de');
    expect((await registered('lund', 'sv-SE')).language).toBeNull();
    const { id } = await registered('cairo', 'ar');
    const call = as(id);
    expect(await call(changePreferences, { language: 'ja' })).toMatchObject({ language: 'ja', currency: 'USD' });
    expect(await call(changePreferences, { reminderDaysBefore: 3 })).toMatchObject({ language: 'ja' });
    expect(await call(getUser, {})).toMatchObject({ language: 'ja' });
    for (const wrong of ['sv', 'DE', 'de-AT', '', 5])
      await expect(call(changePreferences, { language: wrong } as never)).rejects.toMatchObject({ status: 400 });
  });

  it('keeps every preference that a change leaves out, also with concurrent changes', async () => {
    const { call } = await aUser('fickle');
    await Promise.all([
      call(changePreferences, { emailRemindersEnabled: false }),
      call(changePreferences, { smsRemindersEnabled: true }),
      call(changePreferences, { reminderDaysBefore: 30 }),
      call(changePreferences, { viewMailsEnabled: false }),
    ]);
    const now = {
      emailRemindersEnabled: false,
      smsRemindersEnabled: true,
      reminderDaysBefore: 30,
      viewMailsEnabled: false,
    };
    expect(await call(changePreferences, {})).toMatchObject(now);
    expect(await call(getPreferences, {})).toMatchObject(now);
  });

  it('accepts reminders 1, 3, 7, 14 or 30 days before, and no others', async () => {
    const { call } = await aUser('exact');
    for (const reminderDaysBefore of [1, 3, 7, 14, 30]) {
      expect(await call(changePreferences, { reminderDaysBefore })).toMatchObject({ reminderDaysBefore });
    }
    for (const reminderDaysBefore of [0, 2, -7, 7.5, '7']) {
      await expect(call(changePreferences, { reminderDaysBefore } as never)).rejects.toMatchObject({
        status: 400,
        message: 'Choose 1, 3, 7, 14 or 30 days',
      });
    }
  });

  it('becomes an administrator, or stops being one, by command, with effect on open sessions', async () => {
    const { user, sessionToken } = await aUser('Promoted');
    const em = () => service.running.orm.em.fork();
    expect(await setAdministrator(em(), 'promoted', true, new Date())).toMatchObject({ id: user.id, isAdmin: true });
    expect(await service.call(resolveSession, { sessionToken })).toMatchObject({ isAdmin: true });
    await setAdministrator(em(), 'promoted', false, new Date());
    expect(await service.call(resolveSession, { sessionToken })).toMatchObject({ isAdmin: false });
    expect(await setAdministrator(em(), 'nobody-here', true, new Date())).toBeNull();
  });

  it('of the demo is created once, however often it is seeded, and keeps later changes', async () => {
    const seed = () =>
      seedDemoAccounts(
        service.running.orm.em,
        new Registrar(new Outbox(), new FormerUsernames(new Clock()), new Clock()),
      );
    await seed();
    await as(demoSender.id)(changePreferences, { reminderDaysBefore: 3 });
    await seed();
    const published = (await service.emitted(userRegistered)).filter(({ userId }) =>
      [demoSender.id, demoAdmin.id].includes(userId),
    );
    expect(published.map(({ displayName }) => displayName)).toEqual(['Dana Moreno', 'admin']);
    expect(await as(demoSender.id)(getPreferences, {})).toMatchObject({ reminderDaysBefore: 3 });
    const credentials = { username: 'admin', password: 'admin-gifts' };
    expect(await service.call(signIn, { credentials, address: 'home' })).toMatchObject({
      user: { id: demoAdmin.id, isAdmin: true, email: 'admin@presently.test' },
    });
    await service.settled();
  });
});
