import { priceInMarket } from './local-price.js';

const amountOf = (text: string, currency: string, country: string, language: string) => {
  const price = priceInMarket(text, { currency, country, language });
  return price && `${price.amount} ${price.currency}`;
};

describe('a price that Google was asked for in a market', () => {
  it.each([
    ['£24.00', 'GBP', 'GB', 'en', 24_00],
    ['24,00 €', 'EUR', 'DE', 'de', 24_00],
    ['€24.00', 'EUR', 'DE', 'en', 24_00],
    ['1.299 €', 'EUR', 'DE', 'de', 1_299_00],
    ['12\u00a0345,50\u00a0kr', 'SEK', 'SE', 'en', 12_345_50],
    ['SEK 249.00', 'SEK', 'SE', 'en', 249_00],
    ['249,00 kr.', 'DKK', 'DK', 'en', 249_00],
    ['249,00 kr', 'DKK', 'DK', 'en', 249_00],
    ['R 249,00', 'ZAR', 'ZA', 'en', 249_00],
    ['$19.990', 'CLP', 'CL', 'es', 19_990],
    ['$ 12.345,50', 'ARS', 'AR', 'es', 12_345_50],
    ['24,00 $', 'CAD', 'CA', 'fr', 24_00],
    ['￥3,600', 'JPY', 'JP', 'ja', 3_600],
    ['3,600円', 'JPY', 'JP', 'ja', 3_600],
    ['25,000원', 'KRW', 'KR', 'en', 25_000],
    ['1.299,90 TL', 'TRY', 'TR', 'en', 1_299_90],
    ['1 299 грн', 'UAH', 'UA', 'en', 1_299_00],
    ['CHF 12’345.50', 'CHF', 'CH', 'de', 12_345_50],
    ['\u200f99.00 د.إ.\u200f', 'AED', 'AE', 'ar', 99_00],
    ['\u200f١٢٬٣٤٥٫٥٠ ج.م.\u200f', 'EGP', 'EG', 'ar', 12_345_50],
    ['KWD 4.500', 'KWD', 'KW', 'ar', 4_500],
  ])('is read from %s as %s of %s, in %s', (text, currency, country, language, amount) => {
    expect(amountOf(text, currency, country, language)).toBe(`${amount} ${currency}`);
  });

  it.each([
    ['US$24.00', 'CLP', 'CL', 'es', '2400 USD'],
    ['$24.00', 'GBP', 'GB', 'en', undefined],
    ['£24.00', 'EUR', 'DE', 'de', '2400 GBP'],
    ['R$ 24,00', 'ZAR', 'ZA', 'en', '2400 BRL'],
    ['from 249,00 kr', 'SEK', 'SE', 'sv', undefined],
  ])('is none of its own in %s, for %s', (text, currency, country, language, expected) => {
    expect(amountOf(text, currency, country, language)).toBe(expected);
  });
});
