import { offeredDay } from './offered-day.js';

const mother = { relationship: 'Mother' };

it('is the day of the sender’s country, next time', () => {
  const german = offeredDay(mother, [], 'DE');
  expect(german).toMatchObject({
    name: 'mothers-day',
    rule: { recurrence: 'nth-weekday', nth: 2, weekday: 0, month: 5 },
  });
  expect(new Date(`${german!.nextOn}T00:00:00Z`).getUTCDay()).toBe(0);
  expect(offeredDay(mother, [], 'MX')!.nextOn).toMatch(/-05-10$/);
  expect(offeredDay({ relationship: 'Papa' }, [], 'IT')!.nextOn).toMatch(/-03-19$/);
});

it('is not offered twice, to strangers of that day, or where no country is known', () => {
  const { nextOn } = offeredDay(mother, [], 'DE')!;
  expect(offeredDay(mother, [{ nextOn }], 'DE')).toBeUndefined();
  expect(offeredDay({ relationship: 'Friend' }, [], 'DE')).toBeUndefined();
  expect(offeredDay(mother, [], undefined)).toBeUndefined();
});
