import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import fc from 'fast-check';
import { isCalendarDate, years } from '@presently/rules/zoned-time';
import { isWebUrl } from './web-url.js';
import { OptionalDay } from './days/birthday.js';
import { OptionalEmail, OptionalPhone } from './contact.js';

describe('calendar dates', () => {
  it('accepts exactly the days that exist', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }), (day) => {
        const year = day.getUTCFullYear();
        const isInRange = year >= years.first && year <= years.last;
        expect(isCalendarDate(day.toISOString().slice(0, 10))).toBe(isInRange);
      }),
    );
  });

  it.each([
    ['9999-12-31', 'Please choose a date between 1800 and 2200'],
    ['1799-12-31', 'Please choose a date between 1800 and 2200'],
    ['2201-01-01', 'Please choose a date between 1800 and 2200'],
    ['2023-02-29', 'Please choose a date that exists'],
    ['--02-30', 'Please choose a date that exists'],
  ])('says what is wrong with %s', (date, sentence) => {
    class Day {
      @OptionalDay('Please choose a date that exists') date?: string;
    }
    const [problem] = validateSync(plainToInstance(Day, { date }));
    expect(Object.values(problem!.constraints!)).toEqual([sentence]);
  });

  it.each([
    '2023-02-29',
    '2024-02-30',
    '2024-13-01',
    '2024-00-10',
    '0000-01-01',
    '2024-1-1',
    '2024-01-01T00:00',
    ' 2024-01-01',
    'soon',
    '',
    null,
    20240101,
  ])('refuses %j', (value) => {
    expect(isCalendarDate(value)).toBe(false);
  });
});

describe('links', () => {
  it.each(['https://example.com', 'http://example.com:8080/a?b=c#d', 'HTTPS://EXAMPLE.com/ü'])('accepts %s', (url) => {
    expect(isWebUrl(url)).toBe(true);
  });

  it('never accepts a scheme other than http and https', () => {
    fc.assert(
      fc.property(fc.webUrl({ validSchemes: ['ftp', 'javascript', 'data', 'vbscript', 'file', 'blob'] }), (url) => {
        expect(isWebUrl(url)).toBe(false);
      }),
    );
  });
});

describe('an e-mail address', () => {
  class Contact {
    @OptionalEmail() email?: string;
  }
  const failuresOf = (email: string) => validateSync(plainToInstance(Contact, { email }));

  it.each(['ann@example.com', ' ann+gifts@example.com ', '"ann lee"@example.com', ''])('may be %j', (email) => {
    expect(failuresOf(email)).toEqual([]);
  });

  it.each(['\n', '\r\n', '\u0000', '\u2028', '\ud800'])('contains no %j, not even in quotes', (end) => {
    expect(failuresOf(`"ann@example.com${end}Bcc: eve@example.com"@example.com`)).toHaveLength(1);
  });

  it('is refused, without throwing, if it contains a lone surrogate', () => {
    for (const email of ['\ud800', 'a\udfffb', 'a\udfffb@example.com']) expect(failuresOf(email)).toHaveLength(1);
  });
});

describe('a phone number', () => {
  class Contact {
    @OptionalPhone() phone?: string;
  }
  const failuresOf = (phone: string) => validateSync(plainToInstance(Contact, { phone }));

  it.each(['07911 123456', '(+44) 7911 123456', '2125551212 ext. 4', '+52 1 33 1234 5678', ''])(
    'may be %j',
    (phone) => {
      expect(failuresOf(phone)).toEqual([]);
    },
  );

  it.each(['4.47911E+11', '4,91609E+12', '12345', '+999 1234567'])('is not %j', (phone) => {
    expect(failuresOf(phone)).toHaveLength(1);
  });
});
