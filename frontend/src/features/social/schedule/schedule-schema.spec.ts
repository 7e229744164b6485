import { checkForm } from '../../../forms/check-form.js';
import { scheduleOf, scheduleSchema, timesFor, typedSchedule, type TypedSchedule } from './schedule-schema.js';

const typed = typedSchedule(null, ['Gift ideas']);
const errorsOf = (schedule: TypedSchedule) => Object.fromEntries(checkForm(scheduleSchema, schedule).faults);

describe('The form of the schedule', () => {
  it('begins with three posts a day, on all platforms that take posts without a picture, about all categories', () => {
    expect(typed).toMatchObject({
      isEnabled: true,
      postingTimes: ['09:00', '13:00', '18:00'],
      platforms: ['X', 'LinkedIn', 'Facebook'],
      templateCategories: ['Gift ideas'],
    });
    expect(errorsOf(typed)).toEqual({});
  });

  it('has as many times as posts', () => {
    expect(timesFor(1, typed.postingTimes)).toEqual(['09:00']);
    const five = timesFor(5, typed.postingTimes);
    expect(new Set(five).size).toBe(5);
    expect(five).toHaveLength(5);
    expect(timesFor(12, typed.postingTimes)).toHaveLength(12);
    expect(timesFor(99, typed.postingTimes)).toHaveLength(12);
  });

  it('says what is missing', () => {
    expect(errorsOf({ ...typed, postingTimes: ['09:00', ''] })).toEqual({ postingTimes: 'Give every post a time' });
    expect(errorsOf({ ...typed, postingTimes: ['09:00', '09:00'] })).toEqual({
      postingTimes: 'Give each posting time once',
    });
    expect(errorsOf({ ...typed, platforms: [], templateCategories: [] })).toEqual({
      platforms: 'Choose at least one platform',
      templateCategories: 'Choose at least one category',
    });
  });

  it('is sent with its times in order', () => {
    const sent = scheduleOf({ ...typed, postingTimes: ['18:00', '09:00'] });
    expect(sent).toMatchObject({ postsPerDay: 2, postingTimes: ['09:00', '18:00'] });
  });
});
