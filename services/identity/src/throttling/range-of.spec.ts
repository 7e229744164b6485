import { rangeOf } from './range-of.js';

it.each([
  ['203.0.113.7', '203.0.113'],
  ['2001:db8:12:34::1', '2001:db8:12'],
  ['', ''],
])('the range of %s is %s', (address, range) => {
  expect(rangeOf(address)).toBe(range);
});
