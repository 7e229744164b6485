import { knownTimeZone } from './time-zone.js';

describe('the time zone a browser reports', () => {
  it.each(['Europe/Berlin', 'America/Argentina/Ushuaia', 'Asia/Kathmandu', 'Asia/Katmandu', 'UTC'])(
    'is kept if it is %s',
    (name) => {
      expect(knownTimeZone(name)).toBe(name);
    },
  );

  it.each(['', 'Mars/Olympus', '+02:00', '-05:00', 'Europe/Berlin; drop table users', '\0'])(
    'is UTC if it is %j',
    (reported) => {
      expect(knownTimeZone(reported)).toBe('UTC');
    },
  );
});
