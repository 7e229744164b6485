import { addRecipient, listRecipients } from '@presently/contracts/gifting/recipients';
import {
  answerAccessRequest,
  endAccess,
  issueTokens,
  readAccessRequest,
  registerClient,
} from '@presently/contracts/identity/oauth';
import { resolveToken, type TokenHolder } from '@presently/contracts/identity/tokens';
import { Page } from '@presently/messaging/page';
import { Problem, unauthenticated } from '@presently/messaging/problem';
import { tokenPrefix, type TokenScope } from '@presently/rules/token-scopes';
import { TestBroker } from '@presently/testing/test-broker';
import { randomUUID } from 'node:crypto';
import { aSessionHolder, aToken } from '../../test/samples.js';
import { TestGateway } from '../../test/test-gateway.js';

const origin = 'https://presently.test';
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const json = { 'content-type': 'application/json' };
const view = {
  clientName: 'Claude',
  host: 'claude.ai',
  isLocal: false,
  scopes: ['read' as const],
  refusedTo: null,
};

describe('the addresses of OAuth', () => {
  let broker: TestBroker;
  let gateway: TestGateway;
  const holders = new Map<string, TokenHolder>();

  beforeAll(async () => {
    broker = await TestBroker.start();
    gateway = await TestGateway.start(broker.url);
    const { services } = gateway;
    await services.answer(resolveToken, ({ token }) => {
      const holder = holders.get(token);
      if (!holder) throw unauthenticated();
      return holder;
    });
    await services.answer(readAccessRequest, () => view);
    await services.answer(answerAccessRequest, () => ({ url: 'https://claude.ai/cb?code=x' }));
    await services.answer(endAccess, () => ({ success: true as const }));
    await services.answer(listRecipients, () => new Page([], undefined));
  });
  afterAll(async () => {
    await gateway.stop();
    await broker.destroy();
  });

  function aTokenWith(isForAssistants: boolean, ...scopes: TokenScope[]) {
    const token = tokenPrefix + aToken();
    const ofToken = { tokenId: randomUUID(), tokenName: 'Claude', scopes, isForAssistants };
    holders.set(token, Object.assign(aSessionHolder({ authenticatedAt: null }), ofToken));
    return { authorization: `Bearer ${token}` };
  }

  it('say who issues tokens for the door of assistants, and how', async () => {
    for (const path of ['/.well-known/oauth-protected-resource', '/.well-known/oauth-protected-resource/mcp']) {
      const { status, body, headers } = await gateway.raw(`GET ${path}`, undefined, {});
      expect([status, headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
      expect(body).toMatchObject({ resource: `${origin}/mcp`, authorization_servers: [origin] });
    }
    const { body } = await gateway.raw('GET /.well-known/oauth-authorization-server', undefined, {});
    expect(body).toMatchObject({
      issuer: origin,
      authorization_endpoint: `${origin}/oauth/authorize`,
      token_endpoint: `${origin}/oauth/token`,
      registration_endpoint: `${origin}/oauth/register`,
      revocation_endpoint: `${origin}/oauth/revoke`,
      response_types_supported: ['code'],
      code_challenge_methods_supported: ['S256'],
      token_endpoint_auth_methods_supported: ['none'],
      authorization_response_iss_parameter_supported: true,
    });
  });

  it('take a registration, and keep nothing of it but a name and addresses', async () => {
    await gateway.services.answer(registerClient, ({ name, redirectUris }) => ({
      id: 'client_1',
      name,
      redirectUris,
      registeredAt: '2026-11-28T10:00:00.000Z',
    }));
    const client = {
      client_name: 'Claude',
      redirect_uris: ['https://claude.ai/cb'],
      logo_uri: 'http://169.254.169.254/logo',
      client_uri: 'https://evil.example',
      jwks_uri: 'http://169.254.169.254/',
      token_endpoint_auth_method: 'client_secret_post',
      grant_types: ['client_credentials'],
      scope: 'send',
    };
    const answer = await gateway.raw('POST /oauth/register', JSON.stringify(client), json);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([201, 'no-store']);
    expect(answer.body).toEqual({
      client_id: 'client_1',
      client_id_issued_at: 1795860000,
      client_name: 'Claude',
      redirect_uris: ['https://claude.ai/cb'],
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      token_endpoint_auth_method: 'none',
    });
    expect(gateway.services.callsOf(registerClient).at(-1)!.input).toEqual({
      name: 'Claude',
      redirectUris: ['https://claude.ai/cb'],
      address: expect.any(String),
    });
  });

  it.each([
    '[]',
    '{}',
    '"x"',
    '{"redirect_uris":"https://claude.ai/cb"}',
    '{"redirect_uris":[]}',
    '{"redirect_uris":[1]}',
    '{"client_name":7,"redirect_uris":["https://claude.ai/cb"]}',
  ])('refuse %s as a registration, as the RFC says', async (body) => {
    const answer = await gateway.raw('POST /oauth/register', body, json);
    expect([answer.status, answer.body.error]).toEqual([400, 'invalid_client_metadata']);
    expect(answer.body.error_description).toMatch(/^[\x20-\x7e]+$/);
  });

  it('answer refusals with the names of the RFC', async () => {
    const refusals: [Problem, number, string][] = [
      [new Problem('invalid_grant', 400, 'Invalid "grant" – really'), 400, 'invalid_grant'],
      [new Problem('too-many-attempts', 429, 'Wait', { retryAfter: 7 }), 429, 'temporarily_unavailable'],
      [new Problem('invalid-input', 400, 'No'), 400, 'invalid_request'],
      [new Problem('service-unavailable', 503, 'Soon'), 503, 'temporarily_unavailable'],
    ];
    for (const [problem, status, error] of refusals) {
      await gateway.services.answer(issueTokens, () => {
        throw problem;
      });
      const answer = await gateway.raw('POST /oauth/token', 'grant_type=refresh_token', form);
      expect([answer.status, answer.body.error]).toEqual([status, error]);
      expect(answer.body.error_description).not.toMatch(/["\\–]/);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
  });

  it('pass a form on as it came, and give tokens that no cache keeps', async () => {
    await gateway.services.answer(issueTokens, () => ({
      accessToken: 'presently_a',
      expiresIn: 3_600,
      refreshToken: 'presently_refresh_b',
      scopes: ['read' as const, 'write' as const],
    }));
    const sent = 'grant_type=authorization_code&code=a%26b';
    const answer = await gateway.raw('POST /oauth/token', sent, form);
    expect(answer.body).toEqual({
      access_token: 'presently_a',
      token_type: 'Bearer',
      expires_in: 3_600,
      refresh_token: 'presently_refresh_b',
      scope: 'read write',
    });
    expect([answer.headers.get('cache-control'), answer.headers.get('pragma')]).toEqual(['no-store', 'no-cache']);
    expect(gateway.services.callsOf(issueTokens).at(-1)!.input).toEqual({ form: sent });
    expect((await gateway.raw('POST /oauth/revoke', 'token=x&client_id=y', form)).status).toBe(200);
    for (const path of ['POST /oauth/token', 'POST /oauth/revoke'])
      expect((await gateway.raw(path, '{}', json)).body.error).toBe('invalid_request');
    expect((await gateway.raw('POST /oauth/token', `a=${'x'.repeat(7_000)}`, form)).status).toBe(400);
    expect((await gateway.raw('POST /oauth/token', `a=${'x'.repeat(30_000)}`, form)).status).toBe(413);
  });

  it('are not for pages of other sites', async () => {
    const elsewhere = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
    for (const [path, type] of [
      ['POST /oauth/register', json],
      ['POST /oauth/token', form],
      ['POST /oauth/revoke', form],
      ['POST /api/oauth/consent', json],
    ] as const) {
      const { cookie } = gateway.signedIn();
      const answer = await gateway.raw(path, '{}', { ...type, ...elsewhere, cookie });
      expect([path, answer.status, answer.body.code]).toEqual([path, 403, 'cross-site']);
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    }
  });

  it('show the consent to its signed-in reader only, and in no frame', async () => {
    const { cookie, holder } = gateway.signedIn();
    const asked = await gateway.call('GET /api/oauth/consent?query=client_id%3Dx', undefined, { cookie });
    expect([asked.status, asked.body]).toEqual([200, view]);
    const given = { query: 'client_id=x', isAllowed: true, scopes: ['read'] };
    expect((await gateway.call('POST /api/oauth/consent', given, { cookie })).body).toEqual({
      url: 'https://claude.ai/cb?code=x',
    });
    expect(gateway.services.callsOf(answerAccessRequest).at(-1)!.context.caller).toMatchObject({
      userId: holder.userId,
    });
    for (const headers of [{}, aTokenWith(true, 'send'), aTokenWith(false, 'send')] as Record<string, string>[]) {
      const answer = await gateway.call('POST /api/oauth/consent', given, headers);
      expect([401, 403]).toContain(answer.status);
      expect((await gateway.call('GET /api/oauth/consent?query=x', undefined, headers)).status).not.toBe(200);
    }
    const page = await gateway.raw('GET /oauth/authorize?client_id=x', undefined, {});
    expect(page.headers.get('x-frame-options')).toBe('DENY');
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(page.headers.get('location')).toBeNull();
  });

  it('issue tokens that open the door of assistants and no other', async () => {
    const allowed = aTokenWith(true, 'send');
    const list = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} });
    const accept = { ...json, accept: 'application/json, text/event-stream' };
    expect((await gateway.raw('POST /mcp', list, { ...accept, ...allowed })).status).toBe(200);
    for (const route of ['GET /api/recipients', 'POST /api/recipients', 'GET /api/user', 'GET /api/user/tokens']) {
      const answer = await gateway.raw(route, undefined, allowed);
      expect([route, answer.status, answer.body.code]).toEqual([route, 401, 'unauthenticated']);
    }
    expect(gateway.services.callsOf(listRecipients)).toEqual([]);
  });

  it('are asked for more where a tool needs more than was allowed', async () => {
    gateway.services.forgetCalls();
    const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'add_person', arguments: {} } };
    const answer = await gateway.raw('POST /mcp', JSON.stringify(call), { ...json, ...aTokenWith(true, 'read') });
    expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([
      403,
      'Bearer realm="presently", error="insufficient_scope", scope="read write", ' +
        `resource_metadata="${origin}/.well-known/oauth-protected-resource/mcp"`,
    ]);
    expect(gateway.services.callsOf(addRecipient)).toEqual([]);
  });

  it('are there only where the operator has the door', async () => {
    // Two gateways of one broker would know each other's sessions by chance.
    const apart = await TestBroker.start();
    const closed = await TestGateway.start(apart.url, { MCP: 'off' });
    try {
      const { cookie } = closed.signedIn();
      for (const route of [
        'GET /.well-known/oauth-protected-resource',
        'GET /.well-known/oauth-protected-resource/mcp',
        'GET /.well-known/oauth-authorization-server',
        'GET /api/oauth/consent?query=x',
      ])
        expect([route, (await closed.call(route, undefined, { cookie })).status]).toEqual([route, 404]);
      for (const route of ['POST /oauth/token', 'POST /oauth/revoke'])
        expect([route, (await closed.raw(route, 'a=b', form)).status]).toEqual([route, 404]);
      const given = { query: 'x', isAllowed: true, scopes: ['read'] };
      expect((await closed.call('POST /api/oauth/consent', given, { cookie })).status).toBe(404);
      expect((await closed.call('POST /oauth/register', { redirect_uris: ['https://claude.ai/cb'] })).status).toBe(404);
    } finally {
      await closed.stop();
      await apart.destroy();
    }
  });
});
