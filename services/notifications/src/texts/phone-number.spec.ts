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
    ['+46701234567', ['US'], 'country'],
    ['+19005550100', ['*'], 'cannot get'],
    ['0701234567', ['*'], 'cannot get'],
    ['112', ['*'], 'cannot get'],
    ['+1', ['*'], 'cannot get'],
    ['+1415555699999', ['*'], 'cannot get'],
    ['+104155556999', ['*'], 'cannot get'],
    ['+10014155556999', ['*'], 'cannot get'],
  ])('%s is refused for countries %j', (number, countries, reason) => {
    expect(checkNumber(number, countries)).toEqual({ isAllowed: false, reason: expect.stringContaining(reason) });
  });
});
