import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import type { RequestListener, ServerResponse } from 'node:http';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { aResolver, aShop, html, type Shop } from './link-preview.builders.js';
import { NameResolver } from '@presently/service/outgoing/name-resolver';
import { mostBytes, PageFetcher } from './page-fetcher.js';
import type { Reach } from '@presently/service/outgoing/reach';

/** Long enough for a busy machine, in milliseconds. */
const patience = 20_000;
const page = html('<title>Teapot</title>');
const send = (response: ServerResponse, body: string | Buffer = page, headers: Record<string, string> = {}) =>
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(body);
const redirect = (response: ServerResponse, location: string, status = 302) =>
  response.writeHead(status, { location, 'content-type': 'text/html', 'set-cookie': 'a=b' }).end('moved');

let shop: Shop;
let inside: Shop;
let answer: RequestListener;
/** Allows only the shop's port: the rest of this machine represents forbidden destinations. */
const theShop: Reach = (address, port) => address === '127.0.0.1' && port === shop.port;
const fetcher = (resolver = aResolver({})) => new PageFetcher(theShop, resolver);
const at = (path: string) => shop.url + path;
const failure = (code: string) => ({ code: `link-preview.${code}`, status: 422 });

beforeAll(async () => {
  shop = await aShop((request, response) => answer(request, response));
  inside = await aShop((_request, response) => send(response, 'secret'));
});
beforeEach(() => {
  answer = (_request, response) => send(response);
  shop.requests.length = 0;
});
afterEach(() => expect(inside.requests).toEqual([]));
afterAll(() => Promise.all([shop.close(), inside.close()]));

describe('Fetching a page', () => {
  it('returns its text, encoding and address', async () => {
    const fetched = await fetcher().fetch(at('/teapot?a=1#b'), patience);
    expect(fetched).toMatchObject({ charset: 'utf-8', url: new URL(at('/teapot?a=1#b')) });
    expect(fetched.body.toString()).toBe(page);
  });

  it('sends our user agent, and no cookie, credential or address of the sender', async () => {
    await fetcher().fetch(at('/'), patience);
    expect(shop.requests[0]!.headers).toEqual({
      host: `127.0.0.1:${shop.port}`,
      connection: 'close',
      accept: 'text/html, application/xhtml+xml',
      'accept-encoding': 'gzip, br',
      'accept-language': 'en, *;q=0.5',
      'user-agent': 'Mozilla/5.0 (compatible; PresentlyLinkPreview/1.0)',
    });
  });

  it.each([
    ['gzip', gzipSync(page)],
    ['x-gzip', gzipSync(page)],
    ['br', brotliCompressSync(page)],
  ])('unpacks %s', async (encoding, body) => {
    answer = (_request, response) => send(response, body, { 'content-encoding': encoding });
    expect((await fetcher().fetch(at('/'), patience)).body.toString()).toBe(page);
  });

  it.each([
    [401, 'refused'],
    [403, 'refused'],
    [429, 'refused'],
    [404, 'not-found'],
    [410, 'not-found'],
    [400, 'unreachable'],
    [500, 'unreachable'],
    [503, 'unreachable'],
    [304, 'unreachable'],
  ])('is honest about status %i', async (status, code) => {
    answer = (_request, response) => response.writeHead(status, { 'content-type': 'text/html' }).end(page);
    await expect(fetcher().fetch(at('/'), patience)).rejects.toMatchObject(failure(code));
  });

  it.each(['application/pdf', 'image/png', 'application/json', 'text/plain', 'nonsense', ''])(
    'refuses the content type %j',
    async (type) => {
      answer = (_request, response) => send(response, page, { 'content-type': type });
      await expect(fetcher().fetch(at('/'), patience)).rejects.toMatchObject(failure('not-a-page'));
    },
  );

  it('refuses an encoding that it did not request', async () => {
    answer = (_request, response) => send(response, page, { 'content-encoding': 'zstd' });
    await expect(fetcher().fetch(at('/'), patience)).rejects.toMatchObject(failure('not-a-page'));
  });

  it('reports a server without TLS, a closed connection and a missing server', async () => {
    await expect(fetcher().fetch(`https://127.0.0.1:${shop.port}/`, patience)).rejects.toMatchObject(
      failure('unreachable'),
    );
    answer = (_request, response) => response.socket!.destroy();
    await expect(fetcher().fetch(at('/'), patience)).rejects.toMatchObject(failure('unreachable'));
    answer = (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html', 'content-length': '1000' }).write('<title>');
      setTimeout(() => response.socket!.destroy(), 20);
    };
    await expect(fetcher().fetch(at('/'), patience)).rejects.toMatchObject(failure('unreachable'));
    const nobody = createServer().listen(0, '127.0.0.1');
    await once(nobody, 'listening');
    const { port } = nobody.address() as AddressInfo;
    await new Promise((resolve) => nobody.close(resolve));
    const anywhere = new PageFetcher(() => true, aResolver({}));
    await expect(anywhere.fetch(`http://127.0.0.1:${port}/`, patience)).rejects.toMatchObject(failure('unreachable'));
  });
});

