import { priceHere } from './price-here.js';

it.each([
  ['en-US', { price: '€48.00', amount: 48_00, currency: 'EUR' }, '€48.00'],
  ['de-DE', { price: '€48.00', amount: 48_00, currency: 'EUR' }, '48,00 €'],
  ['ja-JP', { price: '¥4,800', amount: 4_800, currency: 'JPY' }, '￥4,800'],
  ['de-DE', { price: '$48.00' }, '$48.00'],
])('In %s a price of %j reads %s', (locale, product, text) => expect(priceHere(product, locale)).toBe(text));
