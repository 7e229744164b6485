import { createHash, generateKeyPairSync } from 'node:crypto';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { Sandbox } from '../../../../../sandbox/src/sandbox.js';
import { problemsOf, type Published } from '../../../../../sandbox/src/ucp/problems-of.builders.js';
import { aQuery } from '../products.builders.js';
import { RequestSigner } from './sign-request.js';
import { UcpSource } from './ucp-source.js';

const profileUrl = 'https://presently.example/ucp/agent';
const reach = { mayReachThisMachine: true };

describe('the UCP shop of the sandbox', () => {
  let sandbox: Sandbox;
  beforeAll(async () => {
    sandbox = new Sandbox({ port: 0, smtpPort: 0, host: '127.0.0.1' });
    await sandbox.start();
  });
  afterAll(() => sandbox.stop());
  afterEach(() => setFault({ mode: 'ok' }));

  const setFault = (fault: object) =>
    fetch(`${sandbox.url}/faults/ucp`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fault),
    });
  const source = () => new UcpSource(`${sandbox.url}/ucp`, profileUrl, reach);
  const bonsai = (given = {}) => aQuery({ query: 'bonsai', min: 20_00, max: 50_00, ...given });

  it('finds products inside the budget, with working pages and pictures', async () => {
    const shop = source();
    const offers = await shop.search(bonsai());
    expect(offers.map(({ priceCents }) => priceCents).toSorted((one, other) => one - other)).toEqual([23_00, 47_00]);
    const [{ link, image, title, source: name }] = offers as [(typeof offers)[0]];
    expect(name).toBe('Harbour Lane Makers');
    expect(await (await fetch(link)).text()).toContain(title);
    expect((await fetch(image)).headers.get('content-type')).toMatch('image/svg+xml');
    expect(await shop.search(bonsai({ max: null }))).toHaveLength(3);
    expect(await shop.search(aQuery({ query: 'zyzzyva' }))).toEqual([]);
  });

  it('is left alone for a while after it refuses, and after it fails', async () => {
    for (const [mode, reason] of [
      ['reject', '403'],
      ['down', 'fetch failed'],
    ] as const) {
      const shop = source();
      await setFault({ mode });
      await expect(shop.search(bonsai())).rejects.toThrow(reason);
      await setFault({ mode: 'ok' });
      await expect(shop.search(bonsai())).rejects.toThrow('left alone');
    }
  });

  it('shows nothing of a shop that lies about its prices and links', async () => {
    await setFault({ mode: 'hostile' });
    expect(await source().search(bonsai())).toEqual([]);
  });

  it('stops when the caller aborts', async () => {
    await setFault({ mode: 'slow', delayMs: 60_000 });
    const gone = new AbortController();
    const searching = source().search(bonsai({ signal: gone.signal }));
    setTimeout(() => gone.abort(new Error('closed')), 20);
    await expect(searching).rejects.toThrow('closed');
  });
});

