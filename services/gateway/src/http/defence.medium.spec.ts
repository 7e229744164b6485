import { addRecipient, listRecipients } from '@presently/contracts/gifting/recipients';
import { hashSessionToken, publishRevokedSessions } from '@presently/messaging/revoked-sessions';
import { eventually } from '@presently/testing/eventually';
import { TestBroker } from '@presently/testing/test-broker';
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { sameOrigin, TestGateway } from '../../test/test-gateway.js';

const json = { 'content-type': 'application/json' };
const recipient = '{"name":"Ann","relationship":"Friend"}';

interface Described {
  paths: Record<string, Record<string, unknown>>;
}

describe('the defence around every request', () => {
  let broker: TestBroker;
  let gateway: TestGateway;
  let cookie: string;
  let routes: string[];

  beforeAll(async () => {
    broker = await TestBroker.start();
    gateway = await TestGateway.start(broker.url);
    ({ cookie } = gateway.signedIn());
    await gateway.services.answer(addRecipient, () => ({}) as never);
    await gateway.services.answer(listRecipients, () => []);
    const { paths } = (await gateway.call('GET /api/openapi.json')).body as Described;
    routes = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{\w+\}/g, 'x')}`),
    );
  });
  afterAll(async () => {
    await gateway.stop();
    await broker.destroy();
  });

  it('refuses cross-site requests on every route that changes something', async () => {
    const changing = routes.filter((route) => !route.startsWith('GET'));
    expect(changing.length).toBeGreaterThan(10);
    for (const route of [...changing, 'POST /api/nothing-here', 'PUT /dashboard']) {
      for (const headers of [
        { 'sec-fetch-site': 'cross-site', origin: 'https://presently.test' },
        { 'sec-fetch-site': 'same-site' },
        { 'sec-fetch-site': 'none' },
        { origin: 'https://evil.example' },
        { origin: 'null' },
        { referer: 'https://evil.example/' },
      ] as Record<string, string>[]) {
        const answer = await gateway.raw(route, undefined, { cookie, ...headers });
        expect([route, headers, answer.status, answer.body.code]).toEqual([route, headers, 403, 'cross-site']);
      }
    }
  });

  it('accepts our own pages, also in older browsers, and programs', async () => {
    for (const headers of [sameOrigin, { origin: 'https://presently.test' }, {}] as Record<string, string>[]) {
      const answer = await gateway.raw('POST /api/recipients', recipient, { cookie, ...json, ...headers });
      expect([headers, answer.status]).toEqual([headers, 201]);
    }
  });

  it('does not allow other origins to read', async () => {
    const headers = { cookie, origin: 'https://evil.example' };
    const asked = await gateway.raw('GET /api/recipients', undefined, headers);
    const preflight = await gateway.raw('OPTIONS /api/recipients', undefined, {
      ...headers,
      'access-control-request-method': 'POST',
    });
    for (const answer of [asked, preflight]) {
      expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
    }
    expect(preflight.status).toBe(404);
  });

  it.each([
    ['broken JSON', '{', 400, 'invalid-json'],
    ['JSON with something after it', 'null{', 400, 'invalid-json'],
    ['a prototype key', '{"__proto__":{"isAdmin":true}}', 400, 'invalid-json'],
    ['a constructor key', '{"constructor":{"prototype":{"isAdmin":true}}}', 400, 'invalid-json'],
    ['a list', '[]', 400, 'invalid-input'],
    ['a text', '"text"', 400, 'invalid-input'],
    ['a number', '7', 400, 'invalid-input'],
    ['endless nesting', `{"name":${'['.repeat(40_000)}${']'.repeat(40_000)}}`, 400, 'invalid-json'],
    ['a body without end', `{"name":"${'x'.repeat(101 * 1024)}"}`, 413, 'too-large'],
  ])('answers %s with a refusal', async (_what, body, status, code) => {
    const answer = await gateway.raw('POST /api/recipients', body, { cookie, ...sameOrigin, ...json });
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(answer.body.message).toEqual(expect.any(String));
  });

  it.each([
    'application/x-www-form-urlencoded',
    'text/plain',
    'multipart/form-data; boundary=x',
    'application/xml',
    'nonsense',
  ])('does not read a body of type %s', async (type) => {
    const answer = await gateway.raw('POST /api/recipients', recipient, {
      cookie,
      ...sameOrigin,
      'content-type': type,
    });
    expect([answer.status, answer.body.code]).toEqual([415, 'unsupported-media-type']);
  });

  it('accepts a JSON content type without a body', async () => {
    const answer = await gateway.raw('POST /api/recipients', '', { cookie, ...sameOrigin, ...json });
    expect([answer.status, answer.body.message]).toEqual([400, 'Name is required']);
  });

  it.each([
    'GET /api/nothing-here',
    'POST /api/nothing-here',
    'PUT /api/recipients',
    'GET /api/login',
    'GET /api',
    'DELETE /',
  ])('answers %s as JSON with 404', async (route) => {
    const answer = await gateway.call(route);
    expect([answer.status, answer.body.code]).toEqual([404, 'not-found']);
    expect(answer.text).not.toContain('/api');
  });

  it.each(['/api/recipients/%F0%9F', '/api/%', '/gift/%zz', '/%c0%ae%c0%ae/etc/passwd'])(
    'answers the malformed address %s with 400 and all its headers',
    async (path) => {
      const answer = await new Promise<{ status: number; headers: Record<string, unknown>; body: string }>(
        (resolve, reject) => {
          const { port } = gateway.running;
          httpRequest({ port, host: '127.0.0.1', path, headers: { cookie } }, (response) => {
            let body = '';
            response.on('data', (chunk: Buffer) => (body += chunk.toString()));
            response.on('end', () => resolve({ status: response.statusCode!, headers: response.headers, body }));
          })
            .once('error', reject)
            .end();
        },
      );
      expect([answer.status, (JSON.parse(answer.body) as { code: string }).code]).toEqual([400, 'bad-request']);
      expect(answer.headers['x-content-type-options']).toBe('nosniff');
      if (path.startsWith('/api/')) expect(answer.headers['cache-control']).toBe('no-store');
    },
  );

  it.each(['GET /%61pi/recipients', 'GET /%61%70%69/nothing'])(
    'treats %s as the call of the API that it is',
    async (route) => {
      const answer = await gateway.call(route);
      expect([answer.headers.get('cache-control'), answer.headers.get('content-type')]).toEqual([
        'no-store',
        'application/json; charset=utf-8',
      ]);
    },
  );

  it.each([
    ['GET / HTTP/1.1\r\nbroken\r\n\r\n', '400 Bad Request', 'bad-request'],
    [
      `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(40_000)}\r\n\r\n`,
      '431 Request Header Fields Too Large',
      'too-long',
    ],
  ])('answers malformed HTTP with its own message and closes the connection', async (bytes, status, code) => {
    const socket = connect(gateway.running.port, '127.0.0.1', () => socket.write(bytes));
    const answer = await text(socket);
    const [head, body] = answer.split('\r\n\r\n') as [string, string];
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status}`));
    expect(head.toLowerCase()).toContain('connection: close');
    expect(head.toLowerCase()).toContain('x-content-type-options: nosniff');
    expect(JSON.parse(body)).toEqual({ code, message: expect.any(String) });
  });

  it('sends its security headers with every answer of the API', async () => {
    const reading = routes.filter((route) => route.startsWith('GET') && route !== 'GET /api/live');
    const crawl = [
      ...routes.filter((route) => !route.startsWith('GET')),
      ...reading,
      'GET /api/nothing',
      'GET /api/docs',
      'GET /api/docs/start.js',
    ];
    for (const route of crawl) {
      for (const headers of [{ cookie }, {}] as Record<string, string>[]) {
        const answer = await gateway.call(route, undefined, headers);
        expect([route, answer.status < 500 || answer.status === 503]).toEqual([route, true]);
        expect([route, Object.fromEntries(answer.headers)]).toEqual([
          route,
          expect.objectContaining({
            'cache-control': 'no-store',
            'x-content-type-options': 'nosniff',
            'cross-origin-resource-policy': 'same-origin',
            'cross-origin-opener-policy': 'same-origin',
            'strict-transport-security': expect.stringMatching(/max-age=31536000/),
            'content-security-policy': expect.stringMatching(/^default-src 'none'/),
          }),
        ]);
        expect(answer.headers.get('x-powered-by')).toBeNull();
      }
    }
  });
});

