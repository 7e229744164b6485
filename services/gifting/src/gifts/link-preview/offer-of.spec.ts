import { html, jsonLd } from './link-preview.builders.js';
import { readFacts } from './page-facts.js';
import { offerOf } from './preview-of.js';

const page = 'https://shop.example/p';
const read = (head: string, url = page, body = '') => {
  const { price, isSoldOut } = offerOf(readFacts(html(head, body), url), url);
  return `${price} ${isSoldOut ? 'out' : 'in'}`;
};
const mug = (offers: unknown, more: object = {}) => ({ '@type': 'Product', name: 'Mug', offers, ...more });
const offer = (price: unknown, stock: string, more: object = {}) => ({
  '@type': 'Offer',
  price,
  priceCurrency: 'USD',
  availability: `https://schema.org/${stock}`,
  ...more,
});
const at = (address: string) => ({ url: new URL(address, page).href });
const group = (...variants: object[]) => ({ '@type': 'ProductGroup', name: 'Mug', hasVariant: variants });
const [small, large] = [offer('30.00', 'InStock'), offer('60.00', 'OutOfStock')];

describe('A page of several variants', () => {
  it.each<[string, object]>([
    [
      'offers',
      mug([
        { ...small, ...at('?variant=111') },
        { ...large, ...at('?variant=222') },
      ]),
    ],
    [
      'offers in one',
      mug({
        offers: [
          { ...small, ...at('?variant=111') },
          { ...large, ...at('?variant=222') },
        ],
      }),
    ],
    ['variants', group(mug(small, at('?variant=111')), mug(large, at('?variant=222')))],
    ['offers of variants', group(mug({ ...small, ...at('?variant=111') }), mug({ ...large, ...at('?variant=222') }))],
    ['names of nodes', group(mug(small, { '@id': '/p?variant=111#v' }), mug(large, { '@id': '/p?variant=222#v' }))],
    ['numbers', group(mug(small, { sku: '111' }), mug(large, { sku: '222' }))],
    [
      'numbers of Shopify',
      group(
        mug(small, { '@id': 'gid://shopify/ProductVariant/111' }),
        mug(large, { '@id': 'gid://shopify/ProductVariant/222' }),
      ),
    ],
    [
      'addresses with more in them',
      mug([
        { ...small, ...at('?variant=111&currency=USD') },
        { ...large, ...at('?currency=USD&variant=222&utm_source=feed') },
      ]),
    ],
  ])('has price and stock of the one that its address names, by %s', (_how, data) => {
    const tags = '<meta property="og:availability" content="instock"><meta property="og:price:amount" content="30">';
    expect(read(tags + jsonLd(data), `${page}?variant=222&utm_source=mail`)).toBe('$60.00 out');
    expect(read(tags + jsonLd(data), `${page}?variant=111`)).toBe('$30.00 in');
    const other = '<meta property="og:availability" content="oos">';
    expect(read(other + jsonLd(data), `${page}?variant=111`)).toBe('$30.00 in');
    // Without one, the first that can be bought.
    expect(read(jsonLd(data))).toBe('$30.00 in');
  });

  it('has those of the variant at its path', () => {
    const data = jsonLd(group(mug(small, at('/mug-small')), mug(large, at('/mug-large/'))));
    expect(read(data, 'https://www.shop.example/mug-large')).toBe('$60.00 out');
  });

  it('has those of the variant that was asked for, also after a redirect that has forgotten it', () => {
    const data = jsonLd(
      mug([
        { ...small, ...at('?variant=111') },
        { ...large, ...at('?variant=222') },
      ]),
    );
    const facts = readFacts(html(data), page);
    expect(offerOf(facts, 'https://shop.example/old?variant=222')).toMatchObject({ price: '$60.00', isSoldOut: true });
  });

  it('takes price and stock from one offer: the first that can be bought, else the first', () => {
    expect(read(jsonLd(mug([offer('30', 'OutOfStock'), offer('60', 'InStock')])))).toBe('$60.00 in');
    expect(read(jsonLd(mug([offer('30', 'OutOfStock'), offer('60', 'SoldOut')])))).toBe('$30.00 out');
    const parts = [offer('30', 'OutOfStock'), offer('60', 'InStock')];
    expect(read(jsonLd(mug({ lowPrice: 30, priceCurrency: 'USD', offers: parts })))).toBe('$60.00 in');
  });

  it('is not confused by parts that are called by a fragment', () => {
    const data = mug(
      [
        { ...large, '@id': '#offer-1' },
        { ...small, ...at('?variant=111') },
      ],
      { '@id': '#product' },
    );
    expect(read(jsonLd(data), `${page}?variant=111`)).toBe('$30.00 in');
  });
});

