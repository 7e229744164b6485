import { currencies } from '@presently/rules/currencies';
import { countryOfCurrency, currencyOfCountry } from '@presently/rules/currency-of-country';
import { unitsOf } from '@presently/rules/money';
import { assortment } from '../../../../../sandbox/src/products/assortment.js';
import { amountIn, marketFor, marketIn } from '../../../../../sandbox/src/products/markets.js';

describe('the markets of the sandbox', () => {
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
