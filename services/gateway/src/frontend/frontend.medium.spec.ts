import { TestBroker } from '@presently/testing/test-broker';
import { brotliDecompressSync } from 'node:zlib';
import { createHash } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TestGateway } from '../../test/test-gateway.js';
import { Frontend } from './frontend.js';

describe('the frontend', () => {
  let broker: TestBroker;
  let gateway: TestGateway;

  beforeAll(async () => {
    broker = await TestBroker.start();
    gateway = await TestGateway.start(broker.url);
  });
  afterAll(async () => {
    await gateway.stop();
    await broker.destroy();
  });

  it.each(['/recipients', '/recipients/', '/recipients?from=mail'])('answers %s with the application', async (path) => {
    const answer = await gateway.call(`GET ${path}`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(answer.text).toContain('<p>the application</p>');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
  });

  it('sends a rendered page to visitors without a session, and the application to all others', async () => {
    const stranger = await gateway.call('GET /');
    expect(stranger.text).toContain('the landing page of https://presently.test');
    const { cookie } = gateway.signedIn();
    const holder = await gateway.call('GET /', undefined, { cookie });
    expect(holder.text).toContain('<p>the application</p>');
    // After signing in or out, the browser must not show either from its cache.
    expect([stranger, holder].map(({ headers }) => headers.get('cache-control'))).toEqual(['no-store', 'no-store']);
  });

  it.each(['/nowhere', '/gift', '/gift/a/b', '/dashboard/more', '/index.html', '/manifest.json', '/constructor'])(
    'answers %s with 404 and the application',
    async (path) => {
      const answer = await gateway.call(`GET ${path}`);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
      expect(answer.text).toContain('which finds nothing');
    },
  );

  it('allows its own elements by nonce or hash, and other origins only for pictures and the payment form', async () => {
    const answers = [await gateway.call('GET /'), await gateway.call('GET /')];
    const nonces = answers.map(({ headers, text }) => {
      const policy = headers.get('content-security-policy')!;
      const [, script] = /<script>(.*)<\/script>/.exec(text)!;
      const hash = createHash('sha256').update(script!).digest('base64');
      expect(policy).toContain(
        `default-src 'none'; script-src 'self' 'sha256-${hash}' https://js.stripe.com https://*.js.stripe.com; ` +
          "connect-src 'self' https://api.stripe.com; " +
          'frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com; img-src',
      );
      expect(policy).not.toContain('unsafe');
      const [, nonce] = /style-src 'self' 'nonce-([\w-]{22})'/.exec(policy)!;
      expect([...text.matchAll(/nonce="([^"]*)"/g)].map(([, given]) => given)).toEqual([nonce, nonce]);
      return nonce;
    });
    expect(nonces[0]).not.toBe(nonces[1]);
  });

  it('allows the stand-in for the payment form if it is configured', async () => {
    const other = await TestGateway.start(broker.url, { STRIPE_JS_URL: 'http://localhost:8090/payments/stripe.js' });
    try {
      const policy = (await other.call('GET /dashboard')).headers.get('content-security-policy')!;
      expect(policy).toContain("http://localhost:8090; connect-src 'self' http://localhost:8090; img-src");
      expect(policy).not.toContain('stripe.com');
    } finally {
      await other.stop();
    }
  });

  it('sends compressed documents to browsers that accept them', async () => {
    const answer = await gateway.call('GET /dashboard', undefined, { 'accept-encoding': 'gzip' });
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    expect(answer.headers.get('vary')).toContain('accept-encoding');
    expect(answer.text).toContain('<p>the application</p>');
  });

  it('sends documents in the language of the link, else of the user’s cookie, else of the browser', async () => {
    const german = { 'accept-language': 'sv, de-CH;q=0.8, en;q=0.1' };
    const languageOf = async (path: string, headers: Record<string, string>) => {
      const answer = await gateway.call(`GET ${path}`, undefined, headers);
      expect(answer.headers.get('vary')).toMatch(/Accept-Language, Cookie/);
      expect(answer.text).toContain(`<html lang="${answer.headers.get('content-language')}">`);
      return answer.headers.get('content-language');
    };
    for (const path of ['/', '/recipients', '/nowhere']) {
      expect(await languageOf(path, german)).toBe('de');
      expect(await languageOf(path, { ...german, cookie: 'language=ja' })).toBe('ja');
      expect(await languageOf(path, { ...german, cookie: 'language=klingon' })).toBe('de');
      expect(await languageOf(`${path}?language=ar`, { ...german, cookie: 'language=ja' })).toBe('ar');
      expect(await languageOf(path, {})).toBe('en');
    }
    const { cookie } = gateway.signedIn();
    expect(await languageOf('/dashboard', { cookie: `${cookie}; zone=Europe%2FBerlin; language=fr` })).toBe('fr');
  });

  it('lets browsers cache hashed files forever, and sends them in the best accepted compression', async () => {
    const { port } = gateway.running;
    const answer = await new Promise<{ headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
      const options = {
        port,
        host: '127.0.0.1',
        path: '/assets/app-Ab12Cd34.js',
        headers: { 'accept-encoding': 'gzip, br' },
      };
      httpRequest(options, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => resolve({ headers: response.headers, body: Buffer.concat(chunks) }));
      })
        .once('error', reject)
        .end();
    });
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': expect.stringContaining('javascript'),
      vary: expect.stringContaining('accept-encoding'),
    });
    expect(brotliDecompressSync(answer.body).toString()).toContain('document.title');
  });

  it('answers 404 for a missing file, without the application', async () => {
    const answer = await gateway.call('GET /assets/gone-12345678.js');
    expect([answer.status, answer.body.code]).toEqual([404, 'not-found']);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('answers 404 for a file that another build has replaced since the start', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'frontend-'));
    await cp(join(import.meta.dirname, '../../test/frontend'), directory, { recursive: true });
    const other = await TestGateway.start(broker.url, { FRONTEND_DIR: directory });
    try {
      await rm(join(directory, 'client/assets'), { recursive: true });
      const answer = await other.call('GET /assets/app-Ab12Cd34.js');
      expect([answer.status, answer.body.code]).toEqual([404, 'not-found']);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    } finally {
      await other.stop();
      await rm(directory, { recursive: true });
    }
  });

  it('sends the service worker for the whole product, never from a cache, and allows it calls to us only', async () => {
    const answer = await gateway.call('GET /sw.js');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringMatching(/javascript/)]);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(answer.headers.get('content-security-policy')).toBe(
      "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
    );
  });

  it('excludes robots from gifts and from the API', async () => {
    const answer = await gateway.call('GET /robots.txt');
    expect(answer.text).toMatch(/Disallow: \/gift\/\nDisallow: \/api\//);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
  });

  it.each(['/assets/../../server/gift-page.js', '/..%2fserver%2fgift-page.js', '/assets/%2e%2e/index.html'])(
    'does not leave its folder for %s',
    async (path) => {
      const { port } = gateway.running;
      const body = await new Promise<string>((resolve, reject) => {
        httpRequest({ port, host: '127.0.0.1', path }, (response) => {
          let text = '';
          response.on('data', (chunk: Buffer) => (text += chunk.toString()));
          response.on('end', () => resolve(text));
        })
          .once('error', reject)
          .end();
      });
      expect(body).not.toContain('renderGiftPage');
    },
  );

  it('prevents the start if it is not built', async () => {
    await expect(
      Frontend.load('/nowhere/at/all', 'https://presently.test', { notices: {}, contactEmail: null }),
    ).rejects.toThrow('The built frontend is not in /nowhere/at/all');
  });
});
