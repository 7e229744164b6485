import { offerKeys } from './offer-keys.js';

const isSame = (one: Parameters<typeof offerKeys>[0], other: Parameters<typeof offerKeys>[0]) =>
  offerKeys(one).some((key) => offerKeys(other).includes(key));

describe('two offers', () => {
  it.each([
    ['with one number', { gtin: '4006381333931' }, { gtin: ' 04006381333931 ' }],
    ['as UPC and as EAN', { gtin: '036000291452' }, { gtin: '0036000291452' }],
    ['behind a campaign', { link: 'https://www.shop.example/a/?utm_source=x' }, { link: 'http://shop.example/a#top' }],
    ['with turned parameters', { link: 'https://shop.example/?b=2&a=1' }, { link: 'https://shop.example/?a=1&b=2' }],
    ['with one name', { title: 'Café Press, Brass' }, { title: 'brass CAFE press' }],
  ])('%s are the same product', (_how, one, other) => {
    expect(isSame(one, other)).toBe(true);
  });

  it.each([
    ['by different numbers', { gtin: '4006381333931' }, { gtin: '4006381333948' }],
    ['by different parameters', { link: 'https://shop.example/?id=1' }, { link: 'https://shop.example/?id=2' }],
    [
      'of which nothing is known',
      { title: '!!!', link: 'none', gtin: '12' },
      { title: '!!!', link: 'none', gtin: '12' },
    ],
  ])('%s are not', (_how, one, other) => {
    expect(isSame(one, other)).toBe(false);
  });
});
