import type { RequestListener } from 'node:http';
import { gzipSync } from 'node:zlib';
import type { Product } from '../../world/product.ts';
import { serveLocally, type LocalServer } from '../../world/local-server.ts';
import { Attacker } from '../attacker.ts';
import { newAttacker } from '../world.ts';

const metadata = '169.254.169.254';
/** Addresses outside the public web, in every notation that a parser accepts. */
const inner = [
  'http://127.0.0.1:PORT/',
  'http://127.1:PORT/',
  'http://127.0.1:PORT/',
  'http://2130706433:PORT/',
  'http://0x7f000001:PORT/',
  'http://0x7f.0.0.1:PORT/',
  'http://0177.0.0.1:PORT/',
  'http://017700000001:PORT/',
  'http://127.0.0.1.:PORT/',
  'http://127.255.255.254:PORT/',
  'http://0.0.0.0:PORT/',
  'http://0:PORT/',
  'http://[::1]:PORT/',
  'http://[::]:PORT/',
  'http://[0:0:0:0:0:0:0:1]:PORT/',
  'http://[::ffff:127.0.0.1]:PORT/',
  'http://[::ffff:7f00:1]:PORT/',
  'http://[::127.0.0.1]:PORT/',
  'http://[64:ff9b::7f00:1]:PORT/',
  'http://[64:ff9b:1::7f00:1]:PORT/',
  'http://[2002:7f00:1::]:PORT/',
  'http://[2001:0:7f00:1::1]:PORT/',
  'http://[fe80::1]:PORT/',
  'http://[fc00::1]:PORT/',
  'http://[fd12:3456::1]:PORT/',
  'http://[ff02::1]:PORT/',
  'http://[100::1]:PORT/',
  'http://localhost:PORT/',
  'http://LOCALHOST:PORT/',
  'http://localhost.:PORT/',
  'http://sub.localhost:PORT/',
  'http://①②⑦.⓪.⓪.①:PORT/',
  'http://127。0。0。1:PORT/',
  'http://10.0.0.1/',
  'http://172.16.0.1/',
  'http://172.31.255.254/',
  'http://192.168.0.1/',
  'http://100.64.0.1/',
  'http://198.18.0.1/',
  'http://192.0.0.1/',
  'http://192.0.2.1/',
  'http://203.0.113.1/',
  'http://224.0.0.1/',
  'http://240.0.0.1/',
  'http://255.255.255.255/',
  `http://${metadata}/latest/meta-data/`,
  'http://2852039166/',
  'http://0xa9fea9fe/',
  'http://0251.0376.0251.0376/',
  `http://[::ffff:${metadata}]/`,
  'http://[fd00:ec2::254]/',
  'http://168.63.129.16/',
  'http://metadata.google.internal/',
  'http://printer.local/',
  'http://intranet/',
  'http://identity:8081/',
  'http://db.home.arpa/',
];
/** Public addresses with ports that are not the web's. */
const doors = [
  'http://93.184.215.14:22/',
  'http://93.184.215.14:25/',
  'http://93.184.215.14:6379/',
  'https://93.184.215.14:8443/',
];
/** Addresses that parsers interpret differently, or that are no web addresses. */
const noAddress = [
  'http://example.com@127.0.0.1:PORT/',
  'http://user:pass@example.com/',
  'http://127.0.0.1:PORT@example.com/',
  'ftp://127.0.0.1/',
  'file:///etc/passwd',
  'gopher://127.0.0.1:PORT/_x',
  'dict://127.0.0.1:PORT/',
  'data:text/html,<title>x</title>',
  'javascript:alert(1)',
  'jar:http://127.0.0.1:PORT!/',
  'http:127.0.0.1:PORT\u0000/',
  'http://',
  '//127.0.0.1:PORT/',
  'unix:/var/run/docker.sock',
];

interface Listening extends LocalServer {
  visits: string[];
}

async function listen(handle: RequestListener): Promise<Listening> {
  const visits: string[] = [];
  const server = await serveLocally((request, response) => {
    visits.push(request.url!);
    handle(request, response);
  });
  return { ...server, visits };
}

const preview = (attacker: Attacker, url: string) => attacker.call('POST /api/link-preview', { url });

/** Link previews fetch from the public web only. */
export function serverSideRequests(world: { product: Product }): void {
  describe('server-side requests', () => {
    let here: Listening;
    let attacker: Attacker;
    beforeAll(async () => {
      here = await listen(
        (_request, response) => void response.setHeader('content-type', 'text/html').end('<title>inside</title>'),
      );
    });
    /** A user's previews are limited, so every eight addresses get a new user. */
    let asked = 0;
    beforeEach(async () => {
      if (asked++ % 8 === 0) attacker = await newAttacker(world.product);
    });
    afterAll(() => here.close());

    it.each([...inner, ...doors])('%s is not on the public web', async (address) => {
      const answer = await preview(attacker, address.replace('PORT', String(here.port)));
      expect([answer.status, answer.body.code]).toEqual([422, 'link-preview.not-public']);
      expect(here.visits).toEqual([]);
    });

    it.each(noAddress)('%j is not the address of a page', async (address) => {
      const answer = await preview(attacker, address.replaceAll('PORT', String(here.port)));
      expect([answer.status, answer.body.code]).toEqual([400, 'invalid-input']);
      expect(here.visits).toEqual([]);
    });

    it.each([...inner, ...doors, ...noAddress])('%j has no picture for a screen', async (address) => {
      const url = encodeURIComponent(address.replaceAll('PORT', String(here.port)));
      const answer = await attacker.call(`GET /media/pictures?url=${url}`);
      expect([400, 404]).toContain(answer.status);
      expect(here.visits).toEqual([]);
      const stranger = await new Attacker(world.product.url).call(`GET /media/pictures?url=${url}`);
      expect(stranger.status).toBe(401);
    });

    it('the answer does not reveal whether a port is open', async () => {
      const [open, shut] = [await preview(attacker, here.url), await preview(attacker, 'http://127.0.0.1:1/')];
      expect([open.status, open.text]).toEqual([shut.status, shut.text]);
    });
  });
}

