import { aGift } from '../../../testing/builders.js';
import { deliveryNote, hasGoneOut, progressOf, recentGifts, troubleOf, upcomingGifts } from './gift-progress.js';

const at = (day: number) => `2026-03-${String(day).padStart(2, '0')}T10:00:00.000Z`;

describe("A gift's badge", () => {
  const everything = {
    status: 'sent',
    scheduledFor: at(1),
    sentAt: at(2),
    deliveredAt: at(3),
    viewedAt: at(4),
  } as const;

  it.each([
    ['Viewed', {}],
    ['Delivered', { viewedAt: null }],
    ['Sent', { viewedAt: null, deliveredAt: null }],
    ['Scheduled', { viewedAt: null, deliveredAt: null, status: 'planned' }],
    ['Planned', { viewedAt: null, deliveredAt: null, status: 'planned', scheduledFor: null }],
  ] as const)('is %s, whatever happened before', (badge, missing) => {
    expect(progressOf(aGift({ ...everything, ...missing }))).toBe(badge);
  });
});

describe('A gift', () => {
  it.each([
    [{ status: 'sent' }, true],
    [{ status: 'planned', deliveredAt: at(1) }, true],
    [{ status: 'draft', viewedAt: at(1) }, true],
    [{ status: 'planned', scheduledFor: at(1) }, false],
    [{ status: 'draft' }, false],
  ] as const)('with %p counts as sent: %p', (given, expected) => {
    expect(hasGoneOut(aGift(given))).toBe(expected);
  });
});

describe('Recent gifts', () => {
  it('are ordered by their latest event, newest first', () => {
    const viewed = aGift({ giftName: 'viewed', status: 'sent', sentAt: at(9), deliveredAt: at(9), viewedAt: at(2) });
    const delivered = aGift({ giftName: 'delivered', status: 'sent', sentAt: at(1), deliveredAt: at(4) });
    const sent = aGift({ giftName: 'sent', status: 'sent', sentAt: at(3) });
    const created = aGift({ giftName: 'created', status: 'sent', createdAt: at(5) });
    expect(recentGifts([viewed, delivered, sent, created]).map((gift) => gift.giftName)).toEqual([
      'created',
      'delivered',
      'sent',
      'viewed',
    ]);
  });

  it('are at most five, all of them sent', () => {
    const gifts = [1, 2, 3, 4, 5, 6].map((day) => aGift({ id: String(day), status: 'sent', sentAt: at(day) }));
    const recent = recentGifts([aGift({ status: 'planned', scheduledFor: at(9) }), ...gifts]);
    expect(recent.map((gift) => gift.id)).toEqual(['6', '5', '4', '3', '2']);
  });
});

describe('Upcoming gifts', () => {
  it('are up to three planned ones that are not sent', () => {
    const planned = (id: string) => aGift({ id, status: 'planned' });
    const gifts = [
      aGift({ id: 'draft' }),
      aGift({ id: 'sent', status: 'planned', sentAt: at(1) }),
      ...['a', 'b', 'c', 'd'].map(planned),
    ];
    expect(upcomingGifts(gifts).map((gift) => gift.id)).toEqual(['a', 'b', 'c']);
  });

  it('are ordered by time, those without one last', () => {
    const planned = (id: string, scheduledFor: string | null) => aGift({ id, status: 'planned', scheduledFor });
    const gifts = [planned('some day', null), planned('late', at(9)), planned('soon', at(2))];
    expect(upcomingGifts(gifts).map((gift) => gift.id)).toEqual(['soon', 'late', 'some day']);
  });
});

describe('What a sender is told beside the badge', () => {
  it('is the problem, until the recipient has opened the gift', () => {
    const trouble = { status: 'sent', deliveryState: 'failed', deliveryProblem: 'There is no such mailbox.' } as const;
    expect(troubleOf(aGift(trouble))).toBe('There is no such mailbox.');
    expect(troubleOf(aGift({ ...trouble, viewedAt: at(3) }))).toBeNull();
  });

  it.each([
    ['accepted', 'sms', /phone company/],
    ['under-way', 'sms', /text is on its way/],
    ['under-way', 'email', /email is on its way/],
    ['delivered', 'email', undefined],
    ['none', 'sms', undefined],
  ] as const)('is, of one that is %s by %s, %p', (deliveryState, deliveryMethod, note) => {
    const told = deliveryNote(aGift({ status: 'sent', deliveryState, deliveryMethod }));
    if (note) expect(told).toMatch(note);
    else expect(told).toBeUndefined();
    expect(deliveryNote(aGift({ deliveryState, deliveryMethod, viewedAt: at(3) }))).toBeUndefined();
  });
});
