import { currencies } from '@presently/rules/currencies';
import { formatMoney, unitsOf } from '@presently/rules/money';
import fc from 'fast-check';
import { parsePrice, parseShownPrice } from './price.js';

const usd = (amount: number) => ({ amount, currency: 'USD' });

describe('a price', () => {
  it.each([
    ['$1,234.50', usd(123_450)],
    ['15.00 USD', usd(1_500)],
    ['USD 12', usd(1_200)],
    ['$12', usd(1_200)],
    ['US$ 9.99', usd(999)],
    ['$12.00 USD', usd(1_200)],
    ['1.234,50 USD', usd(123_450)],
    ['12.5', usd(1_250)],
    ['1,234', usd(123_400)],
    ['1 234,50 €', { amount: 123_450, currency: 'EUR' }],
    ["CHF 1'234.50", { amount: 123_450, currency: 'CHF' }],
    ['£0.99', { amount: 99, currency: 'GBP' }],
    ['¥1,200', { amount: 1_200, currency: 'JPY' }],
    ['C$40.00', { amount: 4_000, currency: 'CAD' }],
    ['1,234,567.89 usd', usd(123_456_789)],
    ['12.0000 USD', usd(1_200)],
    ['1299.9900 USD', usd(129_999)],
    ['.99 USD', usd(99)],
    ['12.-- USD', usd(1_200)],
    ['15.990000 EUR', { amount: 15_99, currency: 'EUR' }],
    ['24,990 USD', usd(24_990_00)],
    ['1.234.500 EUR', { amount: 1_234_500_00, currency: 'EUR' }],
    // Less than one has no thousands.
    ['0.990 EUR', { amount: 99, currency: 'EUR' }],
    ['0,990 EUR', { amount: 99, currency: 'EUR' }],
    ['.990 GBP', { amount: 99, currency: 'GBP' }],
    ['24.990 KWD', { amount: 24_990, currency: 'KWD' }],
    ['24.990 COP', { amount: 24_990_00, currency: 'COP' }],
    ['24.990 IDR', { amount: 24_990_00, currency: 'IDR' }],
    // Dinars have 1000 fils, yen and won no smaller unit.
    ['12.500 KWD', { amount: 12_500, currency: 'KWD' }],
    ['KWD 1,250.500', { amount: 1_250_500, currency: 'KWD' }],
    ['1,250 KWD', { amount: 1_250_000, currency: 'KWD' }],
    ['9.5 BHD', { amount: 9_500, currency: 'BHD' }],
    ['7.2500 OMR', { amount: 7_250, currency: 'OMR' }],
    ['7.12500 OMR', { amount: 7_125, currency: 'OMR' }],
    ['24.900 TND', { amount: 24_900, currency: 'TND' }],
    ['15.750 JOD', { amount: 15_750, currency: 'JOD' }],
    ['1200.00 JPY', { amount: 1_200, currency: 'JPY' }],
    ['12,500 JPY', { amount: 12_500, currency: 'JPY' }],
    ['₩45,000', { amount: 45_000, currency: 'KRW' }],
    ['45000.0000 KRW', { amount: 45_000, currency: 'KRW' }],
    ['12.990 CLP', { amount: 12_990, currency: 'CLP' }],
    ['250.000 VND', { amount: 250_000, currency: 'VND' }],
    ['1,29,900.00 INR', { amount: 12_990_000, currency: 'INR' }],
    ['₹1,29,900', { amount: 12_990_000, currency: 'INR' }],
    ['250,000 IDR', { amount: 250_000_00, currency: 'IDR' }],
    ['1.234 JPY', { amount: 1_234, currency: 'JPY' }],
    ['12 990 Ft', { amount: 12_990_00, currency: 'HUF' }],
    ['12,500 IQD', { amount: 12_500_000, currency: 'IQD' }],
    ['RSD 4.800,00', { amount: 4_800_00, currency: 'RSD' }],
    ['CHF 1’234.–', { amount: 123_400, currency: 'CHF' }],
  ])('%s is read', (text, money) => {
    expect(parsePrice(text)).toEqual(money);
  });

  it.each([
    ['nothing', ''],
    ['a word', 'free'],
    ['nothing to pay', '0.00 USD'],
    ['a range', '$10 - $20'],
    ['a range without spaces', '10–20 USD'],
    ['a beginning', 'from $10'],
    ['an instalment', '$12.99/mo'],
    ['a debt', '-5.00 USD'],
    ['one or a thousand', '1.234 USD'],
    ['one or a thousand, in euros', '1,234 €'],
    ['25 or thousands of euros', '24.990 EUR'],
    ['16 or thousands of euros', '15.999 €'],
    ['10 or thousands of francs', '9.990 CHF'],
    ['25 or thousands of zlotys', '24.990 PLN'],
    ['25 or thousands of crowns', '24,990 SEK'],
    ['tenths of cents', '0.995 EUR'],
    ['two currencies', '€10 USD'],
    ['a dollar sign that is no dollar', '$10 EUR'],
    ['an unknown currency', '10 DOLLARS'],
    ['groups of the wrong size', '12,34,567.00 USD'],
    ['two decimal marks', '1,50,25 USD'],
    ['cents of yen', '¥12.50'],
    ['cents of won', '45,000.50 KRW'],
    ['thousandths or thousands of dinars', '12,500 TND'],
    ['dinars with a wrong group', '12.34.500 KWD'],
    ['more than anything costs', '99,999,999,999.00 USD'],
    ['a mark at the end', '12. USD'],
  ])('that says %s is refused', (_what, text) => {
    expect(parsePrice(text)).toBeUndefined();
  });

  it.each([
    ['24.990 €', { amount: 24_990_00, currency: 'EUR' }],
    ['1.234 PLN', { amount: 1_234_00, currency: 'PLN' }],
    ['0,990 €', { amount: 99, currency: 'EUR' }],
    ['24,99 €', { amount: 24_99, currency: 'EUR' }],
    ['$24,990', usd(24_990_00)],
    ['24.990 USD', undefined],
    ['24,990 €', undefined],
    ['CHF 9.990', undefined],
  ])('%s means for people %j', (text, money) => expect(parseShownPrice(text)).toEqual(money));

  it('is the same in every notation', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2_000_000_000 }), (cents) => {
        const plain = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
        const english = (cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
        const german = (cents / 100).toLocaleString('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
        for (const text of [`${plain} USD`, `$${english}`, `USD ${english}`, `${german} USD`, `US$\u00A0${english}`])
          expect(parsePrice(text)).toEqual(usd(cents));
      }),
    );
  });

  it.each(currencies)('that we write ourselves in %s is read as it was', (currency) => {
    const units = unitsOf(currency);
    for (const amount of [1, 99, units, 48 * units, 999 * units, 1_000 * units, 4_800 * units, 12_345 * units + 1])
      expect([amount, parsePrice(formatMoney({ amount, currency }))]).toEqual([amount, { amount, currency }]);
  });

  it('is always a positive whole number, whatever the feed contains', () => {
    const written = fc.oneof(fc.string(), fc.stringMatching(/^[$€A-Z]{0,3} ?[\d.,' ]{0,12} ?[$€A-Z]{0,3}$/));
    fc.assert(
      fc.property(written, (text) => {
        const price = parsePrice(text);
        if (!price) return;
        expect(Number.isSafeInteger(price.amount) && price.amount > 0).toBe(true);
        expect(price.currency).toMatch(/^[A-Z]{3}$/);
      }),
    );
  });
});
