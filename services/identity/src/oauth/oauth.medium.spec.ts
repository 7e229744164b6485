import { deleteAccount } from '@presently/contracts/identity/erasure';
import { answerAccessRequest, endAccess, readAccessRequest } from '@presently/contracts/identity/oauth';
import { changePassword } from '@presently/contracts/identity/password';
import { listSecurityLog } from '@presently/contracts/identity/security-log';
import { createToken, listTokens, resolveToken, revokeToken } from '@presently/contracts/identity/tokens';
import { connectToNats } from '@presently/messaging/connection';
import { hashSessionToken, onSessionRevoked } from '@presently/messaging/revoked-sessions';
import { mostTokens, type TokenScope } from '@presently/rules/token-scopes';
import { Clock } from '@presently/service/clock';
import { eventually } from '@presently/testing/eventually';
import { TestService } from '@presently/testing/test-service';
import { jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { definition } from '../definition.js';
import { anAsk, assistantsOf, codeIn, password, queryOf, redirectUri } from './assistants.builders.js';
import { accessMs, codeMs, longestMs, refreshMs } from './grant-model.js';

jest.setTimeout(60_000);
const patient = { deadlineMs: 20_000 };
const invalidGrant = { status: 400, code: 'invalid_grant' };
const refused = { status: 401, code: 'unauthenticated' };
const day = 86_400_000;

describe('what assistants are allowed', () => {
  let service: TestService;
  let clock: Clock;
  const revoked: string[] = [];
  let gateway: Awaited<ReturnType<typeof connectToNats>>;
  beforeAll(async () => {
    const env = { REGISTRATIONS_PER_HOUR: '1000', CLIENTS_PER_HOUR: '5', PUBLIC_URL: 'https://presently.test' };
    service = await TestService.start(definition, env);
    clock = service.running.app.get(Clock);
    gateway = await connectToNats(service.broker.url, 'gateway');
    onSessionRevoked(gateway, (hash) => revoked.push(hash));
    await gateway.flush();
  });
  afterAll(async () => {
    await gateway.close();
    await service.stop();
  });
  afterEach(() => jest.restoreAllMocks());

  const { aUser, aClient, allow, exchange, refresh, resolve, allowed } = assistantsOf(() => service);

  it('is asked for by a client that has registered itself, read by a person, allowed and exchanged', async () => {
    const person = await aUser();
    const { id: client, name } = await aClient();
    expect([client, name]).toEqual([expect.stringMatching(/^client_[\w-]{22}$/), 'Claude']);
    const ask = anAsk(client, { scope: 'read write send contacts' });
    expect(await person.call(readAccessRequest, { query: ask.query })).toEqual({
      clientName: 'Claude',
      host: 'assistant.example',
      isLocal: false,
      scopes: ['read', 'write', 'send', 'contacts'],
      refusedTo: null,
    });
    const { url } = await person.call(answerAccessRequest, { query: ask.query, isAllowed: true, scopes: ['read'] });
    const answered = new URL(url);
    expect(answered.origin + answered.pathname).toBe(redirectUri);
    expect([answered.searchParams.get('state'), answered.searchParams.get('iss')]).toEqual([
      'the-state',
      'https://presently.test',
    ]);
    const tokens = await exchange(codeIn(url), ask);
    expect(tokens).toMatchObject({ expiresIn: 3_600, scopes: ['read'] });
    expect(await resolve(tokens)).toMatchObject({
      userId: person.id,
      tokenName: 'Claude',
      scopes: ['read'],
      isForAssistants: true,
      isAdmin: false,
      authenticatedAt: null,
    });
    const listed = await person.call(listTokens, {});
    expect(listed).toMatchObject([{ name: 'Claude', scopes: ['read'], allowedTo: 'assistant.example' }]);
    expect(listed[0]!.lastUsedAt).not.toBeNull();
    const log = (await person.call(listSecurityLog, {})).map(({ what }) => what);
    expect(log).toContain('token-created');
  });

  it('stores no secret as it is', async () => {
    const { code, tokens, client } = await allowed();
    const stored = JSON.stringify([
      await service.query('select * from oauth_codes where client_id = $1', [client]),
      await service.query('select * from oauth_grants where client_id = $1', [client]),
      await service.query('select * from access_tokens'),
    ]);
    const [family, newest] = tokens.refreshToken.replace('presently_refresh_', '').split('.');
    for (const secret of [code, tokens.accessToken.slice(10), family!, newest!]) expect(stored).not.toContain(secret);
  });

  it('needs a proof of presence, a session that lives, and a person', async () => {
    const { id, caller } = await aUser();
    const { query } = anAsk((await aClient()).id);
    const answer = { query, isAllowed: true, scopes: ['read' as const] };
    for (const authenticatedAt of [null, new Date(clock.now().getTime() - 16 * 60_000).toISOString()])
      await expect(service.as({ ...caller, authenticatedAt })(answerAccessRequest, answer)).rejects.toMatchObject({
        code: 'reauthentication-needed',
      });
    const token = { id: randomUUID(), name: 'Another', scopes: ['send' as const] };
    await expect(service.as({ ...caller, token })(answerAccessRequest, answer)).rejects.toMatchObject(refused);
    await service.query('delete from sessions where user_id = $1', [id]);
    await expect(service.as(caller)(answerAccessRequest, answer)).rejects.toMatchObject(refused);
    expect(await service.query('select 1 from oauth_codes where user_id = $1', [id])).toEqual([]);
  });

  it.each([
    ['more than was asked for', ['read', 'send']],
    ['nothing', []],
    ['what opens no call', ['contacts']],
  ] as [string, TokenScope[]][])('is never %s', async (_what, scopes) => {
    const person = await aUser();
    const { query } = anAsk((await aClient()).id, { scope: 'read contacts' });
    await expect(person.call(answerAccessRequest, { query, isAllowed: true, scopes })).rejects.toMatchObject({
      status: 400,
      detail: { errors: { scopes: [expect.any(String)] } },
    });
  });

  it('is refused by the person, and the client is told', async () => {
    const person = await aUser();
    const { query } = anAsk((await aClient()).id);
    const { url } = await person.call(answerAccessRequest, { query, isAllowed: false, scopes: [] });
    expect(Object.fromEntries(new URL(url).searchParams)).toMatchObject({
      error: 'access_denied',
      state: 'the-state',
      iss: 'https://presently.test',
    });
  });

  it.each([
    [{ code_challenge: undefined }, 'invalid_request'],
    [{ code_challenge: 'short' }, 'invalid_request'],
    [{ code_challenge_method: undefined }, 'invalid_request'],
    [{ code_challenge_method: 'plain' }, 'invalid_request'],
    [{ code_challenge_method: 's256' }, 'invalid_request'],
    [{ response_type: 'token' }, 'unsupported_response_type'],
    [{ response_type: 'code token' }, 'unsupported_response_type'],
    [{ response_type: undefined }, 'unsupported_response_type'],
    [{ response_mode: 'fragment' }, 'invalid_request'],
    [{ scope: 'admin' }, 'invalid_scope'],
    [{ scope: 'contacts' }, 'invalid_scope'],
    [{ resource: 'https://evil.example/mcp' }, 'invalid_target'],
    [{ resource: 'https://presently.test/api' }, 'invalid_target'],
    [{ resource: 'https://presently.test/mcp#x' }, 'invalid_target'],
    [{ resource: 'mcp' }, 'invalid_target'],
    [{ request: 'eyJhbGciOiJub25lIn0.e30.' }, 'request_not_supported'],
    [{ state: 'a\nb' }, 'invalid_request'],
  ])('is not granted with %j, and nobody is sent on without a press', async (wrong, error) => {
    const person = await aUser();
    const { query } = anAsk((await aClient()).id, wrong);
    const { refusedTo } = await person.call(readAccessRequest, { query });
    const [told] = [new URL(refusedTo!).searchParams];
    expect([told.get('error'), told.get('iss')]).toEqual([error, 'https://presently.test']);
    const { url } = await person.call(answerAccessRequest, { query, isAllowed: true, scopes: ['read'] });
    expect([new URL(url).searchParams.get('error'), new URL(url).searchParams.get('code')]).toEqual([error, null]);
  });

  it.each([
    { redirect_uri: 'https://evil.example/callback' },
    { redirect_uri: `${redirectUri}/` },
    { redirect_uri: `${redirectUri}?next=https://evil.example` },
    { redirect_uri: 'https://assistant.example.evil.example/callback' },
    { redirect_uri: undefined },
    { client_id: 'client_unknown' },
    { client_id: undefined },
    { client_id: 'a\0b' },
    { client_id: "' or 1=1--" },
  ])('is not asked for with %j: nobody is sent anywhere', async (wrong) => {
    const person = await aUser();
    const { query } = anAsk((await aClient()).id, wrong);
    const unknown = { status: 400, code: 'client-unknown' };
    await expect(person.call(readAccessRequest, { query })).rejects.toMatchObject(unknown);
    for (const isAllowed of [true, false])
      await expect(person.call(answerAccessRequest, { query, isAllowed, scopes: ['read'] })).rejects.toMatchObject(
        unknown,
      );
  });

  it('is not asked for with a parameter that comes twice', async () => {
    const person = await aUser();
    const { query } = anAsk((await aClient()).id);
    for (const more of ['redirect_uri=https%3A%2F%2Fevil.example', 'scope=send', 'code_challenge_method=plain'])
      await expect(person.call(readAccessRequest, { query: `${query}&${more}` })).rejects.toMatchObject({
        status: 400,
        code: 'invalid_request',
      });
  });

  it('accepts any port of the own machine, and says so', async () => {
    const person = await aUser();
    const { id } = await aClient({ redirectUris: ['http://127.0.0.1/callback'] });
    const own = 'http://127.0.0.1:61234/callback';
    const ask = anAsk(id, { redirect_uri: own });
    expect(await person.call(readAccessRequest, { query: ask.query })).toMatchObject({
      host: 'localhost',
      isLocal: true,
    });
    const code = await allow(person, ask);
    await expect(exchange(code, ask, { redirect_uri: 'http://127.0.0.1:61235/callback' })).rejects.toMatchObject({
      status: 400,
    });
    const tokens = await exchange(await allow(person, ask), ask, { redirect_uri: own });
    expect(await resolve(tokens)).toBeDefined();
  });

  it.each([
    { code_verifier: 'A'.repeat(43) },
    { code_verifier: undefined },
    { code_verifier: '' },
    { redirect_uri: 'https://evil.example/callback' },
    { redirect_uri: undefined },
    { client_id: undefined },
    { client_id: 'client_unknown' },
    { resource: 'https://evil.example/mcp' },
    { grant_type: 'password' },
    { grant_type: 'client_credentials' },
    { grant_type: undefined },
    { code: 'A'.repeat(43) },
    { code: '\0' },
  ])('is not exchanged with %j', async (wrong) => {
    const person = await aUser();
    const ask = anAsk((await aClient()).id);
    const code = await allow(person, ask);
    await expect(exchange(code, ask, wrong)).rejects.toMatchObject({ status: 400 });
    expect(await person.call(listTokens, {})).toEqual([]);
  });

  it('is not exchanged by another client, which cannot use the code up either', async () => {
    const person = await aUser();
    const ask = anAsk((await aClient()).id);
    const code = await allow(person, ask);
    const { id: other } = await aClient();
    await expect(exchange(code, { ...ask, client: other })).rejects.toMatchObject(invalidGrant);
    expect((await exchange(code, ask)).scopes).toEqual(['read', 'write']);
  });

  it('is exchanged once: a wrong verifier uses the code up, and a code that comes again ends what it has opened', async () => {
    const person = await aUser();
    const ask = anAsk((await aClient()).id);
    const burnt = await allow(person, ask);
    await expect(exchange(burnt, ask, { code_verifier: 'A'.repeat(43) })).rejects.toMatchObject(invalidGrant);
    await expect(exchange(burnt, ask)).rejects.toMatchObject(invalidGrant);

    const code = await allow(person, ask);
    const tokens = await exchange(code, ask);
    await expect(exchange(code, ask)).rejects.toMatchObject(invalidGrant);
    await expect(resolve(tokens)).rejects.toMatchObject(refused);
    await expect(refresh(tokens.refreshToken, ask.client)).rejects.toMatchObject(invalidGrant);
    await eventually(() => Promise.resolve(revoked.includes(hashSessionToken(tokens.accessToken))));
    expect(await person.call(listTokens, {})).toEqual([]);
  });

  it('is exchanged once also by many at the same time', async () => {
    const person = await aUser();
    const ask = anAsk((await aClient()).id);
    const code = await allow(person, ask);
    const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => exchange(code, ask)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    // One of them was stolen.
    expect(await person.call(listTokens, {})).toEqual([]);
  });

  it('is exchanged within a minute', async () => {
    const person = await aUser();
    const ask = anAsk((await aClient()).id);
    const code = await allow(person, ask);
    jest.spyOn(clock, 'now').mockReturnValue(new Date(Date.now() + codeMs + 1_000));
    await expect(exchange(code, ask)).rejects.toMatchObject(invalidGrant);
  });

  it('rotates: each refresh ends the token before, and never gives more', async () => {
    const { tokens, client, call } = await allowed(['read', 'write']);
    await expect(refresh(tokens.refreshToken, client, { scope: 'read write send' })).rejects.toMatchObject({
      code: 'invalid_scope',
    });
    const second = await refresh(tokens.refreshToken, client);
    expect(second.scopes).toEqual(['read', 'write']);
    expect([second.accessToken, second.refreshToken]).not.toEqual([tokens.accessToken, tokens.refreshToken]);
    await expect(resolve(tokens)).rejects.toMatchObject(refused);
    await eventually(() => Promise.resolve(revoked.includes(hashSessionToken(tokens.accessToken))));
    const third = await refresh(second.refreshToken, client, { scope: 'read' });
    expect((await resolve(third)).scopes).toEqual(['read']);
    expect(await call(listTokens, {})).toHaveLength(1);
  });

  it('ends with all its tokens when an old refresh token comes again', async () => {
    const { tokens, client, call } = await allowed();
    const second = await refresh(tokens.refreshToken, client);
    await expect(refresh(tokens.refreshToken, client)).rejects.toMatchObject(invalidGrant);
    await expect(resolve(second)).rejects.toMatchObject(refused);
    await expect(refresh(second.refreshToken, client)).rejects.toMatchObject(invalidGrant);
    expect((await call(listSecurityLog, {})).map(({ what }) => what)).toContain('token-revoked');
  });

  it('is refreshed once by many at the same time, and ends', async () => {
    const { tokens, client, call } = await allowed();
    const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => refresh(tokens.refreshToken, client)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await call(listTokens, {})).toEqual([]);
  });

  it('is not refreshed by another client, by an access token or by half of a refresh token', async () => {
    const { tokens, client } = await allowed();
    const { id: other } = await aClient();
    await expect(refresh(tokens.refreshToken, other)).rejects.toMatchObject(invalidGrant);
    for (const wrong of [tokens.accessToken, tokens.refreshToken.split('.')[0]!, 'presently_refresh_', 'x'])
      await expect(refresh(wrong, client)).rejects.toMatchObject(invalidGrant);
    expect(await refresh(tokens.refreshToken, client)).toBeDefined();
  });

  it('opens the door for an hour, and can be refreshed for thirty days', async () => {
    const { tokens, client } = await allowed();
    const start = Date.now();
    jest.spyOn(clock, 'now').mockReturnValue(new Date(start + accessMs + 5_000));
    await expect(resolve(tokens)).rejects.toMatchObject(refused);
    const second = await refresh(tokens.refreshToken, client);
    expect(await resolve(second)).toBeDefined();
    jest.spyOn(clock, 'now').mockReturnValue(new Date(start + accessMs + refreshMs + 10_000));
    await expect(refresh(second.refreshToken, client)).rejects.toMatchObject(invalidGrant);
  });

  it('is asked for anew after a year, however often it was refreshed', async () => {
    const { tokens, client, id } = await allowed();
    const start = Date.now();
    await service.query(`update access_tokens set created_at = now() - interval '364 days' where user_id = $1`, [id]);
    jest.spyOn(clock, 'now').mockReturnValue(new Date(start + 5_000));
    const second = await refresh(tokens.refreshToken, client);
    jest.spyOn(clock, 'now').mockReturnValue(new Date(start + longestMs - 364 * day + 60_000));
    await expect(refresh(second.refreshToken, client)).rejects.toMatchObject(invalidGrant);
  });

  it('ends by its client, with either token, and by nobody else', async () => {
    const { id: other } = await aClient();
    for (const kind of ['accessToken', 'refreshToken'] as const) {
      const { tokens, client } = await allowed();
      const end = (token: string, by: string) =>
        service.call(endAccess, { form: queryOf({ token, client_id: by, token_type_hint: 'access_token' }) });
      await end(tokens[kind], other);
      await end('unknown', client);
      await end('\0', client);
      expect(await resolve(tokens)).toBeDefined();
      await end(tokens[kind], client);
      await expect(resolve(tokens)).rejects.toMatchObject(refused);
      await expect(refresh(tokens.refreshToken, client)).rejects.toMatchObject(invalidGrant);
    }
    const person = await aUser();
    const { token } = await person.call(createToken, { name: 'Mine', scopes: ['read'] });
    await service.call(endAccess, { form: queryOf({ token, client_id: other }) });
    expect(await service.call(resolveToken, { token })).toMatchObject({ isForAssistants: false });
  });

  it('ends when its owner revokes it, with the password and with the account', async () => {
    const [first, second, third] = [await allowed(), await allowed(), await allowed()];
    const tokenId = (await first.call(listTokens, {}))[0]!.id;
    await first.call(revokeToken, { tokenId });
    const pending = await allow(second.person, second.ask);
    const change = { currentPassword: password, newPassword: 'battery staple', endsCalendarAddress: false };
    await service.call(changePassword, { sessionToken: second.sessionToken, change, address: randomUUID() }, patient);
    await service.call(deleteAccount, {}, { caller: third.caller, ...patient });
    for (const { tokens, client } of [first, second, third]) {
      await expect(resolve(tokens)).rejects.toMatchObject(refused);
      await expect(refresh(tokens.refreshToken, client)).rejects.toMatchObject(invalidGrant);
    }
    // A code that was under way opens nothing either.
    await expect(exchange(pending, second.ask)).rejects.toMatchObject(invalidGrant);
  });

  it('gives nothing to a suspended account', async () => {
    const { id, person, ask, tokens, client } = await allowed();
    const code = await allow(person, ask);
    await service.query('update users set suspended_at = now() where id = $1', [id]);
    await expect(refresh(tokens.refreshToken, client)).rejects.toMatchObject(invalidGrant);
    await expect(exchange(code, ask)).rejects.toMatchObject(invalidGrant);
  });

  it('counts among the fifty tokens of an account', async () => {
    const person = await aUser();
    const ask = anAsk((await aClient()).id);
    const code = await allow(person, ask);
    await service.query(
      `insert into access_tokens (id, user_id, hash, name, scopes, daily_sends, created_at)
       select gen_random_uuid(), $1, gen_random_uuid()::text, 'n', '{read}', 10, now() from generate_series(1, $2)`,
      [person.id, mostTokens],
    );
    await expect(exchange(code, ask)).rejects.toMatchObject(invalidGrant);
    await expect(allow(person, ask)).rejects.toMatchObject({ status: 409, code: 'too-many-tokens' });
  });
});
