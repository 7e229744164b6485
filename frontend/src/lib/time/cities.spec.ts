/** @jest-environment node */
import { cityOf } from './cities.js';

describe('The city of a time zone', () => {
  it.each([
    ['America/New_York', 'New York'],
    ['America/Indiana/Knox', 'Knox, Indiana'],
    ['America/Argentina/Buenos_Aires', 'Buenos Aires, Argentina'],
    ['America/St_Johns', 'St. Johns'],
    ['Asia/Calcutta', 'Kolkata'],
    ['Asia/Kolkata', 'Kolkata'],
    ['Europe/Kiev', 'Kyiv'],
    ['Africa/Porto-Novo', 'Porto-Novo'],
    ['UTC', 'UTC'],
  ])('of %s is %s', (zone, city) => {
    expect(cityOf(zone)).toBe(city);
  });

  it('is never the path of a zone', () => {
    for (const zone of Intl.supportedValuesOf('timeZone')) expect(cityOf(zone)).not.toMatch(/[/_]/);
  });
});
