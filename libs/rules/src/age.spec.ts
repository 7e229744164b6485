import { ageOn } from './age.js';

describe('an age', () => {
  const unknown = { birthday: null, aboutAge: null, aboutAgeOn: null };

  it('is counted from the birthday to the day', () => {
    const born = { ...unknown, birthday: '2012-03-04' };
    expect(['2026-03-03', '2026-03-04'].map((day) => ageOn(day, born))).toEqual([13, 14]);
    expect(ageOn('2027-02-28', { ...unknown, birthday: '2024-02-29' })).toBe(2);
  });

  it('that was said grows from the day on which it was said, and a birthday with its year is believed before', () => {
    const said = { birthday: '--05-01', aboutAge: 40, aboutAgeOn: '2024-11-28' };
    expect(['2024-11-28', '2025-11-27', '2026-12-01'].map((day) => ageOn(day, said))).toEqual([40, 40, 42]);
    expect(ageOn('2026-12-01', { ...said, birthday: '1990-12-01' })).toBe(36);
    expect(ageOn('2020-01-01', said)).toBe(40);
  });

  it('is unknown without either, before the birth and beyond any life', () => {
    expect(ageOn('2026-12-01', unknown)).toBeNull();
    expect(ageOn('2026-12-01', { ...unknown, birthday: '--05-01' })).toBeNull();
    expect(ageOn('2026-12-01', { ...unknown, birthday: '2027-01-01' })).toBeNull();
    expect(ageOn('2026-12-01', { ...unknown, birthday: '1604-01-01' })).toBeNull();
  });
});
