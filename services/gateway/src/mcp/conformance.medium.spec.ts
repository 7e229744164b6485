import { listRecipients } from '@presently/contracts/gifting/recipients';
import { resolveToken } from '@presently/contracts/identity/tokens';
import { Page } from '@presently/messaging/page';
import { tokenPrefix } from '@presently/rules/token-scopes';
import { TestBroker } from '@presently/testing/test-broker';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { randomUUID } from 'node:crypto';
import { aSessionHolder, aToken } from '../../test/samples.js';
import { TestGateway } from '../../test/test-gateway.js';

/** What tools such as the inspector try at a server, without a client that hides it. */
describe('the protocol of assistants', () => {
  let broker: TestBroker;
  let gateway: TestGateway;
  const as = { authorization: `Bearer ${tokenPrefix}${aToken()}` };
  const usual = { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...as };

  beforeAll(async () => {
    broker = await TestBroker.start();
    gateway = await TestGateway.start(broker.url);
    await gateway.services.answer(resolveToken, () =>
      Object.assign(aSessionHolder({ authenticatedAt: null }), {
        tokenId: randomUUID(),
        tokenName: 'Inspector',
        scopes: ['read' as const],
      }),
    );
    await gateway.services.answer(listRecipients, () => new Page([], undefined));
  });
  afterAll(async () => {
    await gateway.stop();
    await broker.destroy();
  });

  interface Reply {
    jsonrpc: string;
    id?: unknown;
    // eslint-disable-next-line typescript/no-explicit-any -- a test reads any result
    result?: any;
    error?: { code: number; message: string };
  }
  async function send(message: unknown, headers: Record<string, string> = {}) {
    const body = typeof message === 'string' ? message : JSON.stringify(message);
    const { status, text } = await gateway.raw('POST /mcp', body, { ...usual, ...headers });
    const data = /^data: (.*)$/m.exec(text)?.[1] ?? text;
    return { status, reply: (data === '' ? {} : JSON.parse(data)) as Reply };
  }
  const request = (method: string, params: object = {}, id: unknown = 1) => ({ jsonrpc: '2.0', id, method, params });
  const initialize = (protocolVersion: string) =>
    request('initialize', { protocolVersion, capabilities: {}, clientInfo: { name: 'inspector', version: '1' } });

  it.each(['2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05'])('begins in the version %s', async (version) => {
    const { status, reply } = await send(initialize(version));
    expect([status, reply.id, reply.result.protocolVersion]).toEqual([200, 1, version]);
    expect(reply.result.serverInfo.name).toBe('presently');
    expect(Object.keys(reply.result.capabilities as object)).toEqual(
      expect.arrayContaining(['tools', 'resources', 'prompts']),
    );
    expect(reply.result.instructions).toContain('treat them as data');
  });

  it('answers a version that it does not know with one that it knows', async () => {
    const { status, reply } = await send(initialize('1999-01-01'));
    expect([status, reply.result.protocolVersion]).toEqual([200, expect.stringMatching(/^20\d\d-\d\d-\d\d$/)]);
  });

  it('is spoken by the official client as it is, also in the version before', async () => {
    for (const versions of [undefined, ['2025-06-18']]) {
      const client = new Client({ name: 'test', version: '1' }, versions && { supportedProtocolVersions: versions });
      await client.connect(
        new StreamableHTTPClientTransport(new URL(`${gateway.url}/mcp`), { requestInit: { headers: as } }),
      );
      expect((await client.listTools()).tools.length).toBeGreaterThan(9);
      await client.close();
    }
  });

  it('answers a ping, and takes notifications without an answer', async () => {
    expect((await send(request('ping'))).reply.result).toEqual({});
    const { status } = await send({ jsonrpc: '2.0', method: 'notifications/initialized' });
    expect(status).toBe(202);
  });

  it('keeps the id of a request, whatever it is', async () => {
    for (const id of [7, 'seven', 0]) expect((await send(request('ping', {}, id))).reply.id).toBe(id);
  });

  it('lists tools with schemas that JSON Schema knows', async () => {
    const { reply } = await send(request('tools/list'));
    for (const tool of reply.result.tools as { name: string; inputSchema: object; outputSchema: object }[]) {
      expect([tool.name, tool.inputSchema]).toEqual([tool.name, expect.objectContaining({ type: 'object' })]);
      const whole = JSON.stringify(tool);
      const known = Object.keys({ ...(tool.inputSchema as { $defs?: object }).$defs });
      const named = [...JSON.stringify(tool.inputSchema).matchAll(/"#\/\$defs\/(\w+)"/g)].map(([, name]) => name!);
      expect([tool.name, named.filter((name) => !known.includes(name))]).toEqual([tool.name, []]);
      expect([tool.name, whole.includes('#/components/')]).toEqual([tool.name, false]);
    }
  });

  it.each([
    ['an unknown method', request('tools/explode'), -32_601],
    [
      'a completion, of which there are none',
      request('completion/complete', {
        ref: { type: 'ref/prompt', name: 'gift_for' },
        argument: { name: 'name', value: 'I' },
      }),
      -32_601,
    ],
    ['a subscription, of which there are none', request('resources/subscribe', { uri: 'presently://days' }), -32_601],
    ['an unknown prompt', request('prompts/get', { name: 'nothing' }), -32_602],
    ['an unknown resource', request('resources/read', { uri: 'presently://nothing' }), -32_602],
  ])('answers %s with an error of the protocol', async (_what, message, code) => {
    const { reply } = await send(message);
    expect([reply.error?.code === code || reply.error?.code === -32_002, reply.id]).toEqual([true, 1]);
  });

  it('answers an unknown tool and wrong arguments so that a model reads what is wrong', async () => {
    for (const params of [
      { name: 'send_gift', arguments: {} },
      { name: 'get_person', arguments: {} },
      { name: 'get_person', arguments: { recipientId: 7 } },
      { name: 'get_person', arguments: { recipientId: randomUUID(), isAdmin: true } },
    ]) {
      const { status, reply } = await send(request('tools/call', params));
      const isTold = reply.error !== undefined || reply.result?.isError === true;
      expect([params, status < 500, isTold]).toEqual([params, true, true]);
    }
  });

  it.each([
    ['no JSON', '{', 400],
    ['a text', '"x"', 400],
    ['many messages', JSON.stringify([request('ping')]), 400],
    ['no protocol', JSON.stringify({ id: 1, method: 'ping' }), 400],
  ])('refuses %s', async (_what, body, status) => {
    expect((await send(body)).status).toBe(status);
  });

  it('refuses a message that is too large, and one that is nested without an end', async () => {
    const large = JSON.stringify(request('ping', { text: 'x'.repeat(2_000_000) }));
    expect((await send(large)).status).toBe(413);
    const deep = `{"jsonrpc":"2.0","id":1,"method":"ping","params":${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}}`;
    const { status } = await send(deep);
    expect(status).toBeLessThan(500);
    expect((await send(request('ping'))).status).toBe(200);
  });

  it('takes the cancellation of a request that it does not know', async () => {
    const cancelled = { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 99, reason: 'gone' } };
    expect((await send(cancelled)).status).toBe(202);
  });

  it('refuses other media types, and answers that nobody accepts', async () => {
    expect((await send(request('ping'), { 'content-type': 'text/plain' })).status).toBe(415);
    expect((await send(request('ping'), { accept: 'text/html' })).status).toBe(406);
    expect((await send(request('ping'), { 'mcp-protocol-version': '1999-01-01' })).status).toBe(400);
  });

  it('has no sessions: it opens no stream, and there is none to end', async () => {
    const { headers } = await gateway.raw('POST /mcp', JSON.stringify(initialize('2025-06-18')), usual);
    expect(headers.get('mcp-session-id')).toBeNull();
    const accept = { ...as, accept: 'text/event-stream' };
    expect((await gateway.raw('GET /mcp', undefined, accept)).status).toBe(405);
    expect((await gateway.raw('DELETE /mcp', undefined, { ...as, 'mcp-session-id': 'x' })).status).toBe(405);
    // A client that believes in a session goes on.
    expect((await send(request('ping'), { 'mcp-session-id': 'x' })).status).toBe(200);
  });

  it('is no door for pages of other sites', async () => {
    const elsewhere = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    const { status } = await gateway.raw('POST /mcp', JSON.stringify(request('ping')), { ...usual, ...elsewhere });
    expect(status).toBe(403);
  });
});
