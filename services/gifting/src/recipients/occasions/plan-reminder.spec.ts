import { leapDays, occasionTypes, recurrences, reminderLeadDays } from '@presently/rules/vocabulary';
import { addDays, daysBetween, instantOf, localTimeAt } from '@presently/rules/zoned-time';
import fc from 'fast-check';
import { nextOccurrence } from '@presently/rules/occurrences';
import { planReminder, type RememberedOccasion, type Reminding } from './plan-reminder.js';

const berlin: Reminding = { timeZone: 'Europe/Berlin', reminderDaysBefore: 7 };
const birthday = (date: string, remindedFor: string | null = null): RememberedOccasion => ({
  type: 'Birthday',
  date,
  remindedFor,
});
const at = (instant: string) => new Date(instant);

const zones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
const senders = fc.record({ timeZone: zones, reminderDaysBefore: fc.constantFrom(...reminderLeadDays) });
const dates = fc
  .date({ min: at('1940-01-01'), max: at('2030-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const occasions = fc.record({
  type: fc.constantFrom(...occasionTypes),
  date: fc.oneof(
    { weight: 4, arbitrary: dates },
    { weight: 1, arbitrary: fc.constantFrom('2000-02-29', '2028-02-29') },
  ),
  recurrence: fc.constantFrom(null, ...recurrences),
  leapDay: fc.constantFrom(...leapDays),
  nth: fc.constantFrom(1, 2, 3, 4, -1),
  weekday: fc.integer({ min: 0, max: 6 }),
  month: fc.integer({ min: 1, max: 12 }),
  easterOffset: fc.integer({ min: -80, max: 100 }),
  remindedFor: fc.constant(null),
});
const moments = fc.date({ min: at('2024-01-01'), max: at('2031-12-31'), noInvalidDate: true });

describe('a reminder', () => {
  it.each([
    ['waits for nine in the morning, a week before', '1990-11-28', '2026-11-21T07:59:59Z', null],
    ['is due from nine in the morning on', '1990-11-28', '2026-11-21T08:00:00Z', '2026-11-28'],
    ['is due at once inside its window', '1990-11-28', '2026-11-25T02:00:00Z', '2026-11-28'],
    ['is due on the day itself', '1990-11-28', '2026-11-28T22:59:00Z', '2026-11-28'],
    ['is not due once the day is over', '1990-11-28', '2026-11-28T23:00:00Z', null],
    ['of a leap day is for the 28th in common years', '2000-02-29', '2027-02-21T08:00:00Z', '2027-02-28'],
    ['of a leap day is for the 29th in leap years', '2000-02-29', '2028-02-22T08:00:00Z', '2028-02-29'],
  ])('%s', (_what, date, now, occursOn) => {
    expect(planReminder(birthday(date), berlin, at(now)).due?.occursOn ?? null).toBe(occursOn);
  });

  it('comes at nine local time when daylight saving changes in between', () => {
    expect(planReminder(birthday('1990-04-02'), berlin, at('2026-03-01T00:00:00Z')).checkAt).toEqual(
      at('2026-03-26T08:00:00Z'),
    );
    expect(planReminder(birthday('1990-04-06'), berlin, at('2026-03-01T00:00:00Z')).checkAt).toEqual(
      at('2026-03-30T07:00:00Z'),
    );
  });

  it('does not come twice for one occurrence, whatever preferences change', () => {
    const reminded = birthday('1990-11-28', '2026-11-28');
    for (const reminderDaysBefore of reminderLeadDays) {
      const plan = planReminder(reminded, { timeZone: 'Asia/Tokyo', reminderDaysBefore }, at('2026-11-20T12:00:00Z'));
      expect(plan.due).toBeNull();
      expect(plan.checkAt).toEqual(instantOf(addDays('2027-11-28', -reminderDaysBefore), '09:00', 'Asia/Tokyo'));
    }
  });

  it('never comes for a single occasion that is over, nor for an invalid date', () => {
    const over = { type: 'Wedding', date: '2026-06-01', remindedFor: null };
    expect(planReminder(over, berlin, at('2026-06-02T00:00:00Z'))).toEqual({ due: null, checkAt: null });
    expect(planReminder(birthday('late spring'), berlin, at('2026-06-02T00:00:00Z')).checkAt).toBeNull();
  });

  it('is due exactly from its morning until the end of its day, in every time zone', () => {
    fc.assert(
      fc.property(occasions, senders, moments, (occasion, sender, now) => {
        const { due, checkAt } = planReminder(occasion, sender, now);
        const { date: today, time } = localTimeAt(now, sender.timeZone);
        const next = nextOccurrence(occasion, today);
        const days = next === undefined ? undefined : daysBetween(today, next);
        const lead = sender.reminderDaysBefore;
        const isDue = days !== undefined && (days < lead || (days === lead && time >= '09:00'));
        expect(due).toEqual(isDue ? { occursOn: next, remindOn: today } : null);
        // The next check is in the future, at nine local time.
        if (checkAt) {
          expect(checkAt.getTime()).toBeGreaterThan(now.getTime());
          expect(localTimeAt(checkAt, sender.timeZone).time).toBe('09:00');
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it('comes once for each occurrence, however often and whenever it is checked', () => {
    const checks = fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 40, maxLength: 40 });
    fc.assert(
      fc.property(occasions, senders, moments, checks, (occasion, sender, start, gaps) => {
        let remindedFor: string | null = null;
        let now = start;
        for (const gap of gaps) {
          now = new Date(now.getTime() + gap * 86_400_000);
          const { due } = planReminder({ ...occasion, remindedFor }, sender, now);
          if (!due) continue;
          expect(remindedFor === null || due.occursOn > remindedFor).toBe(true);
          expect(due.occursOn >= localTimeAt(now, sender.timeZone).date).toBe(true);
          remindedFor = due.occursOn;
        }
      }),
    );
  });
});
