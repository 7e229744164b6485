import { BadRow, readProduct, UnwantedRow } from './read-product.js';

const now = new Date('2026-11-21T12:00:00Z');
const fields = {
  id: 'bowl-1',
  title: 'Walnut bowl',
  link: 'https://www.shop.example/bowls/1',
  image_link: 'https://shop.example/bowls/1.jpg',
  price: '48.00 USD',
  availability: 'in stock',
};
const read = (more: Record<string, string> = {}) => readProduct({ line: 2, fields: { ...fields, ...more } }, now);

describe('a product of a feed', () => {
  it('needs few fields', () => {
    expect(read()).toEqual({
      item_id: 'bowl-1',
      title: 'Walnut bowl',
      description: '',
      highlights: '',
      brand: '',
      category: '',
      shop: 'shop.example',
      price_cents: 48_00,
      next_price_cents: null,
      next_price_from: null,
      next_price_until: null,
      currency: 'USD',
      link: 'https://www.shop.example/bowls/1',
      image: 'https://shop.example/bowls/1.jpg',
      gtin: null,
      rating: null,
      reviews: null,
      availability: 'in_stock',
      expires_at: null,
      google_category: null,
      age_group: null,
      gender: null,
      size: null,
    });
  });

  it('has more fields if the feed does', () => {
    expect(
      read({
        description: '<p>Turned&nbsp;by hand.</p>\n<br/>Oiled.',
        brand: ' Oak  & Thistle ',
        merchant_name: 'Corner Shop',
        gtin: '4006381333931',
        product_type: 'Home > Kitchen',
        google_product_category: '668',
        rating: '4.6',
        reviews: '1,204',
        expiration_date: '2026-12-24T00:00:00Z',
        age_group: 'Kids',
        gender: 'Unisex',
        size: 'M / 10-12',
      }),
    ).toMatchObject({
      description: 'Turned by hand. Oiled.',
      brand: 'Oak & Thistle',
      shop: 'Corner Shop',
      gtin: '4006381333931',
      category: 'Home > Kitchen',
      rating: 4.6,
      reviews: 1204,
      expires_at: '2026-12-24T00:00:00.000Z',
      google_category: 668,
      age_group: 'kids',
      gender: 'unisex',
      size: 'M / 10-12',
    });
  });

  it.each([
    ['Home > Kitchen', 'Home > Kitchen'],
    ['Home/Kitchen/Tea & Coffee', 'Home > Kitchen > Tea & Coffee'],
    [' Home | Kitchen | ', 'Home > Kitchen'],
    ['Home::Kitchen', 'Home > Kitchen'],
    ['Toys>Cars > On-Road/Off-Road', 'Toys > Cars > On-Road / Off-Road'],
  ])('has the path %s as %s', (product_type, category) => {
    expect(read({ product_type }).category).toBe(category);
  });

  it.each([
    ['lasts', { sale_price: '30.00 USD' }, 30_00],
    ['is today', { sale_price: '30.00 USD', sale_price_effective_date: '2026-11-20T00:00Z/2026-11-30T00:00Z' }, 30_00],
    ['is over', { sale_price: '30.00 USD', sale_price_effective_date: '2026-11-01T00:00Z/2026-11-10T00:00Z' }, 48_00],
    [
      'is to come',
      { sale_price: '30.00 USD', sale_price_effective_date: '2026-12-01T00:00Z/2026-12-10T00:00Z' },
      48_00,
    ],
    ['is none', { sale_price: '60.00 USD' }, 48_00],
  ])('costs what it costs when a sale %s', (_when, sale, cents) => {
    expect(read(sale).price_cents).toBe(cents);
  });

  it.each<[string, string, object]>([
    [
      '/2026-12-01',
      'ends',
      { price_cents: 30_00, next_price_cents: 48_00, next_price_from: '2026-12-02T00:00:00.000Z' },
    ],
    ['', 'has no end', { price_cents: 30_00, next_price_cents: null, next_price_from: null, next_price_until: null }],
    [
      '2026-12-01T08:00Z/2026-12-10T08:00Z',
      'begins and ends',
      {
        price_cents: 48_00,
        next_price_cents: 30_00,
        next_price_from: '2026-12-01T08:00:00.000Z',
        next_price_until: '2026-12-10T08:00:00.000Z',
      },
    ],
    ['2026-12-01/', 'begins', { price_cents: 48_00, next_price_cents: 30_00, next_price_until: null }],
    ['2026-12-10/2026-12-01', 'ends before it begins', { price_cents: 48_00, next_price_cents: null }],
    ['2026-11-01/2026-11-10', 'is over', { price_cents: 48_00, next_price_cents: null }],
  ])('with a sale in %j that %s has both prices', (sale_price_effective_date, _what, prices) => {
    expect(read({ sale_price: '30.00', sale_price_effective_date })).toMatchObject(prices);
  });

  it.each(['0', '0.00 EUR', '0,00', 'EUR 0', '-', '–', 'N/A', 'n/a', 'none', 'null', 'なし', ' '])(
    'with the sale price %j has none',
    (sale_price) => {
      expect(read({ sale_price })).toMatchObject({ price_cents: 48_00, next_price_cents: null });
    },
  );

  it('has the currency of the price in its sale', () => {
    expect(read({ price: '48.00 EUR', sale_price: '30,00' })).toMatchObject({ price_cents: 30_00, currency: 'EUR' });
    expect(() => read({ sale_price: 'call us' })).toThrow('sale_price "call us" is unclear');
  });

  it.each(['new', 'New', 'neu', 'neuf', 'Neuve', 'nuevo', 'nuovo', 'novo', '新品', 'جديد', '-', ''])(
    'in the condition %j is new',
    (condition) => {
      expect(read({ condition }).item_id).toBe('bowl-1');
    },
  );
  it.each(['NewCondition', 'https://schema.org/NewCondition', 'http://www.schema.org/NewCondition'])(
    'in the condition %s of schema.org is new',
    (condition) => {
      expect(read({ condition }).item_id).toBe('bowl-1');
    },
  );
  it.each([
    'used',
    'refurbished',
    'UsedCondition',
    'gebraucht',
    "d'occasion",
    'like new',
    'new other',
    '中古',
    'مستعمل',
  ])('in the condition %j is not wanted', (condition) => {
    expect(() => read({ condition, availability: 'who knows' })).toThrow(UnwantedRow);
  });

  it.each(['yes', 'TRUE', '1', 'y', 'si', 'sí', 'ja', 'oui', 'sim', 'はい', 'نعم', '18+'])(
    'is for adults if that is %j',
    (adult) => {
      expect(() => read({ adult })).toThrow(UnwantedRow);
    },
  );
  it.each(['no', 'false', '0', 'nein', 'non', 'não', 'いいえ', '', '-', 'n'])('is for all if adult is %j', (adult) => {
    expect(read({ adult }).item_id).toBe('bowl-1');
  });

  it.each([
    ['https://s.example/1?a=1&amp;variant=2', 'https://s.example/1?a=1&variant=2'],
    ['https://s.example/1?a=1&#38;b=2', 'https://s.example/1?a=1&b=2'],
    ['https://s.example/1?a=1&amp;amp;b=2', 'https://s.example/1?a=1&amp;b=2'],
    ['https://s.example/1?a=1&copy=2&reg;=3&lt', 'https://s.example/1?a=1&copy=2&reg;=3&lt'],
  ])('at %s has the address %s', (written, address) => {
    expect(read({ link: written, image_link: written })).toMatchObject({ link: address, image: address });
  });

  it.each([
    [{ id: '' }, 'has no id'],
    [{ title: '  ' }, 'has no title'],
    [{ price: '' }, 'has no price'],
    [{ price: 'call us' }, 'price "call us" is unclear'],
    [{ price: '10.00 QQQ' }, 'price is in "QQQ", which is no currency'],
    [{ price: '10.00 EUR', sale_price: '9.00 USD' }, 'sale_price is in USD, price in EUR'],
    [{ link: 'javascript:alert(1)' }, 'link is not a web address'],
    [{ image_link: '/1.jpg' }, 'image_link is not a web address'],
    [{ availability: 'soon' }, 'availability "soon" is not known'],
    [{ condition: 'used' }, 'is used, not new'],
    [{ adult: 'yes' }, 'is for adults only'],
  ])('with %j is left out, and says why', (change: Record<string, string>, reason) => {
    expect(() => read(change)).toThrow(BadRow);
    expect(() => read(change)).toThrow(reason);
  });

  it('contains no characters that Postgres cannot store', () => {
    const { title, description } = read({ title: 'Bowl\u0000 of\u0007 wood', description: `${'a'.repeat(1_999)}🎁` });
    expect(title).toBe('Bowl of wood');
    expect(read({ title: 'Viola/Cello rosin 24/36 g w/ cloth, AB/CD' }).title).toBe(
      'Viola / Cello rosin 24/36 g w/ cloth, AB/CD',
    );
    expect(description.isWellFormed()).toBe(true);
  });

  it.each([
    ['Tea &amp; Biscuits &#8211; Gift Set', 'Tea & Biscuits – Gift Set'],
    ['Mum&#39;s Mug', "Mum's Mug"],
    ['Caf&eacute; <b>Cr&egrave;me</b>', 'Café Crème'],
    ['R&D kit < 5 years', 'R&D kit < 5 years'],
  ])('named %j is shown as %j', (title, shown) => {
    expect(read({ title }).title).toBe(shown);
  });

  it('has no styles and scripts in its texts', () => {
    const description = '<style>p{color:red}</style><p>Oak</p><script>track("a<b")</script><p>bowl&nbsp;&hearts;</p>';
    expect(read({ description }).description).toBe('Oak bowl ♥');
  });

  it.each([
    ...['in_stock', 'In Stock', 'in-stock', 'InStock', 'https://schema.org/InStock', '1', 'auf Lager', 'en stock'].map(
      (word) => [word, 'in_stock'],
    ),
    ...['http://schema.org/OutOfStock', 'outofstock', 'Sold Out', '在庫なし', 'épuisé'].map((word) => [
      word,
      'out_of_stock',
    ]),
    ...['pre-order', 'PreOrder', 'https://schema.org/PreSale'].map((word) => [word, 'preorder']),
    ['onbackorder', 'backorder'],
  ])('that is %j is %s', (written = '', availability = '') => {
    expect(read({ availability: written }).availability).toBe(availability);
  });

  // It is noon of 21 November 2026 in Greenwich.
  it.each([
    ['2026-11-20T13:00-0800/2026-11-29T15:30-0800', 15],
    ['2026-11-20/2026-11-21', 15],
    ['2026-11-20 00:00:00/2026-11-21 11:00:00', 20],
    ['20.11.2026/25.11.2026', 15],
    ['19.11.2026 - 20.11.2026', 20],
    ['20261120T0000Z/20261122T0000Z', 15],
    ['2026-11-20T00:00:00+00:00 / 2026-11-29T00:00:00+00:00', 15],
    ['/2026-11-20', 20],
    ['2026-11-22/', 20],
    ['garbage', 20],
    ['11/24/2026', 20],
    ['11/19/2026', 15],
    ['20/11/2026 - 25/11/2026', 15],
    ['2026/11/20/2026/11/25', 15],
    ['2026-11-20 bis 2026-11-25', 15],
    ['11/12/2025 - 12/11/2027', 20],
  ])('on sale in %s costs %i', (time, dollars) => {
    const sale = { price: '20.00 USD', sale_price: '15.00 USD', sale_price_effective_date: time };
    expect(read(sale).price_cents).toBe(dollars * 100);
  });
});
