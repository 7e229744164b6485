import { randomUUID } from 'node:crypto';
import { subjectFor, type Event } from '@presently/contracts/kit/event';
import { envelopeOf } from '@presently/testing/envelope-of';
import type { Random } from '../../world/random.ts';
import type { Schema } from './contract.ts';

/** A message of which every service that reads it must make a dead letter. */
export interface HostileEvent {
  what: string;
  headers?: string;
  /** @param mark a text to put into the message */
  body: (mark: string) => string | Uint8Array;
}

type Data = Record<string, unknown>;

/** Bodies that are no envelopes. */
const noEnvelopes: [string, (mark: string, whole: object) => string | Uint8Array][] = [
  ['no JSON', (mark) => `${mark} {`],
  ['half of it', (mark, whole) => JSON.stringify({ mark, ...whole }).slice(0, -5)],
  ['no text', (mark) => Buffer.concat([Buffer.from(mark), Buffer.from([0, 0xff, 0xfe])])],
  ['a list', (mark, whole) => JSON.stringify([mark, whole])],
  ['a text', (mark) => JSON.stringify(mark)],
  ['nothing but a mark', (mark) => JSON.stringify({ mark })],
  [
    'nested and never closed',
    (mark, whole) => `{"mark":"${mark}","deep":${'['.repeat(50_000)}${JSON.stringify(whole)}`,
  ],
  ['as large as the stream takes', (mark) => mark + 'x'.repeat(200_000)],
];
const wrongEnvelopes: Data[] = [
  { specversion: '0.3' },
  { specversion: undefined },
  { id: 'none' },
  { id: null },
  { id: [randomUUID()] },
  { type: 'identity.user_erased.v0' },
  { type: 'billing.subscription_changed.v2' },
  { type: 5 },
  { data: undefined },
  { data: null },
  { data: 'x' },
];
/** Values that only reactions check. */
const wrongBesides: Data[] = [
  { time: 'soon' },
  { time: null },
  { time: '+999999-01-01T00:00:00Z' },
  { aggregateversion: -1 },
  { aggregateversion: 1.5 },
  { aggregateversion: 1e300 },
  { aggregateversion: '1' },
  { aggregateversion: undefined },
  { data: [] },
];
/** Values that no field accepts. */
const wrongValues: unknown[] = [
  undefined,
  1e300,
  -1.5,
  '\0',
  '\ud800',
  {},
  [[]],
  [null],
  true,
  ['x', 5],
  { toString: 'x' },
];

const quirks: Data[] = [
  { ['__proto__']: { isAdmin: true } },
  { isAdmin: true },
  { constructor: { prototype: {} } },
  { toString: 1 },
];

/** Every defect of an event once, with random values of fields. */
export function brokenEvents(
  event: Event,
  others: readonly Event[],
  { schema, valid, random }: { schema: Schema; valid: Data; random: Random },
): HostileEvent[] {
  const whole = () => envelopeOf(event, valid);
  const with_ = (change: Data) => (mark: string) => JSON.stringify({ mark, ...whole(), ...change });
  const required = (schema.required ?? []).filter((field) => !isNullable(schema.properties![field]!));
  const valueFor = (field: string): unknown => {
    const fits = wrongValues.filter((value) => isWrong(value, schema.properties![field]!));
    return random.shuffled(fits)[0];
  };
  return [
    ...noEnvelopes.map(([what, body]): HostileEvent => ({
      what,
      body: (mark) => body(mark, whole()),
    })),
    ...wrongEnvelopes.map((change): HostileEvent => ({
      what: JSON.stringify(change),
      body: with_(change),
    })),
    ...others.map((other): HostileEvent => ({
      what: `${other.type} in its place`,
      body: with_({ type: other.type }),
    })),
    ...wrongBesides.map((change): HostileEvent => ({
      what: JSON.stringify(change),
      body: with_(change),
    })),
    ...required.map((field): HostileEvent => {
      const value = valueFor(field);
      return {
        what: `${field}: ${JSON.stringify(value)}`,
        body: with_({ data: { ...valid, [field]: value } }),
      };
    }),
    {
      what: 'nested without end',
      body: (mark) => with_({})(mark).replace('"data":{', `"data":{"deep":${'['.repeat(50_000)}${']'.repeat(50_000)},`),
    },
    {
      what: 'headers that are none',
      headers: 'NATS/1.0\r\na b: c\r\n\r\n',
      body: (mark) => `${mark} [`,
    },
  ];
}

/** An event about a thing of its own, if a newer one would replace it. */
export const aboutAnother = (event: Event, data: Data): Data =>
  event.about ? { ...data, [event.about]: randomUUID() } : data;

/** Unusual events with the usual meaning. */
export const oddEvents = (event: Event, valid: Data): { id: string; subject: string; body: string }[] =>
  quirks.map((quirk) => {
    const data = { ...aboutAnother(event, valid), ...quirk };
    const envelope = envelopeOf(event, data);
    const body = JSON.stringify({ ...envelope, ...quirk, traceparent: ['00-zz'] });
    return { id: envelope.id, subject: subjectFor(event, data), body };
  });

const isNullable = ({ type, anyOf }: Schema): boolean =>
  [type].flat().includes('null') || (anyOf?.some((each) => each.type === 'null') ?? false);

/** Whether a field rejects a random value. */
function isWrong(value: unknown, { type, pattern, format, minLength, enum: allowed }: Schema): boolean {
  if (type === 'boolean') return typeof value !== 'boolean';
  if (type === 'array') return !Array.isArray(value) || JSON.stringify(value) !== '[]';
  if (typeof value !== 'string') return true;
  // Postgres stores neither of them.
  return !value.isWellFormed() || value.includes('\0') || Boolean(pattern ?? format ?? minLength ?? allowed);
}
