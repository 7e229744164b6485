import { formatPrice } from './price.js';

describe('A price', () => {
  it.each([
    ['48', 'USD', '$48.00'],
    ['48.00', 'EUR', '€48.00'],
    ['48.5', 'gbp', '£48.50'],
    ['4800', 'JPY', '¥4,800'],
    ['1299.99', 'USD', '$1,299.99'],
    ['1,299.99', 'USD', '$1,299.99'],
    ['1.299,99', 'EUR', '€1,299.99'],
    ['1,299', 'USD', '$1,299.00'],
    ['48,50', 'EUR', '€48.50'],
    ['1.234.567', 'EUR', '€1,234,567.00'],
    ["1'299.50", 'CHF', 'CHF 1,299.50'],
    ['1 299,50', 'SEK', 'SEK 1,299.50'],
    ['$48.00', 'USD', '$48.00'],
    ['48.00', 'CAD', 'CA$48.00'],
    ['48', undefined, '48.00'],
    ['48', 'dollars', '48.00'],
  ])('of %j in %j reads %j', (amount, currency, price) => {
    expect(formatPrice(amount, currency)).toBe(price);
  });

  it.each(['', '0', '0.00', '-5', 'ask us', '1e400', '99999999999999', ',', undefined])('is not %j', (amount) => {
    expect(formatPrice(amount, 'USD')).toBeUndefined();
  });
});