describe('A page of several products', () => {
  const other = mug(offer('1.00', 'InStock'), { name: 'Other', ...at('/other') });
  it.each<[string, object]>([
    ['its address', at('/p')],
    ['its address with a variant', at('/p?variant=1')],
    ['that of its offer', { offers: offer('24.99', 'InStock', at('/p')) }],
  ])('sells the one that has %s', (_how, more) => {
    expect(read(jsonLd(other) + jsonLd(mug(offer('24.99', 'InStock'), more)))).toBe('$24.99 in');
  });

  it('sells the one at the address that it calls its own', () => {
    const both = jsonLd(other) + jsonLd(mug(offer('24.99', 'InStock'), at('/p')));
    expect(read(`<link rel="canonical" href="/p">${both}`, 'https://shop.example/c/p')).toBe('$24.99 in');
  });

  it('sells the first one where none has its address', () => {
    const first = mug(offer('24.99', 'InStock'), at('https://mirror.example/p'));
    expect(read(jsonLd(first) + jsonLd(other))).toBe('$24.99 in');
  });
});

describe('A page of several prices', () => {
  const specified = (...priceSpecification: object[]) => mug({ priceCurrency: 'EUR', priceSpecification });
  it.each<[string, object]>([
    ['of 100 g', { price: 5, referenceQuantity: { value: 100, unitCode: 'GRM' } }],
    ['of a litre', { price: 5, unitCode: 'LTR' }],
    ['of a kilo in words', { price: 5, unitText: 'kg' }],
    ['that is called Grundpreis', { price: 5, name: 'Grundpreis' }],
    ['for members', { price: 20, validForMemberTier: { name: 'gold' } }],
    ['for many', { price: 20, eligibleQuantity: { minValue: 10 } }],
    ['of an instalment', { price: 5, priceType: 'https://schema.org/InstallmentPrice' }],
  ])('has not the one %s', (_what, wrong) => {
    expect(read(jsonLd(specified(wrong, { price: 25 })))).toBe('€25.00 in');
    expect(read(jsonLd(specified({ price: 25 }, wrong)))).toBe('€25.00 in');
    expect(read(jsonLd(specified(wrong)))).toBe('null in');
  });

  it.each<[string, object]>([
    ['one piece', { price: 25, referenceQuantity: { value: 1, unitCode: 'C62' } }],
    ['its piece', { price: 25, unitCode: 'EA' }],
    ['one or more', { price: 25, eligibleQuantity: { minValue: 1 } }],
    [
      'its own quantity beside a measure',
      { price: 25, referenceQuantity: { value: 4.5, unitCode: 'LTR', valueReference: { value: 1, unitCode: 'LTR' } } },
    ],
  ])('has the one of %s', (_what, right) => expect(read(jsonLd(specified(right)))).toBe('€25.00 in'));

  it('has that of the new thing, and of a used one only where all are', () => {
    const used = offer('9.99', 'InStock', { itemCondition: 'https://schema.org/UsedCondition' });
    const renewed = offer('19.99', 'InStock', { itemCondition: 'RefurbishedCondition' });
    const fresh = offer('24.99', 'OutOfStock', { itemCondition: { '@id': 'https://schema.org/NewCondition' } });
    expect(read(jsonLd(mug([used, renewed, fresh])))).toBe('$24.99 out');
    expect(read(jsonLd(mug([used])))).toBe('$9.99 in');
  });

  it.each([
    [24.995, 'EUR', '€25.00'],
    [24.99, 'EUR', '€24.99'],
    [1299.5, 'HUF', 'HUF 1,299.50'],
    [1_299, 'EUR', '€1,299.00'],
    ['24.990', 'EUR', null],
    ['24,990', 'EUR', null],
    ['24.990', 'USD', null],
    ['24.990', undefined, null],
    ['24,990', 'USD', '$24,990.00'],
    ['0.990', 'EUR', '€0.99'],
    ['.99', 'EUR', '€0.99'],
    ['1299.000', 'EUR', '€1,299.00'],
    ['24.990', 'KWD', 'KWD 24.990'],
    ['24.990', 'CLP', 'CLP 24,990'],
    ['24.990', 'COP', 'COP 24,990'],
    ['24.990', 'VND', '₫24,990'],
  ])('reads %j in %j as %j where a program has written it', (price, priceCurrency, shown) => {
    expect(read(jsonLd(mug({ price, priceCurrency })))).toBe(`${shown} in`);
  });

  it('believes a clearer tag where its data are unclear', () => {
    const tags = '<meta property="og:price:amount" content="24.99"><meta property="og:price:currency" content="EUR">';
    expect(read(tags + jsonLd(mug({ price: '24.990', priceCurrency: 'EUR' })))).toBe('€24.99 in');
  });
});

