import { countryOfZone, dayOrderIn, languageOf } from './country-of-zone.js';

describe('what a time zone tells', () => {
  it.each([
    ['Europe/London', 'GB'],
    ['Europe/Berlin', 'DE'],
    ['America/New_York', 'US'],
    ['Asia/Kolkata', 'IN'],
    ['Asia/Calcutta', 'IN'],
    ['Europe/Kyiv', 'UA'],
    ['Europe/Kiev', 'UA'],
    ['Pacific/Auckland', 'NZ'],
    ['America/Sao_Paulo', 'BR'],
  ])('is the country of %s', (zone, country) => {
    expect(countryOfZone(zone)).toBe(country);
  });

  it.each(['UTC', 'Etc/GMT+5', 'Mars/Olympus', '', null, undefined])('is no country of %s', (zone) => {
    expect(countryOfZone(zone)).toBeNull();
  });

  it('is how days are written there, and in which language', () => {
    expect(['US', 'PH'].map(dayOrderIn)).toEqual(['month-first', 'month-first']);
    expect(['GB', 'DE', 'AU', 'IN', 'FR', 'BR', 'MX'].map(dayOrderIn)).toEqual(Array(7).fill('day-first'));
    expect(['HU', 'VN', 'JP', 'GB'].map(languageOf)).toEqual(['hu', 'vi', 'ja', 'en']);
  });
});
