import { strToU8, zipSync, type Zippable } from 'fflate';
import { gzipSync } from 'node:zlib';
import { feedRows } from './feed-rows.js';
import { unpacked } from './unpacked.js';
import { UnreadableFeed, type BrokenRow, type FeedRow } from './feed-row.js';

/** Reads a feed in pieces of a few bytes, so that the result does not depend on their ends. */
async function read(text: string | Buffer, piece = 7): Promise<(FeedRow | BrokenRow)[]> {
  const bytes = Buffer.from(text);
  const pieces = async function* () {
    for (let at = 0; at < bytes.length; at += piece) yield bytes.subarray(at, at + piece);
  };
  const rows = [];
  for await (const row of feedRows(await unpacked(pieces()))) rows.push(row);
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
      { line: 2, reason: 'is too long', id: '1' },
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
  ])('that is %s says so', async (what, text) => {
    await expect(read(text)).rejects.toThrow(`This is ${what}`);
  });

  it.each<[string, string, string]>([
    ['ISO-8859-1', 'latin1', 'id\ttitle\n1\tCafé crème\n2\tBowl\n3\tJörg’s Müsli\n'.replace('’', "'")],
    ['ISO-8859-1, with commas', 'latin1', 'id,title\n1,"Thé vert, 100 g"\n2,Bowl\n3,Crème brûlée\n'],
    [
      'windows-1251',
      'windows-1251',
      'id\ttitle\n1\tСкладная кружка для путешествий\n2\tBowl\n3\tЧайный набор с ложками\n',
    ],
    ['Shift_JIS', 'shift_jis', 'id\ttitle\n1\t湯呑みと急須のセット\n2\tBowl\n3\tお茶のためのうつくしい小さな器\n'],
  ])('may be in %s without saying so', async (_name, encoding, text) => {
    const bytes = encoding === 'latin1' ? Buffer.from(text, 'latin1') : encodedIn(text, encoding);
    const titles = async (content: Buffer | string) =>
      (await read(content)).map((row) => 'fields' in row && row.fields.title);
    expect(await titles(bytes)).toEqual(await titles(text));
  });

  it('keeps its good lines where one is in another encoding', async () => {
    const lines = [
      Buffer.from('id,title\n1,東京 🎁 Bowl\n2,'),
      Buffer.from('Café', 'latin1'),
      Buffer.from('\n3,Žlutý\n'),
    ];
    const rows = await read(Buffer.concat(lines));
    expect(rows.map((row) => 'fields' in row && row.fields.title)).toEqual(['東京 🎁 Bowl', 'Café', 'Žlutý']);
  });

  it.each(['ISO-8859-1', 'windows-1252', 'iso-8859-15'])('may be XML that says %s', async (encoding) => {
    const xml = rss('<item><g:id>1</g:id><title>Café à la crème</title></item>').replace('UTF-8', encoding);
    expect(await read(Buffer.from(xml, 'latin1'))).toMatchObject([{ fields: { title: 'Café à la crème' } }]);
  });

  it('may be XML that says UTF-8 and is not', async () => {
    const xml = rss('<item><g:id>1</g:id><title>Café</title></item>\n<item><g:id>2</g:id><title>Tea</title></item>');
    expect(await read(Buffer.from(xml, 'latin1'))).toMatchObject([
      { fields: { title: 'Café' } },
      { fields: { title: 'Tea' } },
    ]);
  });

  const table = 'id\ttitle\n1\tCafé\n2\tTea\n';
  const zipped = (files: Zippable, level: 0 | 6 = 6) => Buffer.from(zipSync(files, { level }));

  it.each<[string, Buffer]>([
    ['a gzip file', gzipSync(table)],
    ['a zip', zipped({ 'feed.tsv': strToU8(table) })],
    ['a zip that packs nothing', zipped({ 'feed.tsv': strToU8(table) }, 0)],
    [
      'a folder of a zip, beside a note and files of a Mac',
      zipped({
        'README.txt': strToU8('Our feed'),
        export: { 'products.csv': strToU8(table), 'logo.png': new Uint8Array(50_000) },
        __MACOSX: { '._products.csv': strToU8('x') },
      }),
    ],
    ['a gzip file in a zip', zipped({ 'feed.tsv.gz': gzipSync(table) })],
    ['a zip in a gzip file', gzipSync(zipped({ 'feed.txt': strToU8(table) }))],
    ['a zip, in Latin-1', zipped({ 'feed.csv': Buffer.from(table, 'latin1') })],
  ])('may be packed as %s', async (_how, bytes) => {
    for (const piece of [7, 100_000])
      expect(await read(bytes, piece)).toMatchObject([{ fields: { title: 'Café' } }, { fields: { title: 'Tea' } }]);
  });

  it.each<[string, Buffer, RegExp]>([
    [
      'two feeds',
      zipped({ 'a.csv': strToU8(table), 'b.xml': strToU8('<rss/>') }),
      /several feeds, such as a\.csv and b\.xml/,
    ],
    ['no feed', zipped({ 'logo.png': strToU8('x') }), /no feed in this zip/],
    [
      'the parts of a workbook',
      zipped({ '[Content_Types].xml': strToU8('<a/>'), 'xl/workbook.xml': strToU8('<a/>') }),
      /This is a workbook/,
    ],
    ['half of a feed', zipped({ 'feed.tsv': strToU8(table.repeat(2_000)) }).subarray(0, 80), /damaged/],
    ['an encrypted feed', withByte(zipped({ 'feed.tsv': strToU8(table.repeat(50)) }), 40, 0xff), /damaged|locked/],
  ])('that is a zip with %s is refused in a sentence', async (_what, bytes, sentence) => {
    await expect(read(bytes)).rejects.toThrow(UnreadableFeed);
    await expect(read(bytes)).rejects.toThrow(sentence);
  });
});

function withByte(bytes: Buffer, at: number, value: number): Buffer {
  const copy = Buffer.from(bytes);
  copy[at] = value;
  return copy;
}

/** No part of Node writes these encodings: the decoder is asked for each pair of bytes. */
function encodedIn(text: string, encoding: string): Buffer {
  const decoder = new TextDecoder(encoding);
  const bytes = new Map<string, Buffer>();
  for (let one = 0; one < 256; one++) bytes.set(decoder.decode(Uint8Array.of(one)), Buffer.of(one));
  for (let one = 0x81; one < 255; one++)
    for (let two = 0x40; two < 255; two++) {
      const letter = decoder.decode(Uint8Array.of(one, two));
      if (!bytes.has(letter)) bytes.set(letter, Buffer.of(one, two));
    }
  return Buffer.concat(Array.from(text, (letter) => bytes.get(letter)!));
}