describe('A page with microdata', () => {
  const product = (content: string) => `<div itemscope itemtype="https://schema.org/Product">${content}</div>`;
  const currency = '<meta itemprop="priceCurrency" content="EUR">';
  const offers = (content: string) =>
    `<div itemprop="offers" itemscope itemtype="https://schema.org/Offer">${currency}${content}</div>`;
  const out = '<link itemprop="availability" href="https://schema.org/OutOfStock">';
  const price = '<meta itemprop="price" content="24.99">';

  it.each([
    ['in an offer', product(offers(price + out)), '€24.99 out'],
    ['in words', product(offers(`${price}<b itemprop="availability">Nicht auf Lager</b>`)), '€24.99 out'],
    ['beside its name', product(`<meta itemprop="priceCurrency" content="EUR">${price}${out}`), '€24.99 out'],
    ['beside its price', product(price + offers(out)), '€24.99 out'],
    ['that is there', product(offers(`${price}<link itemprop="availability" href="InStock">`)), '€24.99 in'],
    ['with a price as people read it', product(offers('<b itemprop="price">24.990 €</b>')), '€24,990.00 in'],
    ['with a price as programs do', product(offers('<b itemprop="price" content="24.990">24,99 €</b>')), 'null in'],
    [
      'with the price of 100 g first',
      product(
        offers(
          `<p itemprop="priceSpecification" itemscope><meta itemprop="price" content="5">
           <i itemprop="referenceQuantity" itemscope><meta itemprop="value" content="100"></i></p>${price}`,
        ),
      ),
      '€24.99 in',
    ],
    [
      'with another product in it',
      product(
        `<p itemprop="isRelatedTo" itemscope itemtype="https://schema.org/Product">${offers(out)}</p>${offers(price)}`,
      ),
      '€24.99 in',
    ],
    [
      'with another product before it',
      product(`<a itemprop="url" href="/other"></a>${offers(out)}`) +
        product(`<a itemprop="url" href="/p"></a>${offers(price)}`),
      '€24.99 in',
    ],
  ])('has stock and price %s', (_where, body, expected) => expect(read('', page, body)).toBe(expected));

  it('has the name of the product, not that of its brand', () => {
    const brand = '<p itemprop="brand" itemscope><b itemprop="name">Clay &amp; Co</b></p>';
    const facts = readFacts(html('', product(`${brand}<h1 itemprop="name">Mug</h1>${offers(price)}`)), page);
    expect(facts.structured).toMatchObject([{ name: 'Mug' }]);
  });
});

describe('A product is sold out', () => {
  const said = (availability: unknown) => read(jsonLd(mug({ price: 25, priceCurrency: 'EUR', availability })));

  it.each([
    'https://schema.org/OutOfStock/|http://schema.org/SoldOut|https://schema.org/Discontinued|OutOfStock|Reserved',
    'ausverkauft|Nicht auf Lager|épuisé|agotado|esaurito|esgotado|在庫切れ|غير متوفر|Out of stock!',
    'http://purl.org/goodrelations/v1#OutOfStock',
  ])('where its page says %s', (words) => {
    for (const word of words.split('|')) expect([word, said(word)]).toEqual([word, '€25.00 out']);
  });

  it.each([
    'https://schema.org/InStock|PreOrder|BackOrder|InStoreOnly|LimitedAvailability|auf Lager|disponible',
    'not only in stock||https://shop.example/sold-out-soon',
  ])('but not where it says %s', (words) => {
    for (const word of words.split('|')) expect([word, said(word)]).toEqual([word, '€25.00 in']);
  });
});