describe('the limit on requests', () => {
  let broker: TestBroker;
  let gateway: TestGateway;

  beforeAll(async () => {
    broker = await TestBroker.start();
    gateway = await TestGateway.start(broker.url, { RATE_LIMIT: 'strict', TRUST_PROXY: 'loopback' });
    await gateway.services.answer(listRecipients, () => []);
  });
  afterAll(async () => {
    await gateway.stop();
    await broker.destroy();
  });
  const ask = async (times: number, headers: () => Record<string, string>) => {
    const answers = [];
    for (let i = 0; i < times; i++) answers.push(await gateway.call('GET /api/recipients', undefined, headers()));
    return answers;
  };

  it('is 120 requests a minute for a user, from any address', async () => {
    const { cookie } = gateway.signedIn();
    let i = 0;
    const answers = await ask(121, () => ({ cookie, 'x-forwarded-for': `198.51.100.${i++}` }));
    expect(answers.slice(0, 120).every(({ status }) => status === 200)).toBe(true);
    const last = answers.at(-1)!;
    expect([last.status, last.body.code]).toEqual([429, 'too-many-requests']);
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('is 300 requests a minute for an address, for all users; the frontend is not counted', async () => {
    const from = { 'x-forwarded-for': '203.0.113.7' };
    const answers = await ask(301, () => from);
    expect(answers.slice(0, 300).every(({ status }) => status === 401)).toBe(true);
    const last = answers.at(-1)!;
    expect([last.status, last.body.code, last.headers.get('cache-control')]).toEqual([
      429,
      'too-many-requests',
      'no-store',
    ]);
    // Another notation of the same address.
    for (const route of ['GET /%61pi/recipients', 'GET /api%2Frecipients', 'GET /%67ift/x'])
      expect([route, (await gateway.call(route, undefined, from)).status]).toEqual([route, 429]);
    expect((await gateway.call('GET /dashboard', undefined, from)).status).toBe(200);
    expect((await gateway.call('GET /api/recipients', undefined, { 'x-forwarded-for': '203.0.113.8' })).status).toBe(
      401,
    );
  });
});

describe('the limit on requests of a network', () => {
  let broker: TestBroker;
  let gateway: TestGateway;

  beforeAll(async () => {
    broker = await TestBroker.start();
    gateway = await TestGateway.start(broker.url, { RATE_LIMIT: 'strict', TRUST_PROXY: 'loopback' });
    await gateway.services.answer(listRecipients, () => []);
  });
  afterAll(async () => {
    await gateway.stop();
    await broker.destroy();
  });
  const call = (route: string, headers: Record<string, string>) => gateway.call(route, undefined, headers);

  it('is not that of people who are signed in there, and who have one of their own', async () => {
    const network = (host: number) => ({ 'x-forwarded-for': `2001:db8:0:7::${host}` });
    const { cookie, token } = gateway.signedIn();
    const person = { cookie, ...network(1) };
    expect((await call('GET /api/recipients', person)).status).toBe(200);
    // A customer controls all addresses of a network.
    for (let nth = 0; nth < 300; nth++) await call('GET /api/recipients', network(nth + 2));
    expect((await call('GET /api/recipients', network(999))).status).toBe(429);
    expect((await call('GET /api/recipients', { cookie: `__Host-sid=${'x'.repeat(43)}`, ...network(3) })).status).toBe(
      429,
    );
    expect((await call('GET /api/recipients', person)).status).toBe(200);
    const statuses: number[] = [];
    for (let nth = 0; nth < 300; nth++) statuses.push((await call('HEAD /api/openapi.json', person)).status);
    expect(statuses.at(-1)).toBe(429);
    publishRevokedSessions(gateway.nats, [hashSessionToken(token)]);
    gateway.endSession(token);
    const other = { cookie, 'x-forwarded-for': '203.0.113.9' };
    await eventually(async () => (await call('GET /api/recipients', other)).status === 401);
  });
});

describe('the time limit of a body', () => {
  let broker: TestBroker;
  let gateway: TestGateway;
  beforeAll(async () => {
    broker = await TestBroker.start();
    gateway = await TestGateway.start(broker.url, { BODY_PATIENCE_MS: '300' });
  });
  afterAll(async () => {
    await gateway.stop();
    await broker.destroy();
  });

  it.each(['/api/login', '/api/webhooks/stripe', '/api/webhooks/twilio'])('applies to %s', async (path) => {
    const type = path.endsWith('twilio') ? 'application/x-www-form-urlencoded' : 'application/json';
    const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: 100\r\n\r\n`;
    const socket = connect(gateway.running.port, '127.0.0.1', () => socket.write(`${head}{`));
    const answer = await text(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toContain('"code":"too-slow"');
  });
});

describe('the address of a request', () => {
  it('is not taken from its own headers', async () => {
    const broker = await TestBroker.start();
    const gateway = await TestGateway.start(broker.url, { RATE_LIMIT: 'strict' });
    try {
      const statuses = [];
      for (let i = 0; i < 301; i++) {
        const answer = await gateway.call('GET /api/user', undefined, { 'x-forwarded-for': `203.0.113.${i % 250}` });
        statuses.push(answer.status);
      }
      expect(statuses.at(-1)).toBe(429);
    } finally {
      await gateway.stop();
      await broker.destroy();
    }
  });
});
