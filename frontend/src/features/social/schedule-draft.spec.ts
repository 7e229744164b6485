import { draftOf, errorsOf, scheduleFrom, withPostsPerDay } from './schedule-draft.js';

const draft = draftOf(null, ['Gift ideas']);

describe('the form of the schedule', () => {
  it('begins with three posts a day, everywhere but where a picture is needed, about everything', () => {
    expect(draft).toMatchObject({
      isEnabled: true,
      postingTimes: ['09:00', '13:00', '18:00'],
      platforms: ['X', 'LinkedIn', 'Facebook'],
      templateCategories: ['Gift ideas'],
    });
    expect(errorsOf(draft)).toEqual({});
  });

  it('has as many times as posts', () => {
    expect(withPostsPerDay(draft, 1).postingTimes).toEqual(['09:00']);
    const five = withPostsPerDay(draft, 5).postingTimes;
    expect(new Set(five).size).toBe(5);
    expect(withPostsPerDay(draft, 12).postingTimes).toHaveLength(12);
    expect(withPostsPerDay(draft, 99).postingTimes).toHaveLength(12);
  });

  it('says what is missing', () => {
    expect(errorsOf({ ...draft, postingTimes: ['09:00', ''] })).toEqual({ postingTimes: 'Give every post a time' });
    expect(errorsOf({ ...draft, postingTimes: ['09:00', '09:00'] })).toEqual({
      postingTimes: 'Give each posting time once',
    });
    expect(errorsOf({ ...draft, platforms: [], templateCategories: [] })).toEqual({
      platforms: 'Choose at least one platform',
      templateCategories: 'Choose at least one category',
    });
  });

  it('is sent with its times in order', () => {
    const sent = scheduleFrom({ ...draft, postingTimes: ['18:00', '09:00'] });
    expect(sent).toMatchObject({ postsPerDay: 2, postingTimes: ['09:00', '18:00'] });
  });
});
