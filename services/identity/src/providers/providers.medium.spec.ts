import {
  linkProvider,
  listProviderLinks,
  signInWithProvider,
  unlinkProvider,
} from '@presently/contracts/identity/providers';
import { beginSecondFactor, confirmSecondFactor } from '@presently/contracts/identity/second-factor';
import { register, resolveSession } from '@presently/contracts/identity/sessions';
import { listSecurityLog } from '@presently/contracts/identity/security-log';
import { Clock } from '@presently/service/clock';
import { aCaller } from '@presently/testing/a-caller';
import { TestService } from '@presently/testing/test-service';
import { jest } from '@jest/globals';
import { randomBytes, randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { definition } from '../definition.js';
import { confirmAddress } from '../identity.builders.js';

const password = 'correct horse';
const issuer = 'https://accounts.example';

describe('signing in with a provider', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await TestService.start(definition, { REGISTRATIONS_PER_HOUR: '1000' });
  });
  afterAll(() => service.stop());

  const aName = () => `u${randomBytes(5).toString('hex')}`;
  const aPerson = (email: string | null = null) => ({ issuer, subject: randomUUID(), email, name: 'Ann Lee' });
  const enter = (identity: ReturnType<typeof aPerson>) =>
    service.call(signInWithProvider, { identity, address: randomUUID() });
  const link = (linkToken: string, typed = password) =>
    service.call(linkProvider, { linkToken, proof: { password: typed }, address: randomUUID() });
  async function anOwner(isConfirmed = true) {
    const username = aName();
    const email = `${username}@example.test`;
    const { user } = await service.call(register, {
      registration: { username, password, email },
      address: randomUUID(),
    });
    if (isConfirmed) await confirmAddress(service, user.id);
    return { id: user.id, email };
  }

  it('makes an account for a new person once, with the verified address', async () => {
    const name = aName();
    const person = aPerson(`${name}@example.test`);
    const { signedIn } = await enter(person);
    expect(signedIn!.user).toMatchObject({
      username: name,
      email: person.email,
      emailConfirmed: true,
      firstName: 'Ann',
    });
    expect((await enter({ ...person, email: null })).signedIn!.user.id).toBe(signedIn!.user.id);
    const { signedIn: other } = await enter(aPerson());
    expect(other!.user).toMatchObject({ email: null, emailConfirmed: false });
    expect(other!.user.username).toMatch(/^annlee/);
  });

  it('links an existing account only by its password, once', async () => {
    const owner = await anOwner();
    const person = aPerson(owner.email.toUpperCase());
    const { signedIn, linkToken } = await enter(person);
    expect(signedIn).toBeUndefined();
    await expect(link(linkToken!, 'wrong horse')).rejects.toMatchObject({ status: 400, code: 'wrong-password' });
    await expect(link('A'.repeat(43))).rejects.toMatchObject({ code: 'provider-link-invalid' });
    expect((await link(linkToken!)).user.id).toBe(owner.id);
    await expect(link(linkToken!)).rejects.toMatchObject({ code: 'provider-link-invalid' });
    expect((await enter({ ...person, email: null })).signedIn!.user.id).toBe(owner.id);
    const log = await service.as(aCaller({ userId: owner.id }))(listSecurityLog, {});
    expect(log.map(({ what }) => what)).toContain('provider-linked');
  });

  it('gives the verified address to its owner, also if another account has claimed and not confirmed it', async () => {
    const squatter = await anOwner(false);
    const { signedIn } = await enter(aPerson(squatter.email));
    expect(signedIn!.user.id).not.toBe(squatter.id);
    expect(signedIn!.user).toMatchObject({ email: squatter.email, emailConfirmed: true });
    expect(await service.query('select email from users where id = $1', [squatter.id])).toEqual([{ email: null }]);
  });

  it('asks for the code of an account with an authenticator app, and for nothing else', async () => {
    const person = aPerson();
    const { signedIn } = await enter(person);
    const owner = service.as(aCaller({ userId: signedIn!.user.id }));
    const { secret } = await owner(beginSecondFactor, {});
    const codeOf = (steps: number) =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });
    const { codes } = await owner(confirmSecondFactor, { code: codeOf(0) });
    const again = await enter(person);
    expect(again).toMatchObject({ needs: 'code', linkToken: expect.any(String) });
    expect(again.signedIn).toBeUndefined();
    const prove = (code?: string) =>
      service.call(linkProvider, {
        linkToken: again.linkToken!,
        proof: { ...(code && { code }) },
        address: randomUUID(),
      });
    await expect(prove()).rejects.toMatchObject({ status: 401, code: 'second-factor-needed' });
    await expect(prove('000000')).rejects.toMatchObject({ status: 401, code: 'wrong-code' });
    const { sessionToken } = await prove(codes[0]);
    expect(await service.call(resolveSession, { sessionToken })).toMatchObject({ userId: signedIn!.user.id });
    await expect(prove(codes[1])).rejects.toMatchObject({ code: 'provider-link-invalid' });
  });

  it('needs the password for an address that is not linked, whatever else is sent', async () => {
    const owner = await anOwner();
    const { linkToken } = await enter(aPerson(owner.email));
    const prove = service.call(linkProvider, { linkToken: linkToken!, proof: { code: '123456' }, address: 'x' });
    await expect(prove).rejects.toMatchObject({ status: 400, detail: { errors: { password: expect.anything() } } });
  });

  it('lets nobody guess the password with one new sign-in after the other', async () => {
    const owner = await anOwner();
    const person = aPerson(owner.email);
    // The wait after five is one second, which a busy machine lets pass.
    const now = new Date();
    const clock = jest.spyOn(service.running.app.get(Clock), 'now').mockReturnValue(now);
    const told: string[] = [];
    for (let flow = 0; flow < 4; flow++) {
      const { linkToken } = await service.call(signInWithProvider, { identity: person, address: '192.0.2.50' });
      for (let n = 0; n < 3; n++)
        told.push(
          await service
            .call(linkProvider, {
              linkToken: linkToken!,
              proof: { password: `guess ${flow} ${n}` },
              address: '192.0.2.50',
            })
            .then(
              () => 'linked',
              (problem: unknown) => (problem as { code: string }).code,
            ),
        );
    }
    expect(told.filter((code) => code === 'wrong-password')).toHaveLength(5);
    expect(told.slice(5)).toEqual(Array<string>(7).fill('too-many-attempts'));
    clock.mockRestore();
  });

  it('ends with the link, which its owner alone removes', async () => {
    const person = aPerson();
    const { signedIn } = await enter(person);
    const owner = service.as(aCaller({ userId: signedIn!.user.id }));
    const [found] = await owner(listProviderLinks, {});
    expect(found).toMatchObject({ issuer });
    const linkId = found!.id;
    await expect(service.as(aCaller())(unlinkProvider, { linkId })).rejects.toMatchObject({ status: 404 });
    const stale = service.as(aCaller({ userId: signedIn!.user.id, authenticatedAt: null }));
    await expect(stale(unlinkProvider, { linkId })).rejects.toMatchObject({ code: 'reauthentication-needed' });
    await owner(unlinkProvider, { linkId });
    expect((await enter(person)).signedIn!.user.id).not.toBe(signedIn!.user.id);
  });
});
