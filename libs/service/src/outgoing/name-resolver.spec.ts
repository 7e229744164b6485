import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { NameResolver } from './name-resolver.js';

const A = 1;
const AAAA = 28;
const addresses: Record<string, Record<number, number[] | undefined>> = {
  'shop.example': { [A]: [93, 184, 215, 14], [AAAA]: [0x26, 6, 0x47, 0, ...Array<number>(11).fill(0), 0x11] },
  'old.example': { [A]: [93, 184, 215, 15] },
  'nobody.example': {},
};

/** The answer of a DNS server to one question; see RFC 1035, 4.1. */
function answerTo(query: Buffer): Buffer | undefined {
  const labels: string[] = [];
  let at = 12;
  while (query[at] !== 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + query[at]!));
    at += query[at]! + 1;
  }
  const type = query.readUInt16BE(at + 1);
  const known = addresses[labels.join('.')];
  if (!known) return undefined;
  const data = known[type];
  const header = Buffer.from([query[0]!, query[1]!, 0x81, 0x80, 0, 1, 0, data ? 1 : 0, 0, 0, 0, 0]);
  const question = query.subarray(12, at + 5);
  const record = data ? Buffer.from([0xc0, 12, 0, type, 0, 1, 0, 0, 0, 60, 0, data.length, ...data]) : Buffer.of();
  return Buffer.concat([header, question, record]);
}

describe('A DNS query', () => {
  let server: Socket;
  let resolver: NameResolver;
  beforeAll(async () => {
    server = createSocket('udp4', (query, { port, address }) => {
      const answer = answerTo(query);
      if (answer) server.send(answer, port, address);
    });
    server.bind(0, '127.0.0.1');
    await once(server, 'listening');
    resolver = new NameResolver([`127.0.0.1:${(server.address() as AddressInfo).port}`]);
  });
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

  it.each([
    ['shop.example', ['93.184.215.14', '2606:4700::11']],
    ['old.example', ['93.184.215.15']],
    ['nobody.example', []],
  ])('brings all addresses of %s', async (name, expected) => {
    expect(await resolver.addressesOf(name, new AbortController().signal)).toEqual(expected);
  });

  it('is cancelled by its signal', async () => {
    await expect(resolver.addressesOf('silent.example', AbortSignal.timeout(100))).rejects.toMatchObject({
      name: 'TimeoutError',
    });
    await expect(resolver.addressesOf('shop.example', AbortSignal.abort())).rejects.toMatchObject({
      name: 'AbortError',
    });
  });
});
