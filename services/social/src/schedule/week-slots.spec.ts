import { weekSlots } from './week-slots.js';

const at = (instants: Date[]) => instants.map((instant) => instant.toISOString());
const three = { postsPerDay: 3, postingTimes: ['09:00', '13:00', '18:00'], timeZone: 'UTC' };

describe('the slots of a week', () => {
  it('are seven days from tomorrow, at each of the times', () => {
    const slots = at(weekSlots(three, new Date('2026-11-21T23:59:00Z')));
    expect(slots).toHaveLength(21);
    expect(slots.slice(0, 4)).toEqual([
      '2026-11-22T09:00:00.000Z',
      '2026-11-22T13:00:00.000Z',
      '2026-11-22T18:00:00.000Z',
      '2026-11-23T09:00:00.000Z',
    ]);
    expect(slots.at(-1)).toBe('2026-11-28T18:00:00.000Z');
  });

  it('use the first times of the day when there are more of them than posts', () => {
    const slots = at(weekSlots({ ...three, postsPerDay: 1 }, new Date('2026-11-21T12:00:00Z')));
    expect(slots.every((slot) => slot.includes('T09:00'))).toBe(true);
  });

  it('begin tomorrow in the schedule’s time zone', () => {
    const [first] = weekSlots({ ...three, timeZone: 'Asia/Tokyo' }, new Date('2026-11-21T16:00:00Z'));
    expect(first!.toISOString()).toBe('2026-11-23T00:00:00.000Z');
  });

  it('keep the local time when clocks go back', () => {
    const slots = at(
      weekSlots(
        { postsPerDay: 1, postingTimes: ['09:00'], timeZone: 'America/New_York' },
        new Date('2026-10-30T15:00:00Z'),
      ),
    );
    expect(slots.slice(0, 2)).toEqual(['2026-10-31T13:00:00.000Z', '2026-11-01T14:00:00.000Z']);
  });

  it('come an hour later if the local time does not exist, and never twice', () => {
    const timeZone = 'Europe/Berlin';
    const slots = at(
      weekSlots({ postsPerDay: 2, postingTimes: ['02:30', '03:30'], timeZone }, new Date('2027-03-26T12:00:00Z')),
    );
    expect(slots.filter((slot) => slot.startsWith('2027-03-28'))).toEqual(['2027-03-28T01:30:00.000Z']);
    expect(slots).toHaveLength(13);
  });
});
