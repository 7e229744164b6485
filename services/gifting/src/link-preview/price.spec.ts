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
    // Thousands and decimals by currency.
    ['1.299', 'EUR', '€1,299.00'],
    ['1.015', 'EUR', '€1,015.00'],
    ['12.990', 'CLP', 'CLP 12,990'],
    ['12.990 CLP', undefined, 'CLP 12,990'],
    ['250.000', 'IDR', 'IDR 250,000'],
    ['1.250.000', 'IDR', 'IDR 1,250,000'],
    ['1’299.00', 'CHF', 'CHF 1,299.00'],
    ['1’299.–', 'CHF', 'CHF 1,299.00'],
    ['1,29,900.00', 'INR', '₹129,900.00'],
    ['1,29,900', 'INR', '₹129,900.00'],
    ['12.500', 'KWD', 'KWD 12.500'],
    ['1,250.500', 'KWD', 'KWD 1,250.500'],
    ['12,500', 'JPY', '¥12,500'],
    ['1.299,00 €', undefined, '€1,299.00'],
    ['12.0000', 'USD', '$12.00'],
    ['١٬٢٩٩٫٥٠', 'AED', 'AED 1,299.50'],
    ['۱۲۵٫۵۰', 'EUR', '€125.50'],
    ['１，２９９', 'JPY', '¥1,299'],
    ['0.125', 'USD', '$0.13'],
    // The sign of the currency.
    ['£48.00', undefined, '£48.00'],
    ['48,00 €', undefined, '€48.00'],
    ['¥4,800', undefined, '¥4,800'],
    ['4,800円', undefined, '¥4,800'],
    ['R$ 1.299,90', undefined, 'R$1,299.90'],
    ['149,99 zł', undefined, 'PLN 149.99'],
    ['2 490 Kč', undefined, 'CZK 2,490.00'],
    ['Rp 250.000', undefined, 'IDR 250,000'],
    ['48,50', '€', '€48.50'],
    ['$48.00 USD', undefined, '$48.00'],
    // A krone is that of three countries.
    ['499 kr', undefined, '499.00'],
    ['499,00 kr', 'NOK', 'NOK 499.00'],
  ])('of %j in %j reads %j', (amount, currency, price) => {
    expect(formatPrice(amount, currency)).toBe(price);
  });

  it.each(['', '0', '0.00', '-5', 'ask us', '1e400', '99999999999999', ',', undefined])('is not %j', (amount) => {
    expect(formatPrice(amount, 'USD')).toBeUndefined();
  });
});
