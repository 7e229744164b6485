import fc from 'fast-check';
import { addDays, instantOf, isTimeZone, localTimeAt } from './zoned-time.js';

const zones = Intl.supportedValuesOf('timeZone');
/** Each week of eight years by its eight days, from Monday to Monday. */
const weeks = Array.from({ length: 417 }, (_, week) =>
  Array.from({ length: 8 }, (_, day) => addDays('2024-01-01', 7 * week + day)),
);

/** The time that a clock in the zone shows, computed in another way than in the code under test. */
function shownIn(timeZone: string) {
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return (instant: Date) => clock.format(instant);
}

describe('nine in the morning', () => {
  it('is nine on the clocks of every zone in each week of eight years, and on each day of weeks with a change', () => {
    const wrong: string[] = [];
    let changes = 0;
    for (const zone of zones) {
      const shown = shownIn(zone);
      const instants = new Map<string, Date>();
      const check = (day: string) => {
        const instant = instantOf(day, '09:00', zone);
        if (shown(instant) !== `${day} 09:00`) wrong.push(`${zone} ${day}: ${instant.toISOString()}`);
        instants.set(day, instant);
      };
      for (const days of weeks) {
        if (!instants.has(days[0]!)) check(days[0]!);
        check(days[7]!);
        const lasted = instants.get(days[7]!)!.getTime() - instants.get(days[0]!)!.getTime();
        if (lasted === 7 * 86_400_000) continue;
        changes++;
        days.slice(1, 7).forEach(check);
      }
    }
    expect(wrong).toEqual([]);
    expect(changes).toBeGreaterThan(1_000);
  }, 240_000);

  it.each([
    ['Europe/Berlin', '2026-03-28', '2026-03-28T08:00:00.000Z'],
    ['Europe/Berlin', '2026-03-29', '2026-03-29T07:00:00.000Z'],
    ['Europe/Berlin', '2026-10-25', '2026-10-25T08:00:00.000Z'],
    ['America/New_York', '2026-11-01', '2026-11-01T14:00:00.000Z'],
    ['Pacific/Kiritimati', '2026-06-01', '2026-05-31T19:00:00.000Z'],
    ['Asia/Kathmandu', '2026-06-01', '2026-06-01T03:15:00.000Z'],
    ['UTC', '2028-02-29', '2028-02-29T09:00:00.000Z'],
  ])('in %s on %s', (zone, day, instant) => {
    expect(instantOf(day, '09:00', zone).toISOString()).toBe(instant);
  });
});

describe('a time of day', () => {
  it.each([
    ['that comes twice means the first', 'Europe/Berlin', '2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
    ['that comes twice means the first', 'America/New_York', '2026-11-01', '01:30', '2026-11-01T05:30:00.000Z'],
    ['that is left out comes as much later', 'Europe/Berlin', '2026-03-29', '02:30', '2026-03-29T01:30:00.000Z'],
    ['that is left out comes as much later', 'America/New_York', '2026-03-08', '02:30', '2026-03-08T07:30:00.000Z'],
    ['in a change of half an hour', 'Australia/Lord_Howe', '2026-04-05', '01:45', '2026-04-04T14:45:00.000Z'],
    ['on a day that was left out', 'Pacific/Apia', '2011-12-30', '09:00', '2011-12-30T19:00:00.000Z'],
  ])('%s: %s %s %s', (_what, zone, day, time, instant) => {
    expect(instantOf(day, time, zone).toISOString()).toBe(instant);
  });

  it('leads back to its instant, or to the first of two', () => {
    const instants = fc.date({ min: new Date('2024-01-01'), max: new Date('2032-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(instants, fc.constantFrom(...zones), (instant, zone) => {
        const minute = new Date(Math.floor(instant.getTime() / 60_000) * 60_000);
        const { date, time } = localTimeAt(minute, zone);
        const back = instantOf(date, time, zone);
        expect(shownIn(zone)(back)).toBe(`${date} ${time}`);
        expect([0, 30, 60]).toContain((minute.getTime() - back.getTime()) / 60_000);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('the name of a time zone', () => {
  it.each(['Europe/Berlin', 'America/Argentina/Buenos_Aires', 'Asia/Calcutta', 'UTC', 'Etc/GMT+5'])(
    'may be %s',
    (name) => {
      expect(isTimeZone(name)).toBe(true);
    },
  );
  it.each(['', '+02:00', 'Mars/Olympus', 'Europe/Berlin; drop', 7, null])('may not be %j', (name) => {
    expect(isTimeZone(name)).toBe(false);
  });
});
