import { amountIn, marketFor, marketIn, priceText } from './markets.js';

const tea = { priceCents: 24_30 };

describe('the markets of the shops', () => {
  it('are no countries that nobody knows', () => expect(marketIn('zz')).toBeUndefined());

  it.each([
    ['USD', 24_30, 'en-US', '$24.30'],
    ['GBP', 19_40, 'en-GB', '£19.40'],
    ['EUR', 23_00, 'de-DE', '23,00\u00a0€'],
    ['EUR', 23_00, 'en-DE', '€23.00'],
    ['JPY', 3_650, 'ja-JP', '￥3,650'],
    ['KWD', 7_300, 'en-KW', 'KWD\u00a07.300'],
    ['SEK', 245_00, 'sv-SE', '245,00\u00a0kr'],
  ])('ask round prices in %s: %d, for %s %s', (currency, amount, locale, text) => {
    const market = marketFor(currency)!;
    expect(amountIn(market, tea)).toBe(amount);
    expect(priceText(amount, market, locale)).toBe(text);
  });
});
