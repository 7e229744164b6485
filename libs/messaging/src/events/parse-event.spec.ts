import { giftDelivered } from '@presently/contracts/notifications/deliveries';
import { recipientChanged } from '@presently/contracts/gifting/recipients';
import fc from 'fast-check';
import { parseEvent, InvalidEvent, parseEnvelope } from './parse-event.js';

const id = '0c8f6c1e-6a55-4d0c-9b54-0a8d6f4e3c11';
const data = { giftId: id, deliveryId: id, channel: 'email', attempt: 1, deliveredAt: '2026-11-21T09:00:00.000Z' };
const event = {
  specversion: '1.0',
  id,
  source: '/services/notifications',
  type: giftDelivered.type,
  subject: `delivery/${id}`,
  time: '2026-11-21T09:00:00.000Z',
  datacontenttype: 'application/json',
  aggregateversion: 1,
  data,
};
const read = (value: unknown) => {
  const envelope = parseEnvelope(JSON.stringify(value), giftDelivered.subject);
  return envelope && parseEvent(giftDelivered, envelope);
};
const nested = (levels: number): unknown => (levels === 0 ? 1 : [nested(levels - 1)]);

describe('parsing an event', () => {
  it('removes undeclared fields', () => {
    expect(read({ ...event, data: { ...data, isAdmin: true } })).toEqual(event);
  });

  it('keeps a valid trace and drops an invalid one', () => {
    const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
    expect(read({ ...event, traceparent })).toEqual({ ...event, traceparent });
    for (const invalid of ['', 'x\0', ['00'], { a: 1 }, 5])
      expect(read({ ...event, traceparent: invalid })).toEqual(event);
  });

  it.each<[what: string, change: object]>([
    ['another event', { type: 'billing.subscription_changed.v1' }],
    ['a type that is a list', { type: ['notifications.gift_delivered.v1'] }],
    ['an id that is no UUID', { id: 'x' }],
    ['another version of the envelope', { specversion: '2.0' }],
    ['null as data', { data: null }],
  ])('finds no envelope in %s', (_what, change) => {
    expect(read({ ...event, ...change })).toBeUndefined();
  });

  it.each<[what: string, change: object, field: string]>([
    ['a missing time', { time: undefined }, 'time'],
    ['an invalid time', { time: 'soon' }, 'time'],
    ['a negative version', { aggregateversion: -1 }, 'aggregateversion'],
    ['a version beyond 32 bits', { aggregateversion: 2 ** 31 }, 'aggregateversion'],
    ['a list as data', { data: [data] }, 'data'],
    ['a missing id', { data: { ...data, giftId: undefined } }, 'giftId'],
    ['a number beyond 32 bits', { data: { ...data, attempt: 1e300 } }, 'attempt'],
    ['a day that does not exist', { data: { ...data, deliveredAt: '2026-02-30T00:00:00Z' } }, 'deliveredAt'],
    ['the character 0', { data: { ...data, channel: 'email\0' } }, 'data'],
    ['a lone surrogate', { data: { ...data, channel: '\ud800' } }, 'data'],
    ['deep nesting', { data: { ...data, giftId: nested(3_000) } }, 'data'],
  ])('refuses %s and names only the field', (_what, change, field) => {
    expect(() => read({ ...event, ...change })).toThrow(new InvalidEvent([field]));
  });

  it.each([[[[]]], [[null]], [['x']], [{}], ['x']])('refuses %j as a list of messages', (occasions) => {
    const person = { recipientId: id, senderId: id, name: 'Ann', relationship: 'Friend', interests: [] };
    const sent = { ...event, type: recipientChanged.type, data: { ...person, occasions } };
    const envelope = parseEnvelope(JSON.stringify(sent), `${recipientChanged.subject}.${id}`)!;
    expect(() => parseEvent(recipientChanged, envelope)).toThrow(new InvalidEvent(['occasions']));
  });

  it('returns an event or throws InvalidEvent for any input', () => {
    const anything = fc.jsonValue({ maxDepth: 4 });
    const person = { recipientId: id, senderId: id, name: 'Ann', relationship: 'Friend', interests: ['tea'] };
    const whole: Record<string, unknown> = { ...person, occasions: [{ id, type: 'Birthday', date: 'x' }] };
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(whole)), anything, anything, (field, value, other) => {
        const sent = { ...event, type: recipientChanged.type, data: { ...whole, [field]: value, other } };
        const envelope = parseEnvelope(JSON.stringify(sent), `${recipientChanged.subject}.${id}`)!;
        let declared: object | undefined;
        try {
          declared = parseEvent(recipientChanged, envelope).data;
        } catch (thrown) {
          expect(thrown).toBeInstanceOf(InvalidEvent);
        }
        if (declared) expect(Object.keys(declared).toSorted()).toEqual(Object.keys(whole).toSorted());
      }),
      { seed: 20261121 },
    );
  });
});
