import { countryOfCurrency, currencyOfCountry, currencyOfLocale } from './currency-of-country.js';
import { currencies, isCurrency } from './currencies.js';
import { decimalsOf, formatMoney, formatWhole } from './money.js';

describe('a sum of money', () => {
  it.each([
    [4_800, 'USD', 'en-US', '$48.00'],
    [4_800, 'EUR', 'en-US', '€48.00'],
    [4_800, 'EUR', 'de-DE', '48,00 €'],
    [4_800, 'GBP', 'en-GB', '£48.00'],
    [4_800, 'USD', 'ar', '\u200f48.00 US$\u200e'],
    [4_800, 'EUR', 'ar', '\u200f48.00 €'],
    [4_800, 'JPY', 'en-US', '¥4,800'],
    [12_500, 'KWD', 'en-US', 'KWD 12.500'],
    [12_990_00, 'HUF', 'en-US', 'HUF 12,990'],
    [12_990_50, 'HUF', 'en-US', 'HUF 12,990.50'],
    [12_500_000, 'IQD', 'en-US', 'IQD 12,500'],
    [4_800_00, 'RSD', 'en-US', 'RSD 4,800.00'],
  ])('of %d in %s reads for %s as %s', (amount, currency, locale, text) =>
    expect(formatMoney({ amount, currency }, locale)).toBe(text),
  );

  it.each([
    [1_000_00, 'USD', '$1,000'],
    [1_000, 'JPY', '¥1,000'],
    [1_000_000, 'KWD', 'KWD 1,000'],
  ])('of %d in %s has no fraction where it is round', (amount, currency, text) =>
    expect(formatWhole({ amount, currency })).toBe(text),
  );

  it('has as many decimals as its currency', () =>
    expect(['USD', 'EUR', 'JPY', 'KRW', 'KWD', 'TND', 'RSD', 'ALL', 'HUF', 'IQD'].map(decimalsOf)).toEqual([
      2, 2, 0, 0, 3, 3, 2, 2, 2, 3,
    ]));

  it('is in a currency in use', () => {
    expect(['EUR', 'XOF', 'KWD'].every(isCurrency)).toBe(true);
    expect(['eur', 'DEM', 'XAU', 'XXX', '', 'EURO', null, 5].some(isCurrency)).toBe(false);
    expect(new Set(currencies).size).toBe(currencies.length);
    const known = new Set(Intl.supportedValuesOf('currency'));
    const newer = new Set(['XCG', 'ZWG']);
    expect(currencies.filter((code) => !known.has(code) && !newer.has(code))).toEqual([]);
  });
});

describe('the currency of a place', () => {
  it.each([
    ['US', 'USD'],
    ['DE', 'EUR'],
    ['LI', 'CHF'],
    ['GB', 'GBP'],
    ['JE', 'GBP'],
    ['JP', 'JPY'],
    ['SN', 'XOF'],
    ['PL', 'PLN'],
    ['TR', 'TRY'],
    ['ZZ', undefined],
    ['us', undefined],
  ])('%s is %s', (country, currency) => expect(currencyOfCountry(country)).toBe(currency));

  it.each([
    ['de-AT', 'EUR'],
    ['en-GB', 'GBP'],
    ['ja-JP', 'JPY'],
    ['zh-Hant-TW', 'TWD'],
    ['de', undefined],
    ['', undefined],
    ['not a locale', undefined],
    [undefined, undefined],
  ])('of the locale %s is %s', (locale, currency) => expect(currencyOfLocale(locale)).toBe(currency));

  it('leads back to a country for all but shared currencies', () => {
    for (const currency of currencies) {
      const country = countryOfCurrency(currency);
      if (country) expect([currency, currencyOfCountry(country)]).toEqual([currency, currency]);
    }
    expect(countryOfCurrency('XOF')).toBeUndefined();
  });
});
