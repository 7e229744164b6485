import { GiftToSend } from '@presently/contracts/gifting/gifts';
import { parseMessage } from '@presently/messaging/messages';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { html, jsonLd } from './link-preview.builders.js';
import { decodePage, readFacts } from './page-facts.js';
import { previewOf } from './preview-of.js';

const address = 'https://www.shop.example/p/teapot?ref=mail';
const preview = (page: string, url = address) => previewOf(readFacts(page, url), url);
const meta = (tags: Record<string, string>) =>
  Object.entries(tags)
    .map(([name, content]) => `<meta property="${name}" content="${content}">`)
    .join('');

const teapot = {
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: 'Stoneware teapot',
  description: 'Holds exactly two cups.',
  image: ['/images/teapot.jpg', '/images/teapot-2.jpg'],
  offers: { '@type': 'Offer', price: '48.00', priceCurrency: 'USD' },
};
const seen = {
  url: address,
  title: 'Stoneware teapot',
  description: 'Holds exactly two cups.',
  image: 'https://www.shop.example/images/teapot.jpg',
  price: '$48.00',
  siteName: 'shop.example',
};

describe('A page with product data', () => {
  it('in Open Graph', () => {
    const page = meta({
      'og:title': 'Stoneware teapot',
      'og:description': 'Holds exactly two cups.',
      'og:image': '/images/teapot.jpg',
      'og:site_name': 'The Clay Shop',
      'product:price:amount': '48.00',
      'product:price:currency': 'USD',
    });
    expect(preview(html(`<title>Teapot | Shop</title>${page}`))).toEqual({ ...seen, siteName: 'The Clay Shop' });
  });

  it('in Twitter cards', () => {
    const page = `<meta name="twitter:title" content="Stoneware teapot">
      <meta name="twitter:image" content="//cdn.example/t.jpg">
      <meta name="twitter:label1" content="Availability"><meta name="twitter:data1" content="In stock">
      <meta name="twitter:label2" content="Price"><meta name="twitter:data2" content="$48.00 USD">`;
    expect(preview(html(page))).toMatchObject({
      title: 'Stoneware teapot',
      image: 'https://cdn.example/t.jpg',
      price: '$48.00',
    });
  });

  it.each<[string, unknown]>([
    ['alone', teapot],
    ['in a list', [{ '@type': 'BreadcrumbList' }, teapot]],
    ['in a graph', { '@context': 'https://schema.org', '@graph': [{ '@type': 'WebSite', name: 'Shop' }, teapot] }],
    ['as what the page is about', { '@type': 'WebPage', name: 'Page', mainEntity: teapot }],
    ['with several types', { ...teapot, '@type': ['Thing', 'Product'] }],
    ['with its type in full', { ...teapot, '@type': 'http://schema.org/Product' }],
    ['with an image object', { ...teapot, image: { '@type': 'ImageObject', url: '/images/teapot.jpg' } }],
    ['with several offers', { ...teapot, offers: [{ price: '' }, { price: 48, priceCurrency: 'USD' }] }],
    ['with an aggregate offer', { ...teapot, offers: { lowPrice: '48', highPrice: '60', priceCurrency: 'USD' } }],
    [
      'with a price specification',
      { ...teapot, offers: { priceSpecification: [{ price: 48, priceCurrency: 'USD' }], priceCurrency: 'EUR' } },
    ],
    [
      'as a group of variants',
      {
        '@type': 'ProductGroup',
        name: teapot.name,
        description: teapot.description,
        hasVariant: [
          { '@type': 'Product', name: 'Teapot, blue', image: teapot.image, offers: teapot.offers },
          { '@type': 'Product', name: 'Teapot, red', offers: { price: '60', priceCurrency: 'USD' } },
        ],
      },
    ],
  ])('in JSON-LD, %s', (_how, data) => {
    expect(preview(html(jsonLd(data)))).toEqual(seen);
  });

  it.each([
    ['CDATA', (json: string) => `//<![CDATA[\n${json}\n//]]>`],
    ['a comment', (json: string) => `<!--\n${json}\n-->`],
    ['a statement', (json: string) => `${json};`],
    ['broken lines', (json: string) => json.replace('exactly two', 'exactly\ntwo')],
  ])('in JSON-LD inside %s', (_what, wrap) => {
    const page = `<script type='application/ld+json; charset=utf-8'>${wrap(JSON.stringify(teapot))}</script>`;
    expect(preview(html(page))).toEqual(seen);
  });

  it('in JSON-LD and Open Graph: name, price and picture of the product, the shop’s own summary', () => {
    const page = meta({
      'og:title': 'Stoneware teapot – buy online – The Clay Shop',
      'og:description': 'Two cups.',
      'og:image': 'https://shop.example/logo.png',
      'og:price:amount': '99',
      'og:price:currency': 'EUR',
    });
    expect(preview(html(page + jsonLd(teapot)))).toEqual({ ...seen, description: 'Two cups.' });
  });

  const offering = (offers: object) => html(jsonLd({ ...teapot, offers }));
  const spec = (price: string, priceType?: string) => ({ '@type': 'UnitPriceSpecification', price, priceType });

  it.each([
    ['ListPrice first', { priceCurrency: 'USD', priceSpecification: [spec('99', 'ListPrice'), spec('79')] }],
    [
      'ListPrice last',
      { priceCurrency: 'USD', priceSpecification: [spec('79'), spec('99', 'https://schema.org/ListPrice')] },
    ],
    [
      'a price struck through',
      { priceCurrency: 'USD', priceSpecification: [spec('99', 'StrikethroughPrice'), spec('79')] },
    ],
    [
      'the price beside its own list price',
      { price: '79', priceCurrency: 'USD', priceSpecification: [spec('99', 'MSRP')] },
    ],
  ])('has the price that is asked now: %s', (_what, offers) => {
    expect(preview(offering(offers)).price).toBe('$79.00');
  });

  it.each(['product', 'og'])('has the sale price of %s beside the price', (kind) => {
    const tags = Object.entries({ price: '40.00', sale_price: '29.00' }).flatMap(([name, amount]) => [
      [`${kind}:${name}:amount`, amount],
      [`${kind}:${name}:currency`, 'USD'],
    ]);
    expect(preview(html(meta({ 'og:title': 'Bowl', ...Object.fromEntries(tags) }))).price).toBe('$29.00');
  });

  it.each([
    ['Preis', '48,00&nbsp;€', '€48.00'],
    ['Prix', '1 299,00 €', '€1,299.00'],
    ['価格', '¥4,800', '¥4,800'],
  ])('in Twitter cards of other languages: %s', (label, data, price) => {
    const tags = { 'og:title': 'Schale', 'twitter:label1': label, 'twitter:data1': data };
    expect(preview(html(meta(tags))).price).toBe(price);
  });

  it.each([
    [
      'in attributes',
      '<span itemprop="price" content="59.90">59,90 €</span><meta itemprop="priceCurrency" content="EUR">',
    ],
    [
      'in texts',
      '<b itemprop="offers" itemscope itemtype="http://schema.org/Offer"><i itemprop="price">59,90 €</i></b>',
    ],
    [
      'in a part',
      '<p itemprop="offers" itemscope><meta itemprop="priceCurrency" content="EUR"><data itemprop="price" value="59.9">59</data></p>',
    ],
  ])('in microdata, %s', (_how, offer) => {
    const other = '<div itemscope itemtype="https://schema.org/WebPage"><i itemprop="price">1 €</i></div>';
    const table = `<div itemscope itemtype="https://schema.org/Product"><h1 itemprop="name">Table</h1>${offer}</div>`;
    const page = html('<title>Shop</title>', `${other}${table}<i itemprop="price">9 €</i>`);
    expect(preview(page)).toMatchObject({ title: 'Table', price: '€59.90' });
  });

  it('ignores products that are only mentioned', () => {
    const other = { '@type': 'Product', name: 'Kettle', offers: { price: 5, priceCurrency: 'USD' } };
    const { offers: _offers, ...priceless } = teapot;
    expect(preview(html(jsonLd({ ...priceless, isRelatedTo: [other] }))).price).toBeUndefined();
    expect(preview(html(`<title>News</title>${jsonLd({ '@type': 'Article', about: other })}`))).toMatchObject({
      title: 'News',
      price: undefined,
    });
  });
});

