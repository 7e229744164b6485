import fc from 'fast-check';
import { currencies } from './currencies.js';
import { formatMoney, mostMoney } from './money.js';
import { priceIn, sumOfOwnText } from './price-text.js';

describe('the text of a price', () => {
  it.each([
    ['$1,234.50', 'de-DE', '1.234,50 $'],
    ['€45.00', 'de-DE', '45,00 €'],
    ['€45.00', 'fr-FR', '45,00 €'],
    ['¥4,800', 'ja-JP', '￥4,800'],
    ['¥4,800', 'de-DE', '4.800 ¥'],
    ['KWD 12.500', 'en-US', 'KWD 12.500'],
    ['KWD 12.500', 'de-DE', '12,500 KWD'],
    ['£9.99', 'en-GB', '£9.99'],
  ])('%s reads in %s %s', (text, locale, local) => expect(priceIn(text, locale)).toBe(local));

  it.each([
    '45',
    '$45',
    'about $45.00',
    '45,00 €',
    '$40.00 - $60.00',
    'XYZ 3',
    '$1234.50',
    'free',
    '',
    '$',
    'KWD 12.5',
  ])('that somebody typed stays: %s', (text) => {
    expect(sumOfOwnText(text)).toBeUndefined();
    expect(priceIn(text, 'de-DE')).toBe(text);
  });

  it('is read as what was written, in every currency', () => {
    const sums = fc.record({
      amount: fc.integer({ min: 0, max: mostMoney }),
      currency: fc.constantFrom(...currencies),
    });
    fc.assert(fc.property(sums, (sum) => expect(sumOfOwnText(formatMoney(sum))).toEqual(sum)));
  });
});
