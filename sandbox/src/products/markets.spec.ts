import { currencies } from '../../../libs/rules/src/currencies.js';
import { countryOfCurrency, currencyOfCountry } from '../../../libs/rules/src/currency-of-country.js';
import { unitsOf } from '../../../libs/rules/src/money.js';
import { assortment } from './assortment.js';
import { amountIn, marketFor, marketIn, priceText } from './markets.js';

const tea = { priceCents: 24_30 };

describe('the markets of the shops', () => {
  it('are all currencies that an account may have, in their smallest units', () => {
    for (const currency of currencies)
      expect([currency, marketFor(currency)?.units]).toEqual([currency, unitsOf(currency)]);
  });

  it('have the currency that is paid in a country', () => {
    for (const currency of currencies) {
      const country = countryOfCurrency(currency);
      if (country) expect([country, marketIn(country)?.currency]).toEqual([country, currency]);
    }
    for (const country of ['GB', 'GG', 'FR', 'AT', 'PT', 'SN', 'LI', 'JP'])
      expect([country, marketIn(country)?.currency]).toEqual([country, currencyOfCountry(country)]);
    expect(marketIn('zz')).toBeUndefined();
  });

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

  it('have a price above nothing for everything, and a higher one for what costs more', () => {
    const inOrder = assortment.toSorted((one, other) => one.priceCents - other.priceCents);
    for (const currency of currencies) {
      const amounts = inOrder.map((product) => amountIn(marketFor(currency)!, product));
      expect([currency, amounts.every((amount) => Number.isInteger(amount) && amount > 0)]).toEqual([currency, true]);
      expect([currency, amounts.every((amount, nth) => nth === 0 || amount >= amounts[nth - 1]!)]).toEqual([
        currency,
        true,
      ]);
    }
  });
});