describe('A page with little data', () => {
  it('gives its title and description', () => {
    const page = '<title>\n Teapots &amp; cups \n</title><meta name="Description" content="From&nbsp;clay">';
    expect(preview(html(page))).toEqual({
      url: address,
      title: 'Teapots & cups',
      description: 'From clay',
      image: undefined,
      price: undefined,
      siteName: 'shop.example',
    });
  });

  it('gives the title of the page, not of a drawing', () => {
    expect(preview('<svg><title>Cart</title></svg><title>Teapot</title>').title).toBe('Teapot');
  });

  it.each(['', 'plain', html(''), html('', '<h1>Teapot</h1>'), html('<title> </title><meta property="og:title">')])(
    'nothing at all: %j',
    (page) => {
      expect(() => preview(page)).toThrow(expect.objectContaining({ code: 'link-preview.nothing-found' }));
    },
  );

  it.each([
    'Access Denied',
    'Access denied | shop.example',
    'Access to this page has been denied.',
    'Just a moment...',
    'Attention Required! | Cloudflare',
    'Robot or human?',
    'Are you a robot?',
    'Robot Check',
    'CAPTCHA',
    'Please verify you are a human',
    'Pardon Our Interruption',
    '403 Forbidden',
    'Log in',
    'Sign in - The Clay Shop',
    'Login',
    'Error Page',
    '404 Not Found',
    'Page not found – Shop',
    'Before you continue to Shop',
    'Checking your browser before accessing shop.example',
    'Zugriff verweigert',
    'Einen Moment bitte…',
    'Accès refusé | Boutique',
    'Un instant…',
    'Acceso denegado',
    'Accesso negato',
    'Verifique se você é humano',
    'Toegang geweigerd',
    'アクセスが拒否されました',
    'الصفحة غير موجودة',
  ])('but asks who is there: %j', (title) => {
    expect(() => preview(html(`<title>${title}</title>`))).toThrow(
      expect.objectContaining({ code: 'link-preview.refused' }),
    );
  });

  it.each([
    'Access Denied: The Board Game',
    'Signing pens',
    'Login notebook',
    'Just a moment of silence',
    'Forbidden Island',
    'Error cards',
    'Un momento de calma',
    'Anmeldekarten',
  ])('and is called %j, as products may be', (name) => {
    expect(preview(html(jsonLd({ ...teapot, name }))).title).toBe(name);
    if (!name.includes(':')) expect(preview(html(`<title>${name}</title>`)).title).toBe(name);
  });
});