describe('A page without end', () => {
  it('is read up to the limit', async () => {
    const closed = Promise.withResolvers<string>();
    answer = (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      const more = () => {
        while (!response.destroyed && response.write(Buffer.alloc(64 * 1024, 'a')));
      };
      response.on('drain', more).on('close', () => closed.resolve('closed'));
      more();
    };
    expect((await fetcher().fetch(at('/'), 4_000)).body).toHaveLength(mostBytes);
    expect(await closed.promise).toBe('closed');
  });

  it.each([
    ['gzip', gzipSync(Buffer.alloc(200 * 1024 * 1024))],
    ['br', brotliCompressSync(Buffer.alloc(50 * 1024 * 1024))],
  ])('is read up to the limit when it is packed small: %s', async (encoding, bomb) => {
    expect(bomb.length).toBeLessThan(mostBytes);
    answer = (_request, response) => send(response, bomb, { 'content-encoding': encoding });
    const before = process.memoryUsage().arrayBuffers;
    expect((await fetcher().fetch(at('/'), 4_000)).body).toHaveLength(mostBytes);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(40 * 1024 * 1024);
  });

  it('is aborted when it unpacks to nothing', async () => {
    const nothing = gzipSync('');
    answer = (_request, response) =>
      send(response, Buffer.concat(Array.from({ length: mostBytes / nothing.length + 1 }, () => nothing)), {
        'content-encoding': 'gzip',
      });
    await expect(fetcher().fetch(at('/'), 4_000)).rejects.toMatchObject(failure('unreachable'));
  });

  it.each<[string, RequestListener]>([
    ['never answers', () => undefined],
    ['never ends', (_request, response) => void response.writeHead(200, { 'content-type': 'text/html' }).write('<')],
    [
      'drips',
      (_request, response) => {
        response.writeHead(200, { 'content-type': 'text/html' });
        const drip = setInterval(() => response.write('a'), 20);
        response.on('close', () => clearInterval(drip));
      },
    ],
    ['redirects slowly', (_request, response) => void setTimeout(() => redirect(response, '/again'), 150)],
  ])('takes too long when the server %s', async (_what, slow) => {
    answer = slow;
    await expect(fetcher().fetch(at('/'), 400)).rejects.toMatchObject(failure('too-slow'));
  });

  it('times out when DNS is slow', async () => {
    const dns = createSocket('udp4').bind(0, '127.0.0.1');
    await once(dns, 'listening');
    const silent = new NameResolver([`127.0.0.1:${dns.address().port}`]);
    await expect(new PageFetcher(theShop, silent).fetch('http://slow.example/', 200)).rejects.toMatchObject(
      failure('too-slow'),
    );
    dns.close();
  });
});

describe('A redirect', () => {
  it.each([301, 302, 303, 307, 308])('with status %i is followed', async (status) => {
    answer = (request, response) =>
      request.url === '/old' ? redirect(response, '/new', status) : send(response, page);
    expect((await fetcher().fetch(at('/old'), patience)).url.pathname).toBe('/new');
    expect(shop.requests.map(({ headers }) => headers['cookie'])).toEqual([undefined, undefined]);
  });

  it('is followed at most three times', async () => {
    answer = ({ url }, response) =>
      url === '/0' ? send(response) : redirect(response, `/${Number(url!.slice(1)) - 1}`);
    expect((await fetcher().fetch(at('/3'), patience)).url.pathname).toBe('/0');
    shop.requests.length = 0;
    await expect(fetcher().fetch(at('/4'), patience)).rejects.toMatchObject(failure('unreachable'));
    expect(shop.requests.map(({ path }) => path)).toEqual(['/4', '/3', '/2', '/1']);
  });

  it('is not followed to another port of this machine, nor to a local network', async () => {
    for (const location of [
      inside.url,
      `http://localhost:${inside.port}/`,
      `http://2130706433:${inside.port}/`,
      `//127.0.0.1:${inside.port}/`,
      'http://169.254.169.254/latest/meta-data/',
      'http://[::1]/',
      'http://metadata.google.internal/',
    ]) {
      answer = (_request, response) => redirect(response, location);
      await expect(fetcher().fetch(at('/'), patience)).rejects.toMatchObject(failure('not-public'));
    }
  });

  it.each([
    'ftp://shop.example/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'data:text/html,hi',
    'http://user:secret@shop.example/',
    'http://',
    '',
  ])('is not followed to %j', async (location) => {
    answer = (_request, response) => redirect(response, location);
    await expect(fetcher().fetch(at('/'), patience)).rejects.toMatchObject(failure('unreachable'));
  });
});

describe('A name that changes its addresses', () => {
  const rebinding = () => aResolver({ 'shop.example': [['127.0.0.1'], ['10.0.0.1']] });

  it('is resolved once, and the connection uses the checked address', async () => {
    const resolver = rebinding();
    await fetcher(resolver).fetch(`http://shop.example:${shop.port}/`, patience);
    expect(resolver.asked).toEqual(['shop.example']);
    expect(shop.requests.map(({ headers }) => headers['host'])).toEqual([`shop.example:${shop.port}`]);
  });

  it('is checked again at a redirect to itself', async () => {
    answer = (_request, response) => redirect(response, '/again');
    const resolver = rebinding();
    await expect(fetcher(resolver).fetch(`http://shop.example:${shop.port}/`, patience)).rejects.toMatchObject(
      failure('not-public'),
    );
    expect([resolver.asked.length, shop.requests.length]).toEqual([2, 1]);
  });

  it('is refused when one of its addresses is local', async () => {
    const resolver = aResolver({ 'shop.example': [['127.0.0.1', '10.0.0.1']] });
    await expect(fetcher(resolver).fetch(`http://shop.example:${shop.port}/`, patience)).rejects.toMatchObject(
      failure('not-public'),
    );
    expect(shop.requests).toEqual([]);
  });
});
