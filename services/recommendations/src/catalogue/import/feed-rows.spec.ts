import { feedRows } from './feed-rows.js';
import { UnreadableFeed, type BrokenRow, type FeedRow } from './feed-row.js';

/** Reads a feed in pieces of a few bytes, so that the result does not depend on their ends. */
async function read(text: string | Buffer, piece = 7): Promise<(FeedRow | BrokenRow)[]> {
  const bytes = Buffer.from(text);
  const pieces = async function* () {
    for (let at = 0; at < bytes.length; at += piece) yield bytes.subarray(at, at + piece);
  };
  const rows = [];
  for await (const row of feedRows(pieces())) rows.push(row);
  return rows;
}

const rss = (items: string) => `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">
<channel><title>Corner Shop</title><link>https://shop.example</link>
${items}
</channel></rss>`;

describe('a product feed', () => {
  it.each([
    ['tabs', '\t'],
    ['commas', ','],
    ['semicolons', ';'],
  ])('may divide its fields by %s', async (_how, mark) => {
    const rows = await read(`id${mark}Image Link${mark}title\r\n1${mark}https://a.example/1${mark}Bowl\r\n`);
    expect(rows).toEqual([{ line: 2, fields: { id: '1', image_link: 'https://a.example/1', title: 'Bowl' } }]);
  });

  it('keeps quotes, delimiters and line breaks inside a quoted field, and inches elsewhere', async () => {
    const rows = await read('\uFEFFid,title,description\n1,12" pan,"red, ""round""\nand deep"\n2,Bowl,plain\n');
    expect(rows).toEqual([
      { line: 2, fields: { id: '1', title: '12" pan', description: 'red, "round"\nand deep' } },
      { line: 4, fields: { id: '2', title: 'Bowl', description: 'plain' } },
    ]);
  });

  it('can be RSS, whose shipping price is not the price', async () => {
    const rows = await read(
      rss(`<item><g:id>1</g:id><title><![CDATA[Tea & biscuits]]></title><g:price>5.00 USD</g:price>
<g:shipping><g:country>US</g:country><g:price>9.00 USD</g:price></g:shipping></item>
<item><g:id>2</g:id><title>B&#252;rste</title>
<g:product_highlight>one</g:product_highlight><g:product_highlight>two</g:product_highlight></item>`),
    );
    expect(rows).toEqual([
      {
        line: 4,
        fields: expect.objectContaining({
          id: '1',
          title: 'Tea & biscuits',
          price: '5.00 USD',
          merchant_name: 'Corner Shop',
        }),
      },
      { line: 6, fields: { id: '2', title: 'Bürste', product_highlight: 'one; two', merchant_name: 'Corner Shop' } },
    ]);
  });

  it('can be Atom, whose link is an attribute', async () => {
    const rows = await read(
      '<feed xmlns="http://www.w3.org/2005/Atom" xmlns:g="http://base.google.com/ns/1.0">' +
        '<entry><g:id>1</g:id><link href="https://shop.example/1"/></entry></feed>',
    );
    expect(rows).toEqual([{ line: 1, fields: { id: '1', link: 'https://shop.example/1' } }]);
  });

  it('can have the encoding that it names', async () => {
    const text = rss('<item><g:id>1</g:id><title>Caf\u00e9</title></item>').replace('UTF-8', 'ISO-8859-1');
    const [row] = await read(Buffer.from(text, 'latin1'));
    expect(row).toMatchObject({ fields: { title: 'Café' } });
  });

  it('cannot declare entities', async () => {
    const document = rss('<item><g:id>&b;</g:id></item>').replace(/^<\?xml[^>]*>\s*/, '');
    const bomb = `<!DOCTYPE rss [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]>${document}`;
    await expect(read(bomb)).rejects.toThrow(UnreadableFeed);
  });

  it('with tabs continues after an unclosed quote', async () => {
    const rows = await read('id\ttitle\n1\t"open\n\n2\t"12"" pan"\n');
    expect(rows).toEqual([
      { line: 2, fields: { id: '1', title: '"open' } },
      { line: 4, fields: { id: '2', title: '12" pan' } },
    ]);
  });

  it('with tabs continues after an overlong line', async () => {
    const rows = await read(`id\ttitle\n1\t${'x'.repeat(700_000)}\n2\tBowl\n`, 64 * 1024);
    expect(rows).toEqual([
      { line: 2, reason: 'is too long' },
      { line: 3, fields: { id: '2', title: 'Bowl' } },
    ]);
  });

  it.each([
    ['is empty', ' \n', /empty/],
    ['names no columns', 'hello\nworld\n', /names no columns/],
    ['ends in the middle', '<rss><channel><item><g:id>1</g:id>', /not XML/],
    ['has an unclosed quote', 'id,title\nx,"open\n1,Bowl\n', /not CSV/],
    ['is a broken page', '<html><body><p>502</div></html>', /not XML/],
    ['is written in nothing known', '<?xml version="1.0" encoding="klingon"?><rss/>', /klingon/],
  ])('that %s is of no use', async (_how, text, message) => {
    await expect(read(text)).rejects.toThrow(UnreadableFeed);
    await expect(read(text)).rejects.toThrow(message);
  });

  const inUtf16 = (text: string, isBigEndian = false) => {
    const bytes = Buffer.from(`\uFEFF${text}`, 'utf16le');
    return isBigEndian ? bytes.swap16() : bytes;
  };

  it.each([false, true])('can be a table in UTF-16, with the high byte first: %s', async (isBigEndian) => {
    const [row] = await read(inUtf16('id\ttitle\n1\tCafé 東京 🎁\n', isBigEndian));
    expect(row).toMatchObject({ fields: { id: '1', title: 'Café 東京 🎁' } });
  });

  it('can be XML in UTF-16', async () => {
    const xml = rss('<item><g:id>1</g:id><title>Çay bardağı</title></item>').replace('UTF-8', 'UTF-16');
    expect(await read(inUtf16(xml))).toMatchObject([{ fields: { id: '1', title: 'Çay bardağı' } }]);
  });

  it.each([
    ["Shopify's product export", 'Handle,Title,Body (HTML),Variant SKU,Variant Price\na,b,c,d,1\n'],
    ["WooCommerce's product export", 'ID,Type,SKU,Name,"Regular price","Sale price"\n1,simple,a,b,12,\n'],
    ["Magento's product export", 'sku,store_view_code,attribute_set_code,product_type\na,,Default,simple\n'],
    ['a zip', 'PK\u0003\u0004feed.xml'],
    ['a workbook', 'PK\u0003\u0004[Content_Types].xml'],
  ])('that is %s says so', async (what, text) => {
    await expect(read(text)).rejects.toThrow(`This is ${what}`);
  });
});
