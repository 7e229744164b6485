import { Gift } from './gift.entity.js';

const planned = (scheduledFor: string): Gift =>
  Object.assign(Object.create(Gift.prototype) as Gift, { scheduledFor: new Date(scheduledFor), version: 1 });

describe('a planned gift that waits', () => {
  it.each([
    ['a usual day', 'Europe/Berlin', '2026-12-10T08:00:00Z', '2026-12-10T08:00:20Z', '2026-12-11T08:00:00Z'],
    ['clocks set forward', 'Europe/Berlin', '2027-03-27T08:00:00Z', '2027-03-27T08:00:20Z', '2027-03-28T07:00:00Z'],
    ['clocks set back', 'America/New_York', '2026-10-31T13:00:00Z', '2026-10-31T13:00:20Z', '2026-11-01T14:00:00Z'],
    [
      'days in which we were down',
      'Asia/Tokyo',
      '2026-12-10T00:00:00Z',
      '2026-12-12T23:59:00Z',
      '2026-12-13T00:00:00Z',
    ],
    ['the very moment', 'UTC', '2026-12-10T09:00:00Z', '2026-12-11T09:00:00Z', '2026-12-12T09:00:00Z'],
    [
      'a zone whose day has ended',
      'Pacific/Auckland',
      '2026-12-10T10:30:00Z',
      '2026-12-10T11:30:00Z',
      '2026-12-11T10:30:00Z',
    ],
  ])('keeps its time: %s', (_what, zone, at, now, expected) => {
    const gift = planned(at);
    gift.waitADay('Not more today.', new Date(now), zone);
    expect(gift.scheduledFor!.toISOString()).toBe(expected.replace('Z', '.000Z'));
  });
});
