import { randomUUID } from 'node:crypto';
import type { Operation } from '@presently/contracts/kit/operation';
import type { Caller } from '@presently/messaging/call-context';
import fc, { type Arbitrary } from 'fast-check';
import type { Schema } from './contract.ts';
import { mutated, nasty } from './mutations.ts';
import type { TakenOver } from './broker-access.ts';
import { validOf, type Known } from './valid.ts';

/** A request as bytes on the wire. */
export interface HostileCall {
  headers: string;
  body: string | Uint8Array;
}

const deep = (levels: number) => `{"a":${'['.repeat(levels)}${']'.repeat(levels)}}`;
const bodies: (string | Uint8Array)[] = [
  '',
  '{',
  'null',
  '[]',
  '"x"',
  '5',
  Buffer.from([0xff, 0xfe, 0x00]),
  deep(17),
  deep(100_000),
  `{"a":${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}}`,
  JSON.stringify({ name: 'x'.repeat(600_000) }),
  JSON.stringify(Object.fromEntries(Array.from({ length: 20_000 }, (_, n) => [`k${n}`, n]))),
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  '{"toString":1,"hasOwnProperty":1,"then":1}',
];

const encoded = (value: unknown) => encodeURIComponent(JSON.stringify(value));
const callerJunk: string[] = [
  '%',
  '%7B',
  '%00',
  'null',
  ...[5, [], {}, 'x', { userId: 'nobody', displayName: 'x', isAdmin: false }].map(encoded),
  encoded({ userId: randomUUID(), displayName: 'x\0', isAdmin: false }),
  encoded({ userId: randomUUID(), displayName: { toString: 1 }, isAdmin: false }),
  encoded({ userId: [randomUUID()], displayName: 'x', isAdmin: true }),
  encoded({ userId: randomUUID(), displayName: 'x', isAdmin: 'true' }),
];
/** Header lines, each with its defect. */
const lineJunk: string[] = [
  'no colon',
  ': no name',
  'a b: c',
  'ä: ö',
  'x: a\nb',
  'x: a\rb',
  '\0: \0',
  'Presently-Deadline: NaN',
  'Presently-Deadline: 1',
  'Presently-Deadline: -1',
  'Presently-Deadline: 1e400',
  'Presently-Deadline: 99999999999999999',
  'Presently-Time-Zone: ../../etc/passwd',
  'Presently-Time-Zone: eUrOpE/bErLiN',
  `Presently-Time-Zone: ${'Z'.repeat(5_000)}`,
  `Idempotency-Key: ${'k'.repeat(300)}`,
  'Idempotency-Key: ä ö',
  'Presently-Address: \u202e999.1.1.1',
  `Presently-Address: ${'1'.repeat(10_000)}`,
  `Presently-Call: ${'c'.repeat(10_000)}`,
  'Presently-Parts: 1',
  'Presently-Parts: yes',
  'traceparent: 00-zz-zz-00',
  `traceparent: ${'0'.repeat(10_000)}`,
  'tracestate: =,=;=',
  'baggage: a=%zz',
];
/** First lines of a header block. The first one is valid. */
const beginnings = ['NATS/1.0', 'NATS/1.0', 'NATS/1.0', 'NATS/1.0', 'NATS/1.0 503', 'NATS/9 x y', 'HTTP/1.1 200 OK'];

function blockOf(beginning: string, caller: string | undefined, junk: readonly string[], end: string): string {
  const called = caller === undefined ? [] : [`Presently-Caller: ${caller}`];
  return [beginning, ...called, ...junk].join('\r\n') + end;
}

/** Generates calls of an operation: valid ones, and valid ones with one change. */
export function callsFor({
  schema,
  schemas,
  known,
  caller,
}: {
  schema: Schema;
  schemas: Record<string, Schema>;
  known: Known;
  caller: Caller;
}): Arbitrary<HostileCall> {
  const valid = validOf(schema, schemas, known);
  const body = fc.oneof(
    { weight: 6, arbitrary: valid.map((each): string | Uint8Array => JSON.stringify(each)) },
    { weight: 3, arbitrary: mutated(valid) },
    { weight: 2, arbitrary: fc.constantFrom(...bodies) },
  );
  const who = fc.oneof(
    { weight: 9, arbitrary: fc.constant(encoded(caller)) },
    { weight: 1, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: fc.constantFrom(...callerJunk) },
    { weight: 1, arbitrary: fc.constantFrom(...nasty).map((displayName) => encodedName(caller, displayName)) },
  );
  const headers = fc
    .record({
      beginning: fc.constantFrom(...beginnings),
      who,
      junk: fc.oneof(
        { weight: 4, arbitrary: fc.constant([]) },
        { weight: 2, arbitrary: fc.array(fc.constantFrom(...lineJunk), { minLength: 1, maxLength: 3 }) },
      ),
      end: fc.constantFrom('\r\n\r\n', '\r\n\r\n', '\r\n\r\n', '\r\n', ''),
    })
    .map(({ beginning, who: named, junk, end }) => blockOf(beginning, named, junk, end));
  return fc.record({ headers, body });
}

/** A lone surrogate cannot be encoded. JSON writes it as an escape. */
const encodedName = (caller: Caller, displayName: string) => encoded({ ...caller, displayName });

/**
 * Makes a call and waits for the answer.
 * @returns the raw answer; undefined without an answer in time
 */
export async function ask(
  { nats, raw, user }: TakenOver,
  { service, subject }: Pick<Operation, 'service' | 'subject'>,
  call: HostileCall,
  waitMs: number,
): Promise<string | undefined> {
  const answer = Promise.withResolvers<string | undefined>();
  const reply = `_INBOX_${user}.${service}.taken.${randomUUID()}`;
  const inbox = nats.subscribe(reply, {
    callback: (_error, message) => {
      // Parts of an answer precede the answer.
      if (!message.string().startsWith('{"part":')) answer.resolve(message.string());
    },
  });
  const late = setTimeout(() => answer.resolve(undefined), waitMs);
  try {
    await nats.flush();
    raw.publish(subject, { reply, ...call });
    return await answer.promise;
  } finally {
    clearTimeout(late);
    inbox.unsubscribe();
  }
}
