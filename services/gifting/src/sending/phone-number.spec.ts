import { toE164 } from './phone-number.js';

describe('a phone number', () => {
  it.each([
    ['+46 70 123 45 67', '+46701234567'],
    ['(415) 555-0100', '+14155550100'],
    ['415.555.0100', '+14155550100'],
    ['+1 415 555 0100', '+14155550100'],
    ['+15005550006', '+15005550006'],
  ])('%s is %s', (written, number) => {
    expect(toE164(written, 'US')).toBe(number);
  });

  it('without a country code belongs to the default country', () => {
    expect(toE164('070 123 45 67', 'SE')).toBe('+46701234567');
  });

  it.each(['call me', '+999 1234567', '1', '', '+1415555699999', '+1 (0)4155556999', '0014155556999', '+1 415 55'])(
    'is not %j',
    (written) => {
      expect(toE164(written, 'US')).toBeUndefined();
    },
  );
});
