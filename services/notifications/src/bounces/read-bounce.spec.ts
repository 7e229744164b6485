import { bounceMail } from '../../test/bounce-mail.js';
import { readBounce } from './read-bounce.js';

const own = 'bounce+00ff@presently.test';
const read = (text: string) => readBounce(Buffer.from(text));
const report = (...fields: string[]) =>
  [
    'From: <>',
    `To: ${own}`,
    'Content-Type: multipart/report; report-type=delivery-status; boundary=x',
    '',
    '--x',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example.com',
    '',
    ...fields,
    '--x--',
  ].join('\r\n');

/** Parts inside of parts. */
const nested = (depth: number) =>
  `Content-Type: multipart/mixed; boundary=a0\r\n\r\n${Array.from(
    { length: depth },
    (_none, nth) => `--a${nth}\r\nContent-Type: multipart/mixed; boundary=a${nth + 1}\r\n\r\n`,
  ).join('')}`;

describe('a mail to the bounce address', () => {
  it.each([
    ['of Gmail', 'gmail', '5.1.1'],
    ['of Exchange, in words', 'exchange', '5.1.1'],
    ['of Exchange Online', 'exchange-online', '5.1.10'],
  ] as const)('is a bounce %s', async (_who, format, status) => {
    const mail = await read(await bounceMail(format, own));
    expect(mail.bounce).toEqual({ status });
    expect(mail.addressedTo).toContain(own);
  });

  it.each(['delayed', 'out-of-office'] as const)('changes nothing if it is %s', async (format) => {
    expect((await read(await bounceMail(format, own))).bounce).toBeUndefined();
  });

  it.each([
    ['a full mailbox for now', ['Action: failed', 'Status: 4.2.2'], undefined],
    ['a server that has given up', ['Action: failed', 'Status: 4.4.7'], '4.4.7'],
    ['a delivery', ['Action: delivered', 'Status: 2.0.0'], undefined],
    [
      'a failure beside a delivery',
      ['Action: relayed', 'Status: 2.0.0', '', 'Action: failed', 'Status: 5.2.2'],
      '5.2.2',
    ],
    ['a failure without a status', ['Action: failed'], undefined],
  ])('reports %s', async (_what, fields, status) => {
    expect((await read(report(...fields))).bounce?.status).toBe(status);
  });

  it.each([
    ['a person', (mail: string) => mail.replace(/^From: .*$/m, 'From: Eve <eve@example.com>')],
    ['a subject of another kind', (mail: string) => mail.replace('Subject: Undeliverable: ', 'Subject: Re: ')],
    ['a temporary status', (mail: string) => mail.replace('#5.1.1', '#4.2.2')],
    ['an address of numbers', (mail: string) => mail.replaceAll('5.1.1', '10.5.1.1')],
  ])('in words is no bounce with %s', async (_what, change) => {
    expect((await read(change(await bounceMail('exchange', own)))).bounce).toBeUndefined();
  });

  it.each(['', 'no mail at all', '\0\uffff', `From: x\r\n${'To: y\r\n'.repeat(5_000)}`, nested(11), nested(500)])(
    'may be anything (%#)',
    async (text) => {
      expect((await read(text)).bounce).toBeUndefined();
    },
  );
});
