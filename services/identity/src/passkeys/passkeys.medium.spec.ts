import {
  addPasskey,
  beginPasskey,
  beginPasskeyPresence,
  beginPasskeySignIn,
  listPasskeys,
  reauthenticateWithPasskey,
  removePasskey,
  signInWithPasskey,
} from '@presently/contracts/identity/passkeys';
import { secureAccount } from '@presently/contracts/identity/addresses';
import { beginSecondFactor } from '@presently/contracts/identity/second-factor';
import { listSecurityLog } from '@presently/contracts/identity/security-log';
import { register, resolveSession } from '@presently/contracts/identity/sessions';
import { suspendUser } from '@presently/contracts/identity/suspension';
import { aCaller } from '@presently/testing/a-caller';
import { SoftwareAuthenticator } from '@presently/testing/software-authenticator';
import { TestService } from '@presently/testing/test-service';
import { Clock } from '@presently/service/clock';
import { jest } from '@jest/globals';
import { randomBytes, randomUUID } from 'node:crypto';
import { definition } from '../definition.js';
import { confirmAddress, newestMail } from '../identity.builders.js';
import { challengeMs } from './challenges.js';

const refused = { code: 'passkey-refused' };
const address = 'home';

describe('passkeys', () => {
  let service: TestService;
  let clock: Clock;
  beforeAll(async () => {
    service = await TestService.start(definition, {
      REGISTRATIONS_PER_HOUR: '1000',
      PASSKEY_CHALLENGES_PER_ADDRESS: '20',
    });
    clock = service.running.app.get(Clock);
  });
  afterAll(() => service.stop());
  afterEach(() => jest.restoreAllMocks());

  async function aUser(email?: string) {
    const username = `u${randomBytes(5).toString('hex')}`;
    const registration = { username, password: 'correct horse', ...(email && { email }) };
    const { user, sessionToken } = await service.call(register, { registration, address: randomUUID() });
    const { sessionId } = await service.call(resolveSession, { sessionToken });
    const caller = aCaller({ userId: user.id, sessionId });
    return { user, sessionToken, caller, as: service.as(caller, { address }) };
  }
  type TestUser = Awaited<ReturnType<typeof aUser>>;

  async function add({ as }: TestUser, authenticator = new SoftwareAuthenticator(), name?: string) {
    const passkey = await as(addPasskey, authenticator.create(await as(beginPasskey, {}), name));
    return { passkey, authenticator };
  }
  const askToSignIn = (from: string = randomUUID()) => service.call(beginPasskeySignIn, {}, { address: from });
  const enter = async (authenticator: SoftwareAuthenticator) =>
    service.call(signInWithPasskey, { proof: authenticator.prove(await askToSignIn()), address });

  it('sign their owner in, and are listed with name and last use', async () => {
    const owner = await aUser();
    const { passkey, authenticator } = await add(owner, undefined, 'My phone');
    expect(passkey).toMatchObject({ name: 'My phone', lastUsedAt: null, isSynced: false });
    const { user, sessionToken } = await enter(authenticator);
    expect(user.id).toBe(owner.user.id);
    const session = await service.call(resolveSession, { sessionToken });
    expect(session).toMatchObject({ userId: user.id, authenticatedAt: expect.any(String) });
    const { passkey: second } = await add(owner);
    expect(second.name).toBe('Unknown browser');
    const [newest, oldest] = await owner.as(listPasskeys, {});
    expect(newest).toEqual(second);
    expect(oldest).toMatchObject({ id: passkey.id, lastUsedAt: expect.any(String) });
    const log = await owner.as(listSecurityLog, {});
    expect(log.map(({ what }) => what)).toEqual([
      'passkey-added',
      'signed-in-unknown-browser',
      'passkey-added',
      'registered',
    ]);
  });

  it('are used once for each challenge, within five minutes', async () => {
    const { authenticator } = await add(await aUser());
    const request = await askToSignIn();
    const proof = authenticator.prove(request);
    const answers = await Promise.allSettled([1, 2].map(() => service.call(signInWithPasskey, { proof, address })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    // A new signature of a used challenge.
    const again = authenticator.prove(request);
    await expect(service.call(signInWithPasskey, { proof: again, address })).rejects.toMatchObject(refused);
    const late = authenticator.prove(await askToSignIn());
    jest.spyOn(clock, 'now').mockImplementation(() => new Date(Date.now() + challengeMs));
    await expect(service.call(signInWithPasskey, { proof: late, address })).rejects.toMatchObject(refused);
  });

  it.each<[string, (real: SoftwareAuthenticator) => SoftwareAuthenticator]>([
    ['an unknown key', () => new SoftwareAuthenticator()],
    ['the signature of another key', (real) => Object.assign(new SoftwareAuthenticator(), { id: real.id })],
    ['another page', (real) => Object.assign(real, { origin: 'http://localhost:8081' })],
    ['another host', (real) => Object.assign(real, { rpId: 'example.com' })],
    ['nobody verified', (real) => Object.assign(real, { verifiesUser: false })],
    ['a counter that has not grown', (real) => Object.assign(real, { counter: real.counter - 1 })],
    ['another account', (real) => Object.assign(real, { userHandle: 'AAAA' })],
  ])('are refused for %s', async (_why, change) => {
    const { authenticator } = await add(await aUser());
    await enter(authenticator);
    await expect(enter(change(authenticator))).rejects.toMatchObject({ ...refused, status: 401 });
  });

  it('are added only with a recent proof of presence, to the account that asked, once', async () => {
    const [owner, other] = [await aUser(), await aUser()];
    const stale = service.as({ ...owner.caller, authenticatedAt: new Date(0).toISOString() });
    const { passkey, authenticator } = await add(owner);
    const needed = { status: 403, code: 'reauthentication-needed' };
    await expect(stale(beginPasskey, {})).rejects.toMatchObject(needed);
    await expect(stale(removePasskey, { passkeyId: passkey.id })).rejects.toMatchObject(needed);
    const stolen = new SoftwareAuthenticator().create(await owner.as(beginPasskey, {}));
    await expect(other.as(addPasskey, stolen)).rejects.toMatchObject({ ...refused, status: 400 });
    const twice = authenticator.create(await other.as(beginPasskey, {}));
    await expect(other.as(addPasskey, twice)).rejects.toMatchObject({ ...refused, status: 400 });
    // A challenge for a sign-in adds nothing.
    const { user } = await owner.as(beginPasskey, {});
    const { challenge } = await askToSignIn();
    const wrongPurpose = new SoftwareAuthenticator().create({ challenge, user });
    await expect(owner.as(addPasskey, wrongPurpose)).rejects.toMatchObject(refused);
  });

  it('prove the presence of their owner in a session', async () => {
    const [owner, other] = [await aUser(), await aUser()];
    const { authenticator } = await add(owner);
    const request = await owner.as(beginPasskeyPresence, {});
    expect(request.allowCredentials).toEqual([{ id: authenticator.id, type: 'public-key', transports: ['internal'] }]);
    await service.query(`update sessions set authenticated_at = '2020-01-01' where user_id = $1`, [owner.user.id]);
    const proof = authenticator.prove(request);
    await expect(other.as(reauthenticateWithPasskey, proof)).rejects.toMatchObject({ ...refused, status: 400 });
    await owner.as(reauthenticateWithPasskey, authenticator.prove(await owner.as(beginPasskeyPresence, {})));
    const { authenticatedAt } = await service.call(resolveSession, { sessionToken: owner.sessionToken });
    expect(Date.parse(authenticatedAt!)).toBeGreaterThan(Date.now() - 60_000);
  });

  it('sign nobody in once they are removed, or their account is suspended', async () => {
    const owner = await aUser();
    const { passkey, authenticator } = await add(owner);
    await expect((await aUser()).as(removePasskey, { passkeyId: passkey.id })).rejects.toMatchObject({ status: 404 });
    const { authenticator: kept } = await add(owner);
    await owner.as(removePasskey, { passkeyId: passkey.id });
    await expect(enter(authenticator)).rejects.toMatchObject(refused);
    const admin = service.as(aCaller({ isAdmin: true }));
    await admin(suspendUser, { userId: owner.user.id, reason: 'Reported' });
    await expect(enter(kept)).rejects.toMatchObject({ status: 403, code: 'suspended' });
  });

  it('do not stay with an attacker once the owner takes the account back', async () => {
    const owner = await aUser('owner@example.test');
    await confirmAddress(service, owner.user.id);
    const { passkey: old } = await add(owner);
    await service.query(`update passkeys set created_at = now() - interval '10 days' where id = $1`, [old.id]);
    const { authenticator } = await add(owner);
    await owner.as(beginSecondFactor, {});
    const { token } = await newestMail(service, owner.user.id, 'security-notice');
    await service.call(secureAccount, { token });
    await expect(enter(authenticator)).rejects.toMatchObject(refused);
    // A thief may have had the account for longer than the notice says.
    expect(await owner.as(listPasskeys, {})).toEqual([]);
    expect(await service.query('select 1 from authenticator_apps where user_id = $1', [owner.user.id])).toEqual([]);
  });

  it('are at most twenty', async () => {
    const owner = await aUser();
    for (let n = 0; n < 20; n++) await add(owner);
    await expect(owner.as(beginPasskey, {})).rejects.toMatchObject({ status: 409, code: 'too-many-passkeys' });
  });

  it('bound the challenges of a network', async () => {
    const codes = await Promise.all(
      Array.from({ length: 25 }, () =>
        askToSignIn('198.51.100.1').then(
          () => 200,
          ({ status }: { status: number }) => status,
        ),
      ),
    );
    expect(codes.filter((code) => code === 429)).toHaveLength(5);
  });
});
