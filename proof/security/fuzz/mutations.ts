import fc, { type Arbitrary } from 'fast-check';

/** Texts that break careless code. */
export const nasty: string[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\r\n',
  'x\r\nSet-Cookie: a=b',
  '\ud800',
  'a\udfffb',
  '\u202eevil',
  '\ufeff',
  '\u2028',
  '👩‍👩‍👧‍👦'.repeat(40),
  'ß'.repeat(50),
  'İ'.repeat(50),
  'a'.repeat(60_000),
  "'; drop table users; --",
  '%s%n%x',
  '%00',
  '../../etc/passwd',
  '<script>1</script>',
  'javascript:1',
  'http://[::1]:1/',
  'https://user:pass@host/',
  'http://\u0000',
  '2023-02-29',
  '2024-02-30',
  '0000-01-01',
  '9999-12-31',
  '+275760-09-13T00:00:00.000Z',
  '-000001-01-01T00:00:00Z',
  '2026-12-01T25:61:61Z',
  '2026-12-01T09:00:00+99:99',
  '9999-12-31T23:59:59.999999999Z',
  '0001-01-01T00:00:00Z',
  'Infinity',
  'NaN',
  '1e400',
  '-1',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  'null',
  'undefined',
  '[object Object]',
  'Etc/GMT+99',
  'a@b',
  '"a b"@example.com',
  `${'a'.repeat(64)}@${'b'.repeat(180)}.example`,
  '+1'.padEnd(40, '5'),
];

const values: unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  2 ** 31,
  2 ** 53,
  Number.MAX_VALUE,
  [],
  {},
  [[]],
  [null],
  [{}],
  { toString: 'x' },
  { length: 5 },
  { $gt: '' },
  Array.from({ length: 10_000 }, () => 'x'),
  Array.from({ length: 3 }, () => 'x'.repeat(20_000)),
  ...nasty,
];

const extra = [
  'isAdmin',
  'id',
  'userId',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '',
  '\u0000',
  '$where',
  'a.b',
  'a[b]',
];

/** A valid body with one change, as text. */
export const mutated = (valid: Arbitrary<unknown>): Arbitrary<string> =>
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc
        .tuple(valid, fc.nat(), fc.constantFrom(...values))
        .map(([body, at, value]) => replaced(body, at, value)),
    },
    { weight: 2, arbitrary: fc.tuple(valid, fc.nat()).map(([body, at]) => dropped(body, at)) },
    {
      weight: 2,
      arbitrary: fc
        .tuple(valid, fc.constantFrom(...extra), fc.constantFrom(...values))
        .map(([body, key, value]) => withMore(body, key, value)),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(valid, fc.nat(), fc.constantFrom(...values))
        .map(([body, at, value]) => doubled(body, at, value)),
    },
    { weight: 1, arbitrary: fc.json({ maxDepth: 4 }) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        '',
        '{',
        'null',
        '[]',
        '"x"',
        '1e400',
        'NaN',
        '{"a":1e400}',
        '\ufeff{}',
        '{"a":"\\ud800"}',
        `{"a":${'['.repeat(200)}${']'.repeat(200)}}`,
        '{"a":01}',
        "{'a':1}",
        '{}{}',
        '\u0000',
      ),
    },
  );

const entriesOf = (body: unknown): [string, unknown][] =>
  typeof body === 'object' && body !== null ? Object.entries(body) : [];
const asText = (entries: [string, unknown][]): string =>
  `{${entries.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`).join(',')}}`;

function replaced(body: unknown, at: number, value: unknown): string {
  const entries = entriesOf(body);
  if (entries.length === 0) return JSON.stringify({ x: value });
  const index = at % entries.length;
  return asText(entries.map(([key, old], n) => [key, n === index ? value : old]));
}
const dropped = (body: unknown, at: number): string => {
  const entries = entriesOf(body);
  return asText(entries.filter((_entry, n) => n !== at % Math.max(entries.length, 1)));
};
const withMore = (body: unknown, key: string, value: unknown): string => asText([...entriesOf(body), [key, value]]);
function doubled(body: unknown, at: number, value: unknown): string {
  const entries = entriesOf(body);
  const [key] = entries[at % Math.max(entries.length, 1)] ?? ['x'];
  return asText([...entries, [key, value]]);
}

/** Path parameters without meaning. */
export const nastyInPath: string[] = [
  '0',
  'null',
  '%00',
  '%2e%2e',
  '..%2f..',
  '%F0%9F',
  'a'.repeat(3_000),
  "';--",
  '%0d%0aa:b',
  'constructor',
  '__proto__',
];

/** Headers that clients set. */
export const headerJunk: Record<string, string>[] = [
  {},
  {},
  {},
  { 'x-time-zone': 'Europe/Berlin' },
  { 'x-time-zone': '../../etc' },
  { 'x-time-zone': 'a'.repeat(5_000) },
  { 'idempotency-key': 'k' },
  { 'idempotency-key': 'k'.repeat(300) },
  { 'idempotency-key': 'ä ö' },
  { accept: 'text/event-stream' },
  { accept: 'text/html' },
  { 'accept-encoding': 'gzip;q=nope, *' },
  { 'accept-language': '\u00ff' },
  { traceparent: '00-zz-zz-00' },
  { baggage: 'a'.repeat(4_000) },
  { 'x-forwarded-for': 'not an address' },
  { 'x-forwarded-proto': 'javascript' },
  { range: 'bytes=-999999999999' },
  { 'if-none-match': '*' },
];
