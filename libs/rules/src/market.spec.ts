import { countryOfCurrency } from './currency-of-country.js';
import { currencies } from './currencies.js';
import { marketOf } from './market.js';

describe('the shops of somebody who reads a language', () => {
  it.each([
    ['EUR', 'de', 'DE', 'de'],
    ['EUR', 'pt', 'PT', 'pt'],
    ['EUR', 'ja', 'DE', 'en'],
    ['USD', 'de', 'US', 'en'],
    ['CHF', 'de', 'CH', 'de'],
    ['CHF', 'it', 'CH', 'it'],
    ['CAD', 'fr', 'CA', 'fr'],
    ['BRL', 'pt', 'BR', 'pt'],
    ['MXN', 'es', 'MX', 'es'],
    ['JPY', 'ja', 'JP', 'ja'],
    ['AED', 'ar', 'AE', 'ar'],
    ['XOF', 'fr', undefined, 'fr'],
  ] as const)('in %s, for %s, are in %s and speak %s', (currency, language, country, spoken) =>
    expect(marketOf(currency, language)).toEqual({ country, language: spoken }),
  );

  it('are searched in English alone by whoever reads English, where they always were', () => {
    for (const currency of currencies)
      expect(marketOf(currency, 'en')).toEqual({ country: countryOfCurrency(currency), language: 'en' });
  });
});
