import {
  linkProvider,
  listProviderLinks,
  signInWithProvider,
  unlinkProvider,
} from '@presently/contracts/identity/providers';
import { register } from '@presently/contracts/identity/sessions';
import { listSecurityLog } from '@presently/contracts/identity/security-log';
import { aCaller } from '@presently/testing/a-caller';
import { TestService } from '@presently/testing/test-service';
import { jest } from '@jest/globals';
import { randomBytes, randomUUID } from 'node:crypto';
import { definition } from '../definition.js';
import { confirmAddress } from '../identity.builders.js';

jest.setTimeout(30_000);

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

  it('gives no address that another account has claimed and not confirmed', async () => {
    const squatter = await anOwner(false);
    const { signedIn } = await enter(aPerson(squatter.email));
    expect(signedIn!.user.id).not.toBe(squatter.id);
    expect(signedIn!.user.email).toBeNull();
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
