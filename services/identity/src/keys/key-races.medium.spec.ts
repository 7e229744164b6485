import { changeAccount } from '@presently/contracts/identity/accounts';
import { rotateCalendar } from '@presently/contracts/identity/calendar';
import {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  listPasskeys,
  signInWithPasskey,
} from '@presently/contracts/identity/passkeys';
import { signInWithProvider } from '@presently/contracts/identity/providers';
import {
  beginSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
} from '@presently/contracts/identity/second-factor';
import { register, resolveSession, signIn } from '@presently/contracts/identity/sessions';
import { aCaller } from '@presently/testing/a-caller';
import { SoftwareAuthenticator } from '@presently/testing/software-authenticator';
import { TestService } from '@presently/testing/test-service';
import { EntityManager } from '@mikro-orm/postgresql';
import { jest } from '@jest/globals';
import { Secret, TOTP } from 'otpauth';
import { randomBytes, randomUUID } from 'node:crypto';
import { definition } from '../definition.js';
import { confirmAddress } from '../identity.builders.js';
import { PasskeyProofs } from '../passkeys/passkey-proofs.js';
import { ProviderLinks } from '../providers/provider-links.js';
import { SecondFactors } from '../second-factor/second-factors.js';
import { lockById } from '../users/users.queries.js';
import { AccountKeys } from './account-keys.js';

const patient = { deadlineMs: 20_000 };
const password = 'correct horse';

/** What was checked before all keys ended counts no more afterwards. The order is forced, everything else is real. */
describe('a key in use while all keys end', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await TestService.start(definition, { REGISTRATIONS_PER_HOUR: '1000' });
  });
  afterAll(() => service.stop());
  afterEach(() => jest.restoreAllMocks());

  async function anAccount() {
    const username = `u${randomBytes(5).toString('hex')}`;
    const email = `${username}@example.test`;
    const registration = { username, password, email };
    const { user, sessionToken } = await service.call(register, { registration, address: randomUUID() }, patient);
    await confirmAddress(service, user.id);
    const { sessionId } = await service.call(resolveSession, { sessionToken });
    const caller = aCaller({ userId: user.id, sessionId });
    return { id: user.id, username, email, call: service.as(caller, patient) };
  }
  type Account = Awaited<ReturnType<typeof anAccount>>;

  const endAll = async ({ id }: Account) => {
    const keys = service.running.app.get(AccountKeys);
    await service.running.app
      .get(EntityManager)
      .fork()
      .transactional(async (tx) => {
        const user = (await lockById(tx, id))!;
        await keys.end(tx, user, { occasion: 'password-reset', origin: { address: 'home' } });
      });
  };
  const sessionsOf = ({ id }: Account) => service.query('select 1 from sessions where user_id = $1', [id]);
  async function turnOn({ call }: Account) {
    const { secret } = await call(beginSecondFactor, {});
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
    return call(confirmSecondFactor, { code });
  }
  async function aPasskey({ call }: Account) {
    const authenticator = new SoftwareAuthenticator();
    await call(addPasskey, authenticator.create(await call(beginPasskey, {})));
    return authenticator;
  }

  it('opens nothing: a passkey', async () => {
    const account = await anAccount();
    const authenticator = await aPasskey(account);
    const proofs = service.running.app.get(PasskeyProofs);
    const verify = proofs.verify.bind(proofs);
    jest.spyOn(proofs, 'verify').mockImplementationOnce(async (...given) => {
      const found = await verify(...given);
      await endAll(account);
      return found;
    });
    const proof = authenticator.prove(await service.call(beginPasskeySignIn, {}, { address: 'x' }));
    await expect(service.call(signInWithPasskey, { proof, address: 'x' }, patient)).rejects.toMatchObject({
      status: 401,
    });
    expect(await sessionsOf(account)).toEqual([]);
  });

  it('opens nothing: a linked provider', async () => {
    const identity = { issuer: 'https://accounts.example', subject: randomUUID(), email: null, name: null };
    const enter = () => service.call(signInWithProvider, { identity, address: randomUUID() }, patient);
    const { signedIn } = await enter();
    const account = { id: signedIn!.user.id } as Account;
    const links = service.running.app.get(ProviderLinks);
    const storeUse = links.storeUse.bind(links);
    jest.spyOn(links, 'storeUse').mockImplementationOnce(async (...given) => {
      await storeUse(...given);
      await endAll(account);
    });
    await expect(enter()).rejects.toMatchObject({ status: 401 });
    expect(await sessionsOf(account)).toEqual([]);
  });

  it('needs the code of an app that was added meanwhile', async () => {
    const account = await anAccount();
    const factors = service.running.app.get(SecondFactors);
    const require = factors.require.bind(factors);
    jest.spyOn(factors, 'require').mockImplementationOnce(async (...given) => {
      const factor = await require(...given);
      await turnOn(account);
      return factor;
    });
    const credentials = { username: account.username, password };
    await expect(service.call(signIn, { credentials, address: randomUUID() }, patient)).rejects.toMatchObject({
      code: 'second-factor-needed',
    });
  });

  it('changes no other key: a session whose call is under way', async () => {
    const account = await anAccount();
    const { call, username } = account;
    const authenticator = new SoftwareAuthenticator();
    const creation = authenticator.create(await call(beginPasskey, {}));
    await endAll(account);
    const email = `thief-${account.email}`;
    const { secret } = await call(beginSecondFactor, {}).catch(() => ({ secret: undefined }));
    expect(secret).toBeUndefined();
    for (const late of [
      call(addPasskey, creation),
      call(changeAccount, { username, email }),
      call(changeAccount, { username: `x${username}`, email: account.email }),
      call(rotateCalendar, {}),
    ])
      await expect(late).rejects.toMatchObject({ status: expect.any(Number) });
    expect(await service.as(aCaller({ userId: account.id }))(listPasskeys, {})).toEqual([]);
    expect(await service.query('select username, email from users where id = $1', [account.id])).toEqual([
      { username, email: account.email },
    ]);
  });

  it('gives no further guesses at the code with each new session', async () => {
    const account = await anAccount();
    const authenticator = await aPasskey(account);
    await turnOn(account);
    const told: Record<string, number> = {};
    for (let session = 0; session < 15; session++) {
      const proof = authenticator.prove(await service.call(beginPasskeySignIn, {}, { address: randomUUID() }));
      const { sessionToken } = await service.call(signInWithPasskey, { proof, address: randomUUID() }, patient);
      const { sessionId } = await service.call(resolveSession, { sessionToken });
      const thief = service.as(aCaller({ userId: account.id, sessionId }), patient);
      for (let guess = 0; guess < 5; guess++) {
        const code = String(session * 10 + guess).padStart(6, '0');
        const answer = await thief(removeSecondFactor, { code }).catch((problem: { code: string }) => problem);
        const what = 'code' in answer ? answer.code : 'removed';
        told[what] = (told[what] ?? 0) + 1;
      }
    }
    expect(told['wrong-code']).toBeLessThanOrEqual(52);
    expect(told['too-many-attempts']).toBeGreaterThan(20);
  });
});
