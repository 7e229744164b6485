import { arrivalAsked, dayOfGift, isTooLate, neededOn } from './in-time.js';

const day = (date: string, other: object = {}) => ({
  type: 'Birthday',
  date,
  hasYear: true,
  recurrence: null,
  leapDay: null,
  nth: null,
  weekday: null,
  month: null,
  easterOffset: null,
  easterOf: null,
  ...other,
});
const times = { scheduledFor: null, sentAt: null, createdAt: '2026-11-20T12:00:00Z' };

describe('the day of a gift', () => {
  it.each<[string, Partial<typeof times> | object, ReturnType<typeof day> | null, string | null]>([
    ['is the next one of its occasion', {}, day('1990-12-10'), '2026-12-10'],
    [
      'is that of the occasion, also if the page opens before',
      { scheduledFor: '2026-12-09T09:00:00Z' },
      day('1990-12-10'),
      '2026-12-10',
    ],
    [
      'is the day itself west of UTC, where the page goes out in the evening',
      { scheduledFor: '2026-12-11T02:00:00Z' },
      day('1990-12-10'),
      '2026-12-10',
    ],
    [
      'is not that of next year for a gift that comes late',
      { sentAt: '2026-12-14T09:00:00Z' },
      day('1990-12-10'),
      null,
    ],
    [
      'is the one on which it goes out, without an occasion',
      { scheduledFor: '2026-12-09T09:00:00Z' },
      null,
      '2026-12-09',
    ],
    ['is none without either', { sentAt: '2026-12-09T09:00:00Z' }, null, null],
    ['is none of an occasion that is over', {}, day('2026-03-01', { type: 'Wedding' }), null],
    ['is that of a year that nobody knows', {}, day('2000-12-01', { hasYear: false }), '2026-12-01'],
  ])('%s', (_what, given, occasion, expected) =>
    expect(dayOfGift({ ...times, ...given }, occasion, 'UTC')).toBe(expected),
  );

  it.each([
    ['America/Los_Angeles', '2026-12-25T02:00:00Z', '2026-12-24'],
    ['Asia/Tokyo', '2026-12-24T23:00:00Z', '2026-12-25'],
    ['Pacific/Auckland', '2026-12-24T19:00:00Z', '2026-12-25'],
    ['Europe/Berlin', '2026-12-25T07:00:00Z', '2026-12-25'],
  ])('is that of the clocks in %s', (timeZone, scheduledFor, expected) => {
    expect(dayOfGift({ ...times, scheduledFor }, null, timeZone)).toBe(expected);
  });
});

describe('an order', () => {
  const order = (purchaseState: 'ordered' | 'sent' | 'arrived' | 'problem' | null, arrivesOn: string | null) => ({
    purchaseState,
    arrivesOn,
  });
  it('comes too late only while it is under way, and after its day', () => {
    expect(isTooLate(order('ordered', '2026-12-11'), '2026-12-10')).toBe(true);
    expect(isTooLate(order('sent', '2026-12-11'), '2026-12-10')).toBe(true);
    for (const [given, on] of [
      [order('ordered', '2026-12-10'), '2026-12-10'],
      [order('ordered', null), '2026-12-10'],
      [order('ordered', '2026-12-11'), null],
      [order('arrived', '2026-12-11'), '2026-12-10'],
      [order(null, '2026-12-11'), '2026-12-10'],
    ] as const)
      expect(isTooLate(given, on)).toBe(false);
  });

  it('is needed by the day that its giver says, and never after the gift is given', () => {
    expect(neededOn(order(null, '2026-12-08'), '2026-12-10')).toBe('2026-12-08');
    expect(neededOn(order(null, '2026-12-12'), '2026-12-10')).toBe('2026-12-10');
    expect(neededOn(order(null, null), '2026-12-10')).toBe('2026-12-10');
    expect(neededOn(order(null, '2026-12-08'), null)).toBe('2026-12-08');
    expect(neededOn(order(null, null), null)).toBeNull();
  });
});

describe('the question whether a product has arrived', () => {
  const order = { purchaseState: 'ordered', arrivesOn: '2026-12-05', status: 'planned' } as const;

  it('is asked in the evening of its day where the sender lives, and not when the day is long over', () => {
    expect(arrivalAsked(order, 'Europe/Berlin')).toEqual({ at: new Date('2026-12-05T17:00:00Z'), until: '2026-12-12' });
    expect(arrivalAsked({ ...order, purchaseState: 'sent', status: 'sent' }, 'America/New_York')?.at).toEqual(
      new Date('2026-12-05T23:00:00Z'),
    );
  });

  it.each([
    ['that has no day', { arrivesOn: null }],
    ['that has arrived', { purchaseState: 'arrived' }],
    ['whose order has a problem', { purchaseState: 'problem' }],
    ['that is not ordered', { purchaseState: null }],
    ['of a gift that was taken back', { status: 'taken-back' }],
  ] as const)('is not asked about one %s', (_which, change) => {
    expect(arrivalAsked({ ...order, ...change }, 'Europe/Berlin')).toBeUndefined();
  });
});
