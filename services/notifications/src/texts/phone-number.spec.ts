import { checkNumber } from './phone-number.js';

describe('a number for texts', () => {
  it.each([
    ['+14155550100', ['US']],
    ['+15005550006', ['US']],
    ['+46701234567', ['*']],
    ['+46701234567', ['US', 'SE']],
  ])('%s is accepted for countries %j', (number, countries) => {
    expect(checkNumber(number, countries)).toEqual({ isAllowed: true, number });
  });

  it.each([
    ['+46701234567', ['US'], 'country-not-served'],
    ['+19005550100', ['*'], 'not-a-phone'],
    ['0701234567', ['*'], 'not-a-phone'],
    ['112', ['*'], 'not-a-phone'],
    ['+1', ['*'], 'not-a-phone'],
    ['+1415555699999', ['*'], 'not-a-phone'],
    ['+104155556999', ['*'], 'not-a-phone'],
    ['+10014155556999', ['*'], 'not-a-phone'],
  ])('%s is refused for countries %j', (number, countries, code) => {
    expect(checkNumber(number, countries)).toEqual({ isAllowed: false, code });
  });
});