describe('a shop that speaks UCP', () => {
  let server: Server;
  let base: string;
  let profile: object;
  let asked: { url: string; body: string; headers: IncomingHttpHeaders }[];
  let answer: (response: ServerResponse, message: { id?: number; method: string; params: never }) => void;

  const json = (response: ServerResponse, body: unknown, status = 200, headers = {}) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
  const result = (response: ServerResponse, id: unknown, of: unknown) =>
    json(response, { jsonrpc: '2.0', id, result: of });
  const service = (version: string, endpoint = `${base}/mcp`) => ({
    'dev.ucp.shopping': [
      { version, transport: 'rest', endpoint: `${base}/rest` },
      { version, transport: 'mcp', endpoint },
    ],
  });
  const aProfile = (version: string, more = {}, endpoint?: string) => ({
    ucp: {
      version,
      services: service(version, endpoint),
      capabilities: { 'dev.ucp.shopping.catalog.search': [{ version }] },
      ...more,
    },
  });
  const products = (...given: unknown[]) => {
    answer = (response, { id }) =>
      result(response, id, { content: [], structuredContent: { ucp: {}, products: given } });
  };
  const source = (to = base) => new UcpSource(to, profileUrl, reach);

  async function handle(request: IncomingMessage, response: ServerResponse) {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    asked.push({ url: request.url!, body, headers: request.headers });
    if (request.url === '/.well-known/ucp') return json(response, profile);
    if (request.url === '/older') return json(response, aProfile('2026-04-08'));
    if (request.method !== 'POST') return json(response, {}, 405);
    const message = JSON.parse(body);
    if (message.id === undefined) return response.writeHead(202).end();
    if (message.method === 'initialize') {
      const serverInfo = { name: 'shop', version: '1' };
      return result(response, message.id, { protocolVersion: '2025-06-18', capabilities: { tools: {} }, serverInfo });
    }
    return answer(response, message);
  }

  beforeAll(async () => {
    server = createServer((request, response) => void handle(request, response)).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });
  beforeEach(() => {
    asked = [];
    profile = aProfile('2026-08-25');
    products(bowl);
  });

  const variant = { id: 'v1', title: 'Bowl', price: { amount: 40_00, currency: 'USD' } };
  const bowl = {
    id: 'p1',
    title: 'Walnut bowl',
    url: 'https://shop.example/bowl',
    media: [
      { type: 'video', url: 'https://shop.example/bowl.mp4' },
      { type: 'image', url: 'https://shop.example/bowl.jpg' },
    ],
    rating: { value: 9, scale_max: 10, count: 12 },
    categories: [{ value: '672', taxonomy: 'google_product_category' }, { value: 'Kitchen > Bowls' }],
    variants: [variant],
  };

  it('gets search words, money, market and our profile, and nothing else', async () => {
    await source().search(
      aQuery({ query: 'bowl', is: 'walnut bowl', interests: ['her dog Rex'], age: 40, gender: 'woman' }),
    );
    const call = JSON.parse(asked.find(({ body }) => body.includes('tools/call'))!.body);
    expect(call.params.name).toBe('search_catalog');
    expect(call.params.arguments).toEqual({
      meta: { 'ucp-agent': { profile: `${profileUrl}/2026-08-25` } },
      catalog: {
        query: 'bowl',
        context: { currency: 'USD', address_country: 'US', language: 'en' },
        filters: { price: { min: 25_00, max: 50_00 } },
        pagination: { limit: 40 },
      },
    });
    expect(asked.map(({ body }) => body).join()).not.toMatch(/Rex|woman|walnut/);
  });

  it.each(['USD', 'EUR', 'JPY', 'KWD', 'XAF'])('is asked in the published form, for money in %s', async (currency) => {
    const version = '2026-08-25';
    const named = (name: string) => [`dev.ucp.shopping.catalog.${name}`, [{ version }]];
    profile = aProfile(version, { capabilities: Object.fromEntries(['search', 'lookup'].map(named)) });
    const shop = source();
    for (const max of [50_00, null]) await shop.search(aQuery({ query: 'bowl', currency, max }));
    answer = (response, { id }) => result(response, id, { content: [], structuredContent: { product: bowl } });
    await shop.lookUp(['v1'], currency);
    answer = (response, { id }) => result(response, id, { content: [], structuredContent: { products: [bowl] } });
    await shop.lookUp(
      Array.from({ length: 23 }, (_none, n) => `v${n}`),
      currency,
    );
    const calls = asked.filter(({ body }) => body.includes('tools/call')).map(({ body }) => JSON.parse(body).params);
    expect(calls.map(({ name }) => name)).toEqual([
      'search_catalog',
      'search_catalog',
      'get_product',
      'lookup_catalog',
      'lookup_catalog',
      'lookup_catalog',
    ]);
    for (const call of calls) expect(problemsOf(call.name as Published, call.arguments)).toEqual([]);
  });

  it('is read with rating, shelf and picture, under its own name', async () => {
    expect(await source().search(aQuery())).toEqual([
      expect.objectContaining({
        title: 'Walnut bowl',
        priceCents: 40_00,
        currency: 'USD',
        source: new URL(base).host,
        link: 'https://shop.example/bowl',
        image: 'https://shop.example/bowl.jpg',
        rating: 4.5,
        reviews: 12,
        googleCategory: 672,
        category: 'Kitchen > Bowls',
      }),
    ]);
  });

  it('is greeted once for several searches', async () => {
    const shop = source();
    await Promise.all([shop.search(aQuery()), shop.search(aQuery())]);
    await shop.search(aQuery());
    expect(asked.filter(({ url }) => url === '/.well-known/ucp')).toHaveLength(1);
    expect(asked.filter(({ body }) => body.includes('tools/call'))).toHaveLength(3);
  });

  it('is asked in an older version that it names, with our profile of that version', async () => {
    profile = aProfile('2027-01-01', { supported_versions: { '2026-04-08': `${base}/older` } });
    expect(await new UcpSource(base, 'https://a.example/{version}/me.json', reach).search(aQuery())).toHaveLength(1);
    expect(asked.at(-1)!.body).toContain('https://a.example/2026-04-08/me.json');
  });

  it.each<[string, () => object, RegExp]>([
    ['another version only', () => aProfile('2026-01-11'), /speaks UCP 2026-01-11/],
    ['no search', () => aProfile('2026-08-25', { capabilities: {} }), /no search/],
    ['no MCP', () => aProfile('2026-08-25', { services: {} }), /no MCP/],
    ['an endpoint that is no address', () => aProfile('2026-08-25', {}, 'mcp'), /no MCP/],
    [
      'an endpoint inside of the network',
      () => aProfile('2026-08-25', {}, 'https://10.0.0.1/mcp'),
      /not on the public/,
    ],
    [
      'an endpoint with an inner name',
      () => aProfile('2026-08-25', {}, 'https://db.internal/mcp'),
      /not on the public/,
    ],
    ['the metadata of a cloud', () => aProfile('2026-08-25', {}, 'http://169.254.169.254/mcp'), /not over https/],
    ['an endpoint without TLS', () => aProfile('2026-08-25', {}, 'http://shop.example/mcp'), /not over https/],
    ['nothing that can be read', () => ({ ucp: 'yes' }), /cannot be read/],
  ])('is not asked if its profile has %s', async (_what, of, message) => {
    profile = of();
    await expect(source().search(aQuery())).rejects.toThrow(message);
    expect(asked.filter(({ body }) => body.includes('tools/call'))).toEqual([]);
  });

  it('is not reached on this machine in production', async () => {
    const strict = new UcpSource(base, profileUrl, { mayReachThisMachine: false });
    await expect(strict.search(aQuery())).rejects.toThrow('not over https');
    expect(asked).toEqual([]);
  });

  it.each<[string, object]>([
    ['above its filter', { variants: [{ ...variant, price: { amount: 90_00, currency: 'USD' } }] }],
    ['in another currency', { variants: [{ ...variant, price: { amount: 40_00, currency: 'EUR' } }] }],
    ['with half a cent', { variants: [{ ...variant, price: { amount: 4000.5, currency: 'USD' } }] }],
    ['sold out', { variants: [{ ...variant, availability: { available: false } }] }],
    ['used', { variants: [{ ...variant, condition: 'refurbished' }] }],
    ['without a variant', { variants: [] }],
    ['without a picture', { media: [] }],
    ['behind a link that runs', { url: 'javascript:alert(1)' }],
    ['behind a link with a password', { url: 'https://a:b@shop.example/' }],
    ['without a title', { title: { toString: 'x' } }],
  ])('has no offer that is %s', async (_what, change) => {
    products({ ...bowl, ...change }, null, 7, bowl);
    expect(await source().search(aQuery())).toHaveLength(1);
  });

  it('offers the variant that fits', async () => {
    const small = { ...variant, url: 'https://shop.example/small', price: { amount: 30_00, currency: 'USD' } };
    products({ ...bowl, variants: [{ ...variant, price: { amount: 90_00, currency: 'USD' } }, small] });
    expect(await source().search(aQuery())).toMatchObject([{ priceCents: 30_00, link: 'https://shop.example/small' }]);
  });

  it('has titles of one line that can be kept', async () => {
    products({ ...bowl, title: `Bowl\u0000\r\n\u202e ${'x'.repeat(900)}` });
    const [offer] = await source().search(aQuery());
    expect(offer!.title).toMatch(/^Bowl x+$/);
    expect(offer!.title.length).toBeLessThanOrEqual(500);
  });

  it('is told the language of the words, where its market speaks it', async () => {
    const shop = source();
    await shop.search(aQuery({ query: 'vogelhaus', currency: 'EUR' }));
    await shop.search({ ...aQuery({ query: 'vogelhaus', currency: 'EUR' }), language: 'de' });
    await shop.search({ ...aQuery({ query: 'mangeoire', currency: 'EUR' }), language: 'fr' });
    const contexts = asked
      .filter(({ body }) => body.includes('tools/call'))
      .map(({ body }) => JSON.parse(body).params.arguments.catalog.context);
    expect(contexts).toEqual([
      { currency: 'EUR', address_country: 'DE', language: 'en' },
      { currency: 'EUR', address_country: 'DE', language: 'de' },
      { currency: 'EUR', address_country: 'FR', language: 'fr' },
    ]);
  });

  it('is asked about one product by get_product, and about several by lookup_catalog', async () => {
    const lookUp = 'dev.ucp.shopping.catalog.lookup';
    profile = aProfile('2026-08-25', {
      capabilities: { 'dev.ucp.shopping.catalog.search': [{}], [lookUp]: [{ version: '2026-08-25' }] },
    });
    const shop = source();
    answer = (response, { id }) =>
      result(response, id, { content: [], structuredContent: { ucp: {}, product: { ...bowl, variants: [variant] } } });
    expect([...(await shop.lookUp(['v1'], 'EUR'))]).toEqual([
      ['v1', { price: { amount: 40_00, currency: 'USD' }, isSoldOut: false }],
    ]);
    const [one] = asked.filter(({ body }) => body.includes('tools/call')).map(({ body }) => JSON.parse(body).params);
    expect(one.name).toBe('get_product');
    expect(one.arguments.catalog).toEqual({
      id: 'v1',
      context: { currency: 'EUR', address_country: 'DE', language: 'en' },
    });

    const out = { ...variant, id: 'v2', availability: { available: false }, inputs: [{ id: 'p2', match: 'featured' }] };
    const messages = [{ type: 'info', code: 'not_found', content: 'v3' }];
    answer = (response, { id }) =>
      result(response, id, {
        content: [],
        structuredContent: { products: [bowl, { ...bowl, id: 'p2', variants: [out] }], messages },
      });
    // Of v4 the shop says nothing: it is not known to be gone.
    expect(Object.fromEntries(await shop.lookUp(['v1', 'p2', 'v3', 'v4'], 'USD'))).toEqual({
      v1: { price: { amount: 40_00, currency: 'USD' }, isSoldOut: false },
      p2: { price: { amount: 40_00, currency: 'USD' }, isSoldOut: true },
      v3: { price: undefined, isSoldOut: true },
    });
  });

  it('that looks nothing up is not left alone for that', async () => {
    const shop = source();
    await expect(shop.lookUp(['v1'], 'USD')).rejects.toThrow('offers no get_product');
    expect(await shop.search(aQuery())).toHaveLength(1);
  });

  it('gets signed requests where there is a key', async () => {
    const jwk = {
      ...generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }),
      kid: 'k',
    };
    const signed = new UcpSource(base, profileUrl, reach, new RequestSigner(JSON.stringify(jwk)));
    expect(await signed.search(aQuery())).toHaveLength(1);
    for (const { url, headers, body } of asked) {
      const isCall = url !== '/.well-known/ucp';
      expect(headers['signature-input']).toContain(isCall ? '"content-digest" "content-type"' : '"ucp-agent")');
      expect(headers['ucp-agent']).toBe(`profile="${profileUrl}/2026-08-25"`);
      const digest = createHash('sha256').update(body).digest('base64');
      if (isCall) expect(headers['content-digest']).toBe(`sha-256=:${digest}:`);
    }
    asked.length = 0;
    await source().search(aQuery());
    expect(asked.some(({ headers }) => 'signature' in headers)).toBe(false);
  });

  it('may answer in text only', async () => {
    answer = (response, { id }) =>
      result(response, id, { content: [{ type: 'text', text: JSON.stringify({ products: [bowl] }) }] });
    expect(await source().search(aQuery())).toHaveLength(1);
  });

  it.each<[string, string, typeof answer]>([
    [
      'more bytes than we read',
      'more than 2097152 bytes',
      (response, { id }) => result(response, id, { text: 'x'.repeat(10_000_000), content: [] }),
    ],
    ['a redirect', 'fetch failed', (response) => response.writeHead(307, { location: 'https://10.0.0.1/' }).end()],
    ['an error', 'refuses search_catalog', (response, { id }) => result(response, id, { isError: true, content: [] })],
    [
      'no products',
      'without products',
      (response, { id }) => result(response, id, { content: [], structuredContent: {} }),
    ],
    [
      'something else',
      'content type',
      (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<html>'),
    ],
  ])('fails with %s', async (_what, message, of) => {
    answer = of;
    await expect(source().search(aQuery())).rejects.toThrow(message);
  });

  it('is left alone as long as it says', async () => {
    answer = (response) => json(response, {}, 429, { 'retry-after': '120' });
    const shop = source();
    await expect(shop.search(aQuery())).rejects.toThrow('Error POSTing');
    const before = asked.length;
    products(bowl);
    await expect(shop.search(aQuery())).rejects.toThrow('left alone');
    expect(asked).toHaveLength(before);
  });
});
