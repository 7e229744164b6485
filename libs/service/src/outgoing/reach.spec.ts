import { isInnerName, isPublicAddress, publicWeb, publicWebAndThisMachine } from './reach.js';

describe('A public address', () => {
  it.each(['8.8.8.8', '93.184.215.14', '172.15.255.255', '172.32.0.1', '100.63.255.255', '2606:4700::6810:85e5'])(
    'is %s',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );

  it.each([
    ['this machine', '127.0.0.1'],
    ['this machine', '127.255.255.254'],
    ['this machine', '::1'],
    ['this network', '0.0.0.0'],
    ['this network', '0.1.2.3'],
    ['no address', '::'],
    ['a private network', '10.0.0.1'],
    ['a private network', '172.16.0.1'],
    ['a private network', '172.31.255.255'],
    ['a private network', '192.168.1.1'],
    ['the metadata of most clouds', '169.254.169.254'],
    ['the metadata of Alibaba', '100.100.100.200'],
    ['the metadata of Oracle', '192.0.0.192'],
    ['the metadata of AWS over IPv6', 'fd00:ec2::254'],
    ['the host of Azure', '168.63.129.16'],
    ['a provider’s own network', '100.64.0.1'],
    ['a provider’s own network', '100.127.255.255'],
    ['a protocol’s own range', '192.0.0.1'],
    ['documentation', '192.0.2.1'],
    ['documentation', '198.51.100.1'],
    ['documentation', '203.0.113.1'],
    ['documentation', '2001:db8::1'],
    ['benchmarks', '198.18.0.1'],
    ['6to4 relays', '192.88.99.1'],
    ['multicast', '224.0.0.1'],
    ['multicast', 'ff02::1'],
    ['a reserved range', '240.0.0.1'],
    ['everybody', '255.255.255.255'],
    ['this link', 'fe80::1'],
    ['this link, by its zone', 'fe80::1%eth0'],
    ['site-local, now deprecated', 'fec0::1'],
    ['a unique local network', 'fc00::1'],
    ['a unique local network', 'fdff::1'],
    ['IPv4 mapped', '::ffff:127.0.0.1'],
    ['IPv4 mapped, though public', '::ffff:8.8.8.8'],
    ['IPv4 compatible', '::127.0.0.1'],
    ['IPv4 translated', '::ffff:0:127.0.0.1'],
    ['NAT64', '64:ff9b::7f00:1'],
    ['NAT64 of a local network', '64:ff9b:1::a00:1'],
    ['6to4', '2002:7f00:1::'],
    ['Teredo', '2001:0:53aa:64c::1'],
    ['nowhere', '100::1'],
    ['an unallocated range', '4000::1'],
    ['segment routing', '5f00::1'],
    ['no address at all', 'shop.example'],
    ['no address at all', ''],
  ])('is not one of %s: %s', (_of, address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

describe('The reach of a preview', () => {
  it('is the public web on the ports of http and https', () => {
    expect([80, 443, 22, 8080, 5432, 0].map((port) => publicWeb('8.8.8.8', port))).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
    expect(publicWeb('127.0.0.1', 80)).toBe(false);
  });

  it('includes this machine where that is allowed, and no other local machine', () => {
    for (const address of ['127.0.0.1', '::1']) expect(publicWebAndThisMachine(address, 5432)).toBe(true);
    expect(publicWebAndThisMachine('8.8.8.8', 443)).toBe(true);
    for (const [address, port] of [
      ['8.8.8.8', 8080],
      ['10.0.0.1', 80],
      ['169.254.169.254', 80],
      ['::ffff:127.0.0.1', 80],
      ['0.0.0.0', 80],
    ] as const) {
      expect([address, port, publicWebAndThisMachine(address, port)]).toEqual([address, port, false]);
    }
  });
});

it.each([
  ['gifting', true],
  ['localhost', true],
  ['shop.localhost', true],
  ['printer.local', true],
  ['metadata.google.internal', true],
  ['gifting.default.svc.cluster.local', true],
  ['router.home.arpa', true],
  ['shop.example', false],
  ['local.example', false],
  ['notlocal.com', false],
])('%j is a name of an inner network: %j', (name, isInner) => {
  expect(isInnerName(name)).toBe(isInner);
});
