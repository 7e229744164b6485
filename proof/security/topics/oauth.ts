import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveLocally } from '../../world/local-server.ts';
import { Attacker } from '../attacker.ts';
import { knock, listing, OauthClient, redirectUri, registration, type Scope } from '../oauth-client.ts';
import { anotherAddress, newAttacker, type World } from '../world.ts';

const mostClientsAnHour = 60;

/** The known attacks on OAuth: none gets more than a person allows, and nobody is sent to a stranger. */
export function oauth(world: World): void {
  const refusedGrant = { status: 400, body: { error: 'invalid_grant' } };
  const secrets: string[] = [];
  const listOf = async (person: Attacker) => (await person.call('GET /api/user/tokens')).body as unknown[];

  describe('oauth', () => {
    let person: Attacker;
    let client: OauthClient;
    beforeAll(async () => {
      person = await newAttacker(world.product);
      client = await OauthClient.register(world);
    });

    it('a code that comes again ends what it has opened', async () => {
      const code = await client.codeOf(person);
      const { body } = await client.exchange(code);
      const { access_token: token, refresh_token: refresh } = body as { access_token: string; refresh_token: string };
      secrets.push(code, token, refresh);
      expect(await knock(world, token, listing)).toBe(200);
      expect(await client.exchange(code)).toMatchObject(refusedGrant);
      expect(await knock(world, token, listing)).toBe(401);
      expect(await client.refresh(refresh)).toMatchObject(refusedGrant);
    });

    it('a stolen code is worth nothing without the verifier, and to no other client', async () => {
      const thief = await OauthClient.register(world);
      const before = (await listOf(person)).length;
      const code = await client.codeOf(person);
      for (const other of [{}, { client_id: client.id }, { client_id: client.id, code_verifier: undefined }])
        expect((await thief.exchange(code, other)).status).toBe(400);
      expect(await listOf(person)).toHaveLength(before);
    });

    it.each([
      ['no challenge', { code_challenge: undefined }],
      ['no method', { code_challenge_method: undefined }],
      ['the method plain', { code_challenge_method: 'plain' }],
      ['an empty challenge', { code_challenge: '' }],
    ])('PKCE is not weakened by %s', async (_how, wrong) => {
      const { body } = await client.consent(person, { query: client.query(wrong) });
      const answer = new URL(body.url as string).searchParams;
      expect([answer.get('code'), answer.get('error')]).toEqual([null, 'invalid_request']);
    });

    it.each([
      'https://evil.example/callback',
      `${redirectUri}/../../evil`,
      `${redirectUri}?x=https://evil.example`,
      `${redirectUri}#x`,
      'https://assistant.example@evil.example/callback',
      'https://assistant.example.evil.example/callback',
      'http://assistant.example/callback',
      'javascript:alert(1)',
      'http://localhost/callback',
    ])('nobody is sent to %s, not even with an error', async (uri) => {
      const query = client.query({ redirect_uri: uri });
      for (const isAllowed of [true, false]) {
        const { status, body } = await client.consent(person, { query, isAllowed });
        expect([status, body.code, body.url]).toEqual([400, 'client-unknown', undefined]);
      }
      const asked = await person.call(`GET /api/oauth/consent?query=${encodeURIComponent(query)}`);
      expect([asked.status, asked.text.includes('evil')]).toEqual([400, false]);
      const page = await person.call(`GET /oauth/authorize?${query}`);
      expect([page.status, page.headers.get('location')]).toEqual([200, null]);
      expect(page.text).not.toMatch(/http-equiv=["']?refresh/i);
    });

    it('a code is exchanged for the address that it went to only', async () => {
      const two = await OauthClient.register(world, { redirect_uris: [redirectUri, 'https://other.example/cb'] });
      const code = await two.codeOf(person);
      expect((await two.exchange(code, { redirect_uri: 'https://other.example/cb' })).status).toBe(400);
    });

    it('each answer names us, so that it is taken for that of no other server', async () => {
      for (const [isAllowed, wrong] of [
        [true, {}],
        [false, {}],
        [true, { response_type: 'token' }],
        [true, { state: undefined }],
      ] as const) {
        const { body } = await client.consent(person, { query: client.query(wrong), isAllowed });
        const answer = new URL(body.url as string).searchParams;
        expect(answer.getAll('iss')).toEqual([world.product.url]);
        expect(answer.getAll('state')).toEqual('state' in wrong ? [] : ['the-state']);
      }
      const { body } = await person.call('GET /.well-known/oauth-authorization-server');
      expect(body).toMatchObject({
        issuer: world.product.url,
        authorization_response_iss_parameter_supported: true,
        code_challenge_methods_supported: ['S256'],
      });
    });

    it('an old refresh token ends the whole family', async () => {
      const first = await client.tokensOf(person);
      const second = (await client.refresh(first.refresh_token)).body as typeof first;
      expect(await client.refresh(first.refresh_token)).toMatchObject(refusedGrant);
      expect(await knock(world, second.access_token, listing)).toBe(401);
      expect(await client.refresh(second.refresh_token)).toMatchObject(refusedGrant);
      secrets.push(first.refresh_token, second.access_token, second.refresh_token);
    });

    it('many refreshes at once give one token at most, and end it', async () => {
      const { refresh_token: token } = await client.tokensOf(person);
      const answers = await Promise.all(Array.from({ length: 6 }, () => client.refresh(token)));
      const given = answers.filter(({ status }) => status === 200);
      expect(given.length).toBeLessThanOrEqual(1);
      for (const { body } of given) expect(await knock(world, body.access_token as string, listing)).toBe(401);
    });

    it('no way leads to more than was allowed', async () => {
      const more: Scope[] = ['read', 'write', 'send', 'contacts'];
      const refused = await client.consent(person, { query: client.query({ scope: 'read' }), scopes: more });
      expect([refused.status, Object.keys(refused.body.errors as object)]).toEqual([400, ['scopes']]);
      const code = await client.codeOf(person, ['read']);
      const { body } = await client.exchange(code, { scope: 'read write send contacts' });
      expect(body.scope).toBe('read');
      const wider = await client.refresh(body.refresh_token as string, { scope: 'read write' });
      expect([wider.status, wider.body.error]).toEqual([400, 'invalid_scope']);
      const add = { ...listing, method: 'tools/call', params: { name: 'add_person', arguments: { name: 'Bo' } } };
      expect(await knock(world, body.access_token as string, add)).toBe(403);
      const twice = `${client.query({ scope: 'read' })}&scope=send`;
      expect((await client.consent(person, { query: twice, scopes: ['send'] })).status).toBe(400);
    });

    it('a token for the door of assistants opens no other, and one for another server none', async () => {
      const { access_token: token } = await client.tokensOf(person, ['read', 'write', 'send', 'contacts']);
      const program = new Attacker(world.product.url, { authorization: `Bearer ${token}` });
      for (const route of [
        'GET /api/recipients',
        'POST /api/recipients',
        'GET /api/user',
        'GET /api/user/tokens',
        'GET /api/oauth/consent?query=x',
        'POST /api/oauth/consent',
        'DELETE /api/user/delete',
        'GET /api/live',
      ]) {
        const { status } = await program.call(route, route.startsWith('GET') ? undefined : {});
        expect([route, status]).toEqual([route, 401]);
      }
      for (const resource of ['https://evil.example/mcp', `${world.product.url}/api`, 'x']) {
        const { body } = await client.consent(person, { query: client.query({ resource }) });
        expect(new URL(body.url as string).searchParams.get('error')).toBe('invalid_target');
        const code = await client.codeOf(person);
        expect((await client.exchange(code, { resource })).body.error).toBe('invalid_target');
      }
      expect(await knock(world, person.token, listing)).toBe(401);
    });

    it('the consent page is shown in no frame, and another site cannot press its button', async () => {
      const page = await person.call(`GET /oauth/authorize?${client.query()}`);
      expect(page.headers.get('x-frame-options')).toBe('DENY');
      expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      const before = (await listOf(person)).length;
      const answer = { query: client.query(), isAllowed: true, scopes: ['read'] };
      for (const headers of [
        { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
        { 'sec-fetch-site': 'same-site', origin: 'https://sister.presently.example' },
        { 'sec-fetch-site': '', origin: 'null' },
      ]) {
        const { status } = await person.call('POST /api/oauth/consent', answer, headers);
        expect(status).toBe(403);
      }
      const form = { 'content-type': 'application/x-www-form-urlencoded' };
      const posted = await person.raw('POST', '/api/oauth/consent', new URLSearchParams({ x: 'y' }).toString(), form);
      expect(posted.status).toBe(415);
      for (const method of ['GET', 'HEAD'])
        await person.raw(method, `/api/oauth/consent?${new URLSearchParams({ query: answer.query })}`, undefined, {});
      expect(await listOf(person)).toHaveLength(before);
    });

    it('a session that has not proved presence lately allows nothing', async () => {
      const absent = await newAttacker(world.product);
      await world.product
        .database('identity')
        .execute(`update sessions set authenticated_at = now() - interval '1 hour' where user_id = $1`, [absent.id]);
      // A gateway keeps what it was told for five seconds.
      await new Promise((resolve) => setTimeout(resolve, 5_500));
      const { status, body } = await client.consent(absent, { scopes: ['read'] });
      expect([status, body.code]).toEqual([403, 'reauthentication-needed']);
    }, 20_000);

    it('a flood of registrations from one network ends, and others register', async () => {
      const from = anotherAddress();
      const statuses: number[] = [];
      for (let each = 0; each < mostClientsAnHour + 5; each++)
        statuses.push((await registration(world, {}, from)).status);
      expect(statuses.filter((status) => status === 201)).toHaveLength(mostClientsAnHour);
      expect(statuses.at(-1)).toBe(429);
      expect((await registration(world)).status).toBe(201);
    }, 60_000);

    it.each([
      { redirect_uris: Array.from({ length: 11 }, (_none, n) => `https://a.example/${n}`) },
      { redirect_uris: [`https://a.example/${'a'.repeat(2_000)}`] },
      { redirect_uris: ['javascript:alert(1)'] },
      { redirect_uris: ['http://a.example/'] },
      { redirect_uris: ['https://user:pass@a.example/'] },
      { redirect_uris: [] },
      { redirect_uris: {} },
      { client_name: 'a'.repeat(5_000) },
      { client_name: { toString: 'x' } },
    ])('a client is not registered with %j', async (metadata) => {
      expect((await registration(world, metadata)).status).toBe(400);
    });

    it.each([
      'Presently',
      'Presently Support Team',
      'Security',
      'Call +1 (900) 555-0199',
      'Visit evil.example.com now',
      'https://evil.example',
      'Prеsently',
    ])('the name %j lures nobody', async (name) => {
      const { body } = await registration(world, { client_name: name });
      expect(body.client_name).toBe('An assistant');
    });

    it('nothing that a client names is fetched', async () => {
      const visits: string[] = [];
      const inside = await serveLocally((request, response) => {
        visits.push(request.url!);
        response.end('{}');
      });
      const url = `${inside.url}/metadata.json`;
      await registration(world, {
        logo_uri: url,
        client_uri: url,
        policy_uri: url,
        jwks_uri: url,
        software_statement: url,
        sector_identifier_uri: url,
      });
      for (const other of [{ client_id: url }, { request_uri: url }])
        await client.consent(person, { query: client.query(other) });
      await inside.close();
      expect(visits).toEqual([]);
    });

    it('a client ends what it has been allowed, and nothing of others', async () => {
      const thief = await OauthClient.register(world);
      const tokens = await client.tokensOf(person);
      for (const token of Object.values(tokens))
        expect((await thief.post('/oauth/revoke', { token, client_id: thief.id })).status).toBe(200);
      const { body } = await person.call('POST /api/user/tokens', { name: 'Mine', scopes: ['read'] });
      await thief.post('/oauth/revoke', { token: body.token as string, client_id: thief.id });
      expect(await knock(world, body.token as string, listing)).toBe(200);
      expect(await knock(world, tokens.access_token, listing)).toBe(200);
      await client.post('/oauth/revoke', { token: tokens.refresh_token, client_id: client.id });
      expect(await knock(world, tokens.access_token, listing)).toBe(401);
    });

    it('what was allowed ends with the password, also a code that is under way', async () => {
      const owner = await newAttacker(world.product);
      const tokens = await client.tokensOf(owner);
      const code = await client.codeOf(owner);
      const change = { currentPassword: 'a long enough secret', newPassword: 'another long secret' };
      expect((await owner.call('POST /api/user/password', change)).status).toBe(200);
      expect(await knock(world, tokens.access_token, listing)).toBe(401);
      expect(await client.refresh(tokens.refresh_token)).toMatchObject(refusedGrant);
      expect(await client.exchange(code)).toMatchObject(refusedGrant);
    });

    it('codes and tokens are in no log', () => {
      const folder = join(world.product.dataDir, 'logs');
      const logs = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
      for (const secret of secrets) expect(logs.filter((log) => log.includes(secret.slice(-40)))).toEqual([]);
      expect(secrets.length).toBeGreaterThanOrEqual(5);
    });
  });
}
