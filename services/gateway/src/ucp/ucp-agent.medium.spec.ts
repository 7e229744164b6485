import { ucpVersions } from '@presently/contracts/gateway/ucp-agent';
import { TestBroker } from '@presently/testing/test-broker';
import { problemsOf } from '../../../../sandbox/src/ucp/problems-of.builders.js';
import { publicKeysOf } from './public-keys.js';
import { TestGateway } from '../../test/test-gateway.js';

const key = { kid: 'key-1', kty: 'EC', crv: 'P-256', x: 'AAAA', y: 'AAAA' };

describe('the profile that shops read', () => {
  let broker: TestBroker;
  let gateway: TestGateway;
  beforeAll(async () => {
    broker = await TestBroker.start();
    gateway = await TestGateway.start(broker.url, { UCP_PUBLIC_KEYS: JSON.stringify([key]) });
  });
  afterAll(async () => {
    await gateway.stop();
    await broker.destroy();
  });

  it.each(ucpVersions)('is of the version %s, and says nothing of another one', async (version) => {
    const answer = await gateway.call(`GET /ucp/agent/${version}`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
    const { ucp } = JSON.parse(answer.text);
    expect(ucp.version).toBe(version);
    expect(problemsOf('platform_profile', JSON.parse(answer.text))).toEqual([]);
    expect(ucp.services['dev.ucp.shopping']).toEqual([expect.objectContaining({ version, transport: 'mcp' })]);
    expect(Object.keys(ucp.capabilities)).toEqual([
      'dev.ucp.shopping.catalog.search',
      'dev.ucp.shopping.catalog.lookup',
      'dev.ucp.shopping.cart',
    ]);
    expect(JSON.parse(answer.text).signing_keys).toEqual([key]);
    const versions = answer.text.match(/\d{4}-\d{2}-\d{2}/g);
    expect(new Set(versions)).toEqual(new Set([version]));
  });

  it('does not exist for a version that we do not speak', async () => {
    expect((await gateway.call('GET /ucp/agent/2026-01-11')).status).toBe(404);
  });

  it.each([
    [[{ ...key, d: 'AAAA' }]],
    [[{ kty: 'oct', kid: 'a', k: 'AAAA' }]],
    [[{ kty: 'EC' }]],
    [{ keys: [key] }],
    ['no keys'],
  ])('never shows a private key: %j is refused', (keys) => expect(publicKeysOf(JSON.stringify(keys))).toBeUndefined());
});
