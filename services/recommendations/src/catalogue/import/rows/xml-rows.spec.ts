import { feedRows } from './feed-rows.js';

async function fieldsOf(text: string): Promise<Record<string, string>> {
  const file = async function* () {
    yield Buffer.from(text);
  };
  for await (const row of feedRows(file())) if ('fields' in row) return row.fields;
  return {};
}
const rss = (item: string) =>
  fieldsOf(`<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel><item>${item}</item></channel></rss>`);
const atom = (entry: string) =>
  fieldsOf(
    `<feed xmlns="http://www.w3.org/2005/Atom" xmlns:g="http://base.google.com/ns/1.0"><entry>${entry}</entry></feed>`,
  );
const page = '<link rel="alternate" href="https://s.example/1"/>';

describe('a product in XML', () => {
  it.each([
    page,
    '<link href="https://s.example/1"/>',
    '<link rel="ALTERNATE" type="text/html" href="https://s.example/1"/>',
    `<link rel="self" href="https://s.example/api/1.xml"/>${page}`,
    `<link rel="enclosure" href="https://s.example/1.jpg"/>${page}`,
    `<link rel="edit" href="https://s.example/edit"/>${page}`,
    `<link rel="alternate" type="application/json" href="https://s.example/1.json"/>${page}`,
    `${page}<link rel="alternate" href="https://s.example/fr/1"/>`,
    `<link href="https://s.example/other"/><g:link>https://s.example/1</g:link>`,
    '<g:link>https://s.example/1</g:link><link href="https://s.example/other"/>',
  ])('has its page in %s', async (links) => {
    expect((await atom(links)).link).toBe('https://s.example/1');
  });

  it('of RSS has its page beside links of Atom', async () => {
    const links =
      '<atom:link xmlns:atom="http://www.w3.org/2005/Atom" rel="self" href="https://s.example/1.xml"/>' +
      '<link>https://s.example/1</link>';
    expect((await rss(links)).link).toBe('https://s.example/1');
    expect(await atom('<link rel="self" href="https://s.example/1.xml"/>')).toEqual({});
  });

  it.each([
    ['<title>Mug</title><media:title>Banner</media:title>', { title: 'Mug' }],
    ['<media:title>Banner</media:title><title>Mug</title>', { title: 'Mug' }],
    ['<g:price>15.00 EUR</g:price><itunes:price>3</itunes:price>', { price: '15.00 EUR' }],
    ['<id>tag:1</id><g:id>sku</g:id>', { id: 'sku' }],
    ['<g:id>sku</g:id><id>tag:1</id>', { id: 'sku' }],
    ['<id>tag:1</id>', { id: 'tag:1' }],
    ['<title>Mug, red</title><g:title></g:title>', { title: 'Mug, red' }],
    ['<g:product_type>Home</g:product_type><g:product_type>Sale</g:product_type>', { product_type: 'Home' }],
    [
      '<g:product_highlight>a</g:product_highlight><g:product_highlight>b</g:product_highlight>',
      { product_highlight: 'a; b' },
    ],
    ['<title>Big <em>red</em> mug</title>', { title: 'Big red mug' }],
    ['<g:shipping><g:price>4</g:price></g:shipping><g:price>15</g:price>', { price: '15' }],
    ['<g:price>15</g:price><g:shipping><g:price>4</g:price></g:shipping>', { price: '15' }],
  ])('reads %s', async (item, fields) => {
    expect(await rss(item)).toMatchObject(fields);
    if (!item.includes('media')) expect((await atom(item)).title).toBe((fields as { title?: string }).title);
  });

  it("may give Google's and Atom's names other prefixes", async () => {
    const feed =
      '<a:feed xmlns:a="http://www.w3.org/2005/Atom" xmlns:goo="https://base.google.com/ns/1.0/"><a:entry>' +
      '<a:title>Mug</a:title><goo:id>1</goo:id><x:id>2</x:id></a:entry></a:feed>';
    expect(await fieldsOf(feed)).toEqual({ title: 'Mug', id: '1' });
  });
});
