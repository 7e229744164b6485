import { destinationOf } from './destination.js';
import { aResolver } from './link-preview.builders.js';
import { publicWeb } from '@presently/service/outgoing/reach';

const never = new AbortController().signal;
const dns = {
  'shop.example': [['93.184.215.14', '2606:4700::6810:85e5']],
  'inside.example': [['10.1.2.3']],
  'loop.example': [['127.0.0.1']],
  'metadata.example': [['169.254.169.254']],
  'mapped.example': [['::ffff:10.0.0.1']],
  'half.example': [['93.184.215.14', '192.168.0.1']],
  'half6.example': [['93.184.215.14', 'fd00::1']],
  '127.0.0.1.nip.example': [['127.0.0.1']],
};
const lead = (url: string, resolver = aResolver(structuredClone(dns))) =>
  destinationOf(new URL(url), publicWeb, resolver, never);

describe('The destination of a link', () => {
  it.each([
    ['http://shop.example/'],
    ['https://shop.example/teapot?size=2'],
    ['https://SHOP.example./'],
    ['https://shop.example:443/'],
    ['http://93.184.215.14/'],
    ['http://[2606:4700::6810:85e5]/'],
  ])('%s', async (url) => {
    expect(await lead(url)).not.toHaveLength(0);
  });

  it('is all addresses of the name', async () => {
    expect(await lead('https://shop.example/')).toEqual([
      { address: '93.184.215.14', family: 4 },
      { address: '2606:4700::6810:85e5', family: 6 },
    ]);
  });
});

describe('A link is refused for', () => {
  it.each([
    // One address in many notations.
    'http://127.0.0.1/',
    'http://127.0.0.1./',
    'http://127.1/',
    'http://127.0.1/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://0x7f000001/',
    'http://0x7f.0x0.0x0.0x1/',
    'http://0177.0.0.1/',
    'http://00000177.1/',
    'http://017700000001/',
    'http://①②⑦.⓪.⓪.①/',
    'http://127。0。0。1/',
    'http://%31%32%37.0.0.1/',
    'http://0/',
    'http://0.0.0.0/',
    'http://[::1]/',
    'http://[::]/',
    'http://[0:0:0:0:0:0:0:1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:7f00:1]/',
    'http://[::127.0.0.1]/',
    'http://[64:ff9b::127.0.0.1]/',
    'http://[2002:7f00:1::]/',
    'http://[fe80::1]/',
    'http://[fd00:ec2::254]/',
    // The part before the @ is not the host.
    'http://shop.example@127.0.0.1/',
    'http://shop.example:80@10.0.0.1/',
    'http://127.0.0.1#@shop.example/',
    'http://127.0.0.1\\@shop.example/',
    'http://169.254.169.254/latest/meta-data/',
    'http://2852039166/',
    'http://0xa9fea9fe/',
    'http://10.0.0.1/',
    'http://192.168.1.1/',
    'http://172.20.0.1/',
    'http://100.64.1.1/',
    'http://255.255.255.255/',
    'http://localhost/',
    'http://LOCALHOST./',
    'http://metadata.google.internal/',
    'http://gifting/',
    'http://postgres.default.svc.cluster.local/',
    // Names of the local network.
    'http://inside.example/',
    'http://loop.example/',
    'http://metadata.example/',
    'http://mapped.example/',
    'http://half.example/',
    'http://half6.example/',
    'http://127.0.0.1.nip.example/',
    // Other ports of public machines.
    'http://shop.example:22/',
    'http://shop.example:8080/',
    'https://shop.example:5432/',
    'http://93.184.215.14:6379/',
  ])('%s', async (url) => {
    await expect(lead(url)).rejects.toMatchObject({ code: 'link-preview.not-public', status: 422 });
  });

  it('a name without an address', async () => {
    await expect(lead('https://nobody.example/')).rejects.toMatchObject({ code: 'link-preview.unreachable' });
  });

  it('a local name, without a DNS query', async () => {
    const resolver = aResolver({});
    for (const url of ['http://gifting/', 'http://a.localhost/', 'http://x.internal/', 'http://127.1/']) {
      await expect(lead(url, resolver)).rejects.toMatchObject({ code: 'link-preview.not-public' });
    }
    expect(resolver.asked).toEqual([]);
  });
});