describe('A broken page', () => {
  it('is read as far as possible', () => {
    const page = `<meta property=og:title content='Teapot'><title>Never closed <p></head></head><b>
      <meta property="og:image" content="a.jpg"`;
    expect(preview(page).title).toBe('Teapot');
    expect(preview(`<script type="application/ld+json">{"@type":"Product",</script><title>Teapot</title>`).title).toBe(
      'Teapot',
    );
    expect(preview(html(`<title>Teapot</title>${jsonLd(null)}${jsonLd(7)}${jsonLd([[[null]]])}`)).title).toBe('Teapot');
  });

  it('gives a preview that fits the fields of a gift, whatever its content', () => {
    // Line breaks, markup, direction characters, halves of characters and long texts.
    const piece = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 400 }),
      fc.constantFrom('<p>', '</p>', '&amp;', '&#0;', '&#x202e;', '<script>', '\u2028', '\u0000', 'x'.repeat(6_000)),
    );
    const text = fc.array(piece, { maxLength: 8 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, text, text, text, (title, description, image, price) => {
        const offers = { price, priceCurrency: title };
        const data = jsonLd({ ...teapot, name: title, description, image, offers }).replaceAll('</script>', '');
        const { title: giftName, ...rest } = preview(html(`<title>T</title>${data}</script>`));
        const gift = {
          recipientId: randomUUID(),
          giftName,
          giftDescription: rest.description,
          giftImageUrl: rest.image,
          giftUrl: rest.url,
          price: rest.price,
          message: 'Hi',
          deliveryMethod: 'email',
          recipientEmail: 'a@example.com',
        };
        expect(() => parseMessage(GiftToSend, gift)).not.toThrow();
      }),
    );
  });

  it.each<[string, string]>([
    ['elements in elements', `${'<a>'.repeat(300_000)}${'</b>'.repeat(250_000)}`],
    ['attributes', `<a ${'x '.repeat(1_000_000)}>`],
    ['opened comments', '<!--'.repeat(500_000)],
    ['spaces where data should be', `<script type="application/ld+json">${' '.repeat(2_000_000)}</script>`],
    ['lists in lists', `<script type="application/ld+json">${'['.repeat(2_000_000)}</script>`],
    ['data blocks', '<script type="application/ld+json">[[]]</script>'.repeat(40_000)],
    [
      'markup in a text',
      `<meta property="og:description" content="${'<a>'.repeat(300_000)}${'</b>'.repeat(250_000)}">`,
    ],
    ['commas in a price', `<meta property="og:price:amount" content="1${','.repeat(2_000_000)}x">`],
  ])('does not keep us busy: %s', (_what, page) => {
    expect(preview(`<title>Teapot</title>${page}`).title).toBe('Teapot');
  });
});

