import { feedRows } from './feed-rows.js';
import { UnreadableFeed, type BrokenRow, type FeedRow } from './feed-row.js';

async function read(text: string, piece = 7): Promise<(FeedRow | BrokenRow)[]> {
  const bytes = Buffer.from(text);
  const pieces = async function* () {
    for (let at = 0; at < bytes.length; at += piece) yield bytes.subarray(at, at + piece);
  };
  const rows = [];
  for await (const row of feedRows(pieces())) rows.push(row);
  return rows;
}
const fields = async (text: string) => (await read(text)).map((row) => 'fields' in row && row.fields);

describe('a table of products', () => {
  it.each([
    ['"Best" Mug', '"Best" Mug'],
    ['"12" pan, red"', '12" pan, red'],
    ['"12"" pan, red"', '12" pan, red'],
    ['12" pan', '12" pan'],
    ['"""Best"""', '"Best"'],
    ['"Best" Mug "Top"', '"Best" Mug "Top"'],
    ['"Best", large', '"Best", large'],
    [' "Red, round" ', 'Red, round'],
    ['"Red, ""round"" and deep"', 'Red, "round" and deep'],
    ['5" and 7" pans', '5" and 7" pans'],
    ['"a\nb"', 'a\nb'],
  ])('has a row with the title %j, and those behind it', async (written, title) => {
    const rows = await fields(`id,title,price\n1,${written},"5.00 USD"\n2,Bowl,"6.00 USD"\n`);
    // One that has a comma and no quotes that could hold it harms itself alone.
    if (written !== '"Best", large') expect(rows[0]).toEqual({ id: '1', title, price: '5.00 USD' });
    expect(rows[1]).toEqual({ id: '2', title: 'Bowl', price: '6.00 USD' });
  });

  it.each([
    ['sep=;', ';', '\n'],
    ['sep=;', ';', '\r\n'],
    ['"sep=,"', ',', '\n'],
    ['\uFEFFSEP=|', '|', '\n'],
    ['sep=\t', '\t', '\n'],
    ['\nsep=;', ';', '\n'],
  ])('may begin with %j for spreadsheets', async (told, mark, end) => {
    const rows = await read([told, `id${mark}title`, `1${mark}Bowl`, ''].join(end));
    expect(rows).toEqual([{ line: told.startsWith('\n') ? 4 : 3, fields: { id: '1', title: 'Bowl' } }]);
  });

  it('does not take the cents of a price for pieces', async () => {
    const table = 'id,price,availability,title\n1,19,99 EUR,in stock,Mug\n2,19,99,in stock,Mug\n3,19,12,Mug\n';
    expect(await read(`${table}4,19,12,Mug,red\n5,19 EUR,12,Mug, red\n`)).toMatchObject([
      { line: 2, reason: 'has a comma in a price without quotes', id: '1' },
      { reason: 'has a comma in a price without quotes', id: '2' },
      { fields: { price: '19', availability: '12' } },
      { reason: 'has a comma in a price without quotes', id: '4' },
      { fields: { price: '19 EUR', availability: '12' } },
    ]);
  });

  it('may have delimiters in the quotes of its names', async () => {
    expect(await fields('"id";"title, a, b, c";"price"\n1;Bowl;5\n')).toMatchObject([{ id: '1', price: '5' }]);
  });

  it.each(['\t', ',', ';'])('divided by %j has the first text of two columns with one name', async (mark) => {
    const table = 'id,type,type\n1,Home,Sale\n2,,Sale\n3,Home,\n'.replaceAll(',', mark);
    expect((await fields(table)).map((row) => row && row.type)).toEqual(['Home', 'Sale', 'Home']);
  });

  const whole = 'id,title,price\n1,Bowl,5\n2,Mug,6\n';
  it.each([
    ['in the middle of a row', whole.slice(0, -4)],
    ['in its first row', 'id,title,price\n1,Bo'],
    ['behind a delimiter that is not the last', 'id,title,price\n1,Bowl,5\n2,'.slice(0, -1)],
  ])('that ends %s is of no use', async (_where, text) => {
    for (const mark of [',', '\t', ';'])
      for (const piece of [3, 100_000])
        await expect(read(text.replaceAll(',', mark), piece)).rejects.toThrow(/ends in the middle of line \d/);
  });

  it('that ends in a quote is of no use', async () => {
    await expect(read('id,title\n1,"Bowl, re')).rejects.toThrow(UnreadableFeed);
  });

  it.each([
    ['has an end', whole],
    ['has no line end', whole.trimEnd()],
    ['has lines of Windows', whole.replaceAll('\n', '\r\n')],
    ['has lines of an old Mac', whole.replaceAll('\n', '\r')],
    ['ends in empty lines', `${whole}\n\n`],
    ['leaves empty cells out at the end of a line', `${whole}3,Jug\n`],
    ['leaves them out everywhere', 'id,title,price\n1,Bowl\n2,Mug'],
  ])('that %s is whole', async (what, text) => {
    for (const mark of [',', '\t']) {
      if (mark === '\t' && what.includes('Mac')) continue;
      expect(await read(text.replaceAll(',', mark))).toHaveLength(text.includes('Jug') ? 3 : 2);
    }
  });

  it.each([
    ['{"products":[{"id":1,"title":"Mug"}]}', /Shopify's products\.json/],
    ['{ "products": [ { "handle": "mug" } ] }', /Shopify's products\.json/],
    ['[{"id":1,"title":"Mug"}]', /This is JSON/],
    ['{"items":[]}', /This is JSON/],
    ['[\n]', /This is JSON/],
  ])('is no JSON: %s', async (text, sentence) => {
    await expect(read(text)).rejects.toThrow(UnreadableFeed);
    await expect(read(text)).rejects.toThrow(sentence);
  });
});