/** Hostile pages, with this machine in place of the public web. */
export function visitedPages(world: { product: Product }): void {
  describe('server-side requests', () => {
    let page: Listening;
    let attacker: Attacker;
    let handle: RequestListener;
    beforeAll(async () => {
      page = await listen((request, response) => handle(request, response));
    });
    beforeEach(async () => {
      attacker = await newAttacker(world.product);
    });
    afterAll(() => page.close());

    const targets = [
      `http://${metadata}/latest/meta-data/iam/`,
      'http://10.0.0.1/',
      'http://192.168.1.1/admin',
      'http://[fd00:ec2::254]/',
      'http://[::ffff:10.0.0.1]/',
      'http://0xa9fea9fe/',
      'http://metadata.google.internal/',
      'http://intranet/',
      'http://93.184.215.14:22/',
    ];
    it.each(targets)('a redirect to %s is not followed', async (target) => {
      handle = (_request, response) => void response.writeHead(302, { location: target }).end();
      const answer = await preview(attacker, page.url);
      expect([answer.status, answer.body.code]).toEqual([422, 'link-preview.not-public']);
    });

    it.each([
      'file:///etc/passwd',
      'javascript:alert(1)',
      'data:text/html,x',
      'http://user:pass@127.0.0.1/',
      '',
      'http://',
    ])('a redirect to %j leads nowhere', async (target) => {
      handle = (_request, response) => void response.writeHead(302, { location: target }).end();
      const answer = await preview(attacker, page.url);
      expect([answer.status, answer.body.code]).toEqual([422, 'link-preview.unreachable']);
    });

    it('a redirect loop is ended', async () => {
      page.visits.length = 0;
      handle = (request, response) => void response.writeHead(302, { location: `${request.url}x` }).end();
      expect((await preview(attacker, page.url)).body.code).toBe('link-preview.unreachable');
      expect(page.visits.length).toBeLessThanOrEqual(4);
    });

    it('the request has no headers of the user', async () => {
      let told: NodeJS.Dict<string | string[]> = {};
      handle = (request, response) => {
        told = request.headers;
        response.setHeader('content-type', 'text/html').setHeader('set-cookie', 'a=b').end('<title>Teapot</title>');
      };
      expect((await preview(attacker, page.url)).status).toBe(200);
      expect(Object.keys(told).toSorted()).toEqual([
        'accept',
        'accept-encoding',
        'accept-language',
        'connection',
        'host',
        'user-agent',
      ]);
    });

    const bodies: [string, RequestListener][] = [
      [
        'never ends',
        (_request, response) => {
          response.setHeader('content-type', 'text/html');
          const drip = setInterval(() => response.write('<p>'), 200);
          response.on('close', () => clearInterval(drip));
        },
      ],
      ['never begins', () => undefined],
      [
        'is 64 MB',
        (_request, response) => {
          response.setHeader('content-type', 'text/html');
          const chunk = Buffer.alloc(1024 * 1024, 'a');
          let left = 64;
          const more = () => {
            if (left-- === 0) response.end();
            else response.write(chunk, more);
          };
          more();
        },
      ],
      [
        'unpacks to 200 MB',
        (_request, response) => {
          response
            .writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' })
            .end(gzipSync(Buffer.alloc(200 * 1024 * 1024)));
        },
      ],
      [
        'is packed unlike it says',
        (_request, response) => {
          response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }).end('<title>x</title>');
        },
      ],
      [
        'is a file',
        (_request, response) => {
          response.writeHead(200, { 'content-type': 'application/octet-stream' }).end('x');
        },
      ],
      [
        'is a picture that is a page',
        (_request, response) => {
          response.writeHead(200, { 'content-type': 'image/svg+xml' }).end('<svg><script>1</script></svg>');
        },
      ],
      [
        'has very many headers',
        (_request, response) => {
          for (let n = 0; n < 1_000; n++) response.setHeader(`x-${n}`, 'a'.repeat(100));
          response.end('x');
        },
      ],
      [
        'nests very deep',
        (_request, response) => {
          response.setHeader('content-type', 'text/html').end('<div>'.repeat(200_000));
        },
      ],
    ];
    it.each(bodies)('a page that %s is refused with a clear message', async (_what, listener) => {
      handle = listener;
      const answer = await preview(attacker, page.url);
      expect(answer.status).toBe(422);
      expect(answer.body.code).toMatch(/^link-preview\./);
    });

    it('shows only texts and web addresses of a page', async () => {
      handle = (_request, response) =>
        void response
          .setHeader('content-type', 'text/html')
          .end(
            '<title>&lt;script&gt;alert(1)&lt;/script&gt;</title>' +
              '<meta property="og:image" content="javascript:alert(1)">' +
              `<meta property="og:description" content="&lt;img src=x onerror=1&gt; ${'x'.repeat(50_000)}">`,
          );
      const { status, body } = await preview(attacker, page.url);
      expect(status).toBe(200);
      expect(body.image).toBeUndefined();
      expect((body.description as string).length).toBeLessThanOrEqual(5_000);
    });
  });
}
