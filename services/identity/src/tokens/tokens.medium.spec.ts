import { deleteAccount } from '@presently/contracts/identity/erasure';
import { changePassword } from '@presently/contracts/identity/password';
import { changePreferences } from '@presently/contracts/identity/preferences';
import { listSecurityLog } from '@presently/contracts/identity/security-log';
import { register, resolveSession } from '@presently/contracts/identity/sessions';
import {
  countTokenSend,
  createToken,
  listTokens,
  resolveToken,
  revokeToken,
  uncountTokenSend,
  type TokenToCreate,
} from '@presently/contracts/identity/tokens';
import { connectToNats } from '@presently/messaging/connection';
import { onSessionRevoked, hashSessionToken } from '@presently/messaging/revoked-sessions';
import { mostTokens } from '@presently/rules/token-scopes';
import { Clock } from '@presently/service/clock';
import { aCaller } from '@presently/testing/a-caller';
import { eventually } from '@presently/testing/eventually';
import { TestService } from '@presently/testing/test-service';
import { jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { definition } from '../definition.js';

const password = 'correct horse';
const patient = { deadlineMs: 20_000 };
const refused = { status: 401, code: 'unauthenticated' };

describe('tokens', () => {
  let service: TestService;
  let clock: Clock;
  beforeAll(async () => {
    service = await TestService.start(definition, { REGISTRATIONS_PER_HOUR: '1000' });
    clock = service.running.app.get(Clock);
  });
  afterAll(() => service.stop());
  afterEach(() => jest.restoreAllMocks());

  async function aUser() {
    const username = `u-${randomUUID().slice(0, 8)}`;
    const registration = { username, password };
    const { user, sessionToken } = await service.call(register, { registration, address: randomUUID() }, patient);
    const { sessionId } = await service.call(resolveSession, { sessionToken });
    const caller = aCaller({ userId: user.id, sessionId });
    return { id: user.id, username, sessionToken, caller, call: service.as(caller) };
  }
  const wanted = (other: Partial<TokenToCreate> = {}): TokenToCreate => ({
    name: 'Claude',
    scopes: ['read'],
    ...other,
  });
  const resolve = (token: string) => service.call(resolveToken, { token });

  it('name their user and what they may do, are shown once, and are stored as a hash', async () => {
    const { id, username, call } = await aUser();
    await service.query(`update users set currency = 'EUR' where id = $1`, [id]);
    const { id: tokenId, token } = await call(createToken, wanted({ scopes: ['send', 'read'] }));
    expect(token).toMatch(/^presently_[\w-]{43}$/);
    expect(await resolve(token)).toMatchObject({
      userId: id,
      displayName: username,
      currency: 'EUR',
      tokenId,
      tokenName: 'Claude',
      scopes: ['read', 'send'],
      isAdmin: false,
      authenticatedAt: null,
    });
    const listed = await call(listTokens, {});
    expect(listed).toMatchObject([{ id: tokenId, name: 'Claude', scopes: ['read', 'send'], mostSentADay: 10 }]);
    expect(listed[0]!.lastUsedAt).not.toBeNull();
    expect(JSON.stringify(listed)).not.toContain(token.slice(10));
    const [row] = await service.query<{ row: string }>('select t::text as row from access_tokens t where id = $1', [
      tokenId,
    ]);
    expect(row!.row).not.toContain(token.slice(10));
  });

  it('need a proof of presence, and a session that still lives', async () => {
    const { id, caller, sessionToken } = await aUser();
    for (const authenticatedAt of [null, new Date(clock.now().getTime() - 16 * 60_000).toISOString()])
      await expect(service.as({ ...caller, authenticatedAt })(createToken, wanted())).rejects.toMatchObject({
        code: 'reauthentication-needed',
      });
    await service.query('delete from sessions where user_id = $1', [id]);
    await expect(service.as(caller)(createToken, wanted())).rejects.toMatchObject(refused);
    expect(sessionToken).toBeDefined();
  });

  it.each([
    [{ name: ' ' }, 'name'],
    [{ scopes: [] }, 'scopes'],
    [{ scopes: ['read', 'read'] }, 'scopes'],
    [{ scopes: ['everything'] }, 'scopes'],
    [{ scopes: 'read' }, 'scopes'],
    [{ expiresOn: '2026-02-30' }, 'expiresOn'],
    [{ expiresOn: '2020-01-01' }, 'expiresOn'],
    [{ mostSentADay: 0 }, 'mostSentADay'],
    [{ mostSentADay: 501 }, 'mostSentADay'],
    [{ mostSentADay: 1.5 }, 'mostSentADay'],
  ])('are refused with %j, and the field is named', async (wrong, field) => {
    const { call } = await aUser();
    const error = await call(createToken, wanted(wrong as Partial<TokenToCreate>)).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ status: 400 });
    expect(Object.keys((error as { detail: { errors: object } }).detail.errors)).toEqual([field]);
  });

  it('are valid through the end of their last day where the account lives', async () => {
    const { call } = await aUser();
    await call(changePreferences, { timeZone: 'Pacific/Kiritimati' });
    jest.spyOn(clock, 'now').mockReturnValue(new Date('2026-11-29T09:00:00Z'));
    const caller = aCaller({ authenticatedAt: '2026-11-29T08:59:00Z' });
    const { id } = await aUserAt(caller.authenticatedAt!);
    const { token } = await service.as({ ...caller, userId: id })(createToken, wanted({ expiresOn: '2026-11-29' }));
    jest.spyOn(clock, 'now').mockReturnValue(new Date('2026-11-29T09:59:59Z'));
    expect(await resolve(token)).toBeDefined();
    jest.spyOn(clock, 'now').mockReturnValue(new Date('2026-11-29T10:00:00Z'));
    await expect(resolve(token)).rejects.toMatchObject(refused);

    async function aUserAt(at: string) {
      const user = await aUser();
      await service.as({ ...user.caller, authenticatedAt: at })(changePreferences, { timeZone: 'Pacific/Kiritimati' });
      return user;
    }
  });

  it('end at once when they are revoked, and those of others are not found', async () => {
    const [ann, bo] = [await aUser(), await aUser()];
    const { id: tokenId, token } = await ann.call(createToken, wanted());
    const revoked: string[] = [];
    const gateway = await connectToNats(service.broker.url, 'gateway');
    onSessionRevoked(gateway, (hash) => revoked.push(hash));
    await gateway.flush();
    await expect(bo.call(revokeToken, { tokenId })).rejects.toMatchObject({ status: 404 });
    expect(await resolve(token)).toBeDefined();
    await ann.call(revokeToken, { tokenId });
    await expect(resolve(token)).rejects.toMatchObject(refused);
    await expect(ann.call(revokeToken, { tokenId })).rejects.toMatchObject({ status: 404 });
    await eventually(() => Promise.resolve(revoked.includes(hashSessionToken(token))));
    const log = (await ann.call(listSecurityLog, {})).map(({ what }) => what);
    await gateway.close();
    expect(log).toEqual(expect.arrayContaining(['token-created', 'token-revoked']));
  });

  it('end with the password and with the account', async () => {
    const [ann, bo] = [await aUser(), await aUser()];
    const tokens = [await ann.call(createToken, wanted()), await bo.call(createToken, wanted())];
    const change = { currentPassword: password, newPassword: 'battery staple', endsCalendarAddress: false };
    await service.call(changePassword, { sessionToken: ann.sessionToken, change, address: randomUUID() }, patient);
    await service.call(deleteAccount, {}, { caller: bo.caller, ...patient });
    for (const { token } of tokens) await expect(resolve(token)).rejects.toMatchObject(refused);
  });

  it('open nothing while the account is suspended', async () => {
    const { id, call } = await aUser();
    const { token } = await call(createToken, wanted());
    await service.query('update users set suspended_at = now() where id = $1', [id]);
    await expect(resolve(token)).rejects.toMatchObject({ status: 403, code: 'suspended' });
    await service.query('update users set suspended_at = null where id = $1', [id]);
    expect(await resolve(token)).toBeDefined();
  });

  it('send as often in a day as their owner allows, also together', async () => {
    const { call } = await aUser();
    const { id: tokenId } = await call(createToken, wanted({ scopes: ['send'], mostSentADay: 3 }));
    const count = () =>
      service.call(countTokenSend, { tokenId }).then(
        () => 'counted',
        () => 'refused',
      );
    const outcomes = await Promise.all(Array.from({ length: 8 }, count));
    expect(outcomes.filter((outcome) => outcome === 'counted')).toHaveLength(3);
    await expect(service.call(countTokenSend, { tokenId })).rejects.toMatchObject({ status: 429, code: 'budget-used' });
    await service.call(uncountTokenSend, { tokenId });
    expect([await count(), await count()]).toEqual(['counted', 'refused']);
    jest.spyOn(clock, 'now').mockReturnValue(new Date(Date.now() + 86_400_000));
    expect(await count()).toBe('counted');
  });

  it('are at most fifty for an account', async () => {
    const { id, call } = await aUser();
    await service.query(
      `insert into access_tokens (id, user_id, hash, name, scopes, daily_sends, created_at)
       select gen_random_uuid(), $1, gen_random_uuid()::text, 'n', '{read}', 10, now() from generate_series(1, $2)`,
      [id, mostTokens],
    );
    await expect(call(createToken, wanted())).rejects.toMatchObject({ status: 409, code: 'too-many-tokens' });
  });
});
