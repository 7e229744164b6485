import { endOfQuiet } from './quiet-hours.js';

const end = (now: string, zone: string | null) => endOfQuiet(new Date(now), zone)?.toISOString();

describe('the quiet hours of pushes', () => {
  it.each([
    ['2026-11-28T21:00:00Z', 'Europe/Berlin', '2026-11-29T07:00:00.000Z'],
    ['2026-11-29T06:59:59Z', 'Europe/Berlin', '2026-11-29T07:00:00.000Z'],
    ['2026-11-29T02:59:59Z', 'America/New_York', undefined],
    ['2026-11-29T03:00:00Z', 'America/New_York', '2026-11-29T13:00:00.000Z'],
    ['2026-11-28T13:00:00Z', 'Asia/Tokyo', '2026-11-28T23:00:00.000Z'],
    // The clocks are set forward in the night.
    ['2026-03-28T22:30:00Z', 'Europe/Berlin', '2026-03-29T06:00:00.000Z'],
  ])('at %s in %s end at %s', (now, zone, expected) => expect(end(now, zone)).toBe(expected));

  it.each(['2026-11-28T07:00:00Z', '2026-11-28T12:00:00Z', '2026-11-28T20:59:59Z'])('are over at %s', (now) => {
    expect(end(now, 'Europe/Berlin')).toBeUndefined();
  });

  it('are nowhere while the zone is unknown', () => {
    expect(end('2026-11-28T02:00:00Z', null)).toBeUndefined();
  });
});