describe('The text of a page', () => {
  it('is plain: one line for names, paragraphs for descriptions, cut to the limit', () => {
    const data = {
      ...teapot,
      name: '  Tea\tpot &amp; <b>cup</b>\u0007 \u202Etoh\u202C ',
      description: `<p>First.</p><p>Second &eacute;</p><script>alert(1)</script><style>p{}</style>${'y'.repeat(6_000)}`,
    };
    const { title, description } = preview(
      html(
        jsonLd(data)
          .replaceAll('</s', '<\\/s')
          .replace(/<\\\/script>$/, '</script>'),
      ),
    );
    expect(title).toBe('Tea pot & cup toh');
    expect(description).toMatch(/^First\.\n+Second é\n*y+$/);
    expect(description).toHaveLength(5_000);
  });

  it('is never cut inside a character', () => {
    const { title } = preview(html(jsonLd({ ...teapot, name: `a${'😀'.repeat(200)}` })));
    expect(title!.length).toBe(299);
    expect(title!.isWellFormed()).toBe(true);
  });

  it.each<[string, Buffer, string | undefined]>([
    ['UTF-8 without a declaration', Buffer.from('<title>Café</title>'), undefined],
    ['Latin without a declaration', Buffer.from('<title>Caf\xe9</title>', 'latin1'), undefined],
    ['the encoding of the server', Buffer.from('<title>Caf\xe9</title>', 'latin1'), 'ISO-8859-1'],
    [
      'the encoding of the page',
      Buffer.from('<meta charset="windows-1252"><title>Caf\xe9</title>', 'latin1'),
      undefined,
    ],
    ['its byte order mark', Buffer.from('\ufeff<title>Café</title>', 'utf16le'), 'utf-8'],
    ['UTF-8 for an unknown encoding', Buffer.from('<title>Café</title>'), 'nonsense'],
    ['UTF-8 for an unsupported encoding', Buffer.from('<title>Café</title>'), 'replacement'],
  ])('is read by %s', (_how, body, charset) => {
    expect(preview(decodePage({ body, charset })).title).toBe('Café');
  });

  it('is read in all scripts', () => {
    const page = Buffer.concat([
      Buffer.from('<meta http-equiv="content-type" content="text/html; charset=Shift_JIS"><title>'),
      Buffer.from([0x8b, 0x7d, 0x90, 0x7b]),
      Buffer.from('</title>'),
    ]);
    expect(preview(decodePage({ body: page, charset: undefined })).title).toBe('急須');
  });
});

describe('The picture', () => {
  const pictured = (image: unknown, head = '') =>
    preview(html(`<title>T</title>${head}${jsonLd({ ...teapot, image })}`)).image;

  it.each([
    ['/a.jpg', 'https://www.shop.example/a.jpg'],
    ['a b.jpg', 'https://www.shop.example/p/a%20b.jpg'],
    ['//cdn.example/a.jpg', 'https://cdn.example/a.jpg'],
    ['http://cdn.example/a.jpg', 'http://cdn.example/a.jpg'],
    [{ contentUrl: 'https://cdn.example/a.jpg' }, 'https://cdn.example/a.jpg'],
    [['data:image/gif;base64,R0', 'https://cdn.example/b.jpg'], 'https://cdn.example/b.jpg'],
    ['javascript:alert(1)', undefined],
    ['data:image/gif;base64,R0', undefined],
    ['https://user:secret@cdn.example/a.jpg', undefined],
    [`https://cdn.example/${'a'.repeat(2_100)}`, undefined],
    [{}, undefined],
  ])('at %j is %s', (image, shown) => {
    expect(pictured(image)).toBe(shown);
  });

  it('is resolved against the base of the page, or the address after the redirects', () => {
    expect(pictured('a.jpg', '<base href="https://cdn.example/x/">')).toBe('https://cdn.example/x/a.jpg');
    const moved = previewOf(readFacts(html(jsonLd({ ...teapot, image: 'a.jpg' })), 'https://new.example/p/'), address);
    expect([moved.url, moved.image]).toEqual([address, 'https://new.example/p/a.jpg']);
  });
});
