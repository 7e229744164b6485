import { aGift } from '../../testing/builders.js';
import { deliveryNote, progressOf, troubleOf } from './gift-progress.js';

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
    ['Taken back', { status: 'taken-back' }],
    ['Thanked', { thanks: { drawing: 'heart', text: null, at: at(5) } }],
    ['Viewed', {}],
    ['Delivered', { viewedAt: null }],
    ['Sent', { viewedAt: null, deliveredAt: null }],
    [
      'Not delivered',
      { viewedAt: null, deliveredAt: null, deliveryState: 'failed', deliveryProblem: 'There is no such mailbox.' },
    ],
    // It is tried again.
    ['Sent', { viewedAt: null, deliveredAt: null, deliveryState: 'under-way', deliveryProblem: 'Not yet.' }],
    ['Scheduled', { viewedAt: null, deliveredAt: null, status: 'planned' }],
    ['Planned', { viewedAt: null, deliveredAt: null, status: 'planned', scheduledFor: null }],
  ] as const)('is %s, whatever happened before', (badge, missing) => {
    expect(progressOf(aGift({ ...everything, ...missing }))).toBe(badge);
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
