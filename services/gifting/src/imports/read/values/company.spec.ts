import { formatOf } from '../formats.js';
import { SourceFile } from '../files/source-file.js';
import { inWords } from '../told.builders.js';
import { nameOfAddress } from './company.js';

async function read(text: string): Promise<string[]> {
  const found: string[] = [];
  for await (const entry of formatOf(new SourceFile(Buffer.from(text))).read(new SourceFile(Buffer.from(text)))) {
    const person = inWords(entry);
    found.push('problem' in person ? `${person.name ?? ''}: ${person.problem}` : person.name);
  }
  return found;
}
const card = (...lines: string[]) => ['BEGIN:VCARD', 'VERSION:3.0', ...lines, 'END:VCARD', ''].join('\r\n');
const google = (row: string) =>
  `First Name,Last Name,Nickname,Labels,Birthday,Organization Name,E-mail 1 - Value\n${row}\n`;
const outlook = (row: string) => `First Name,Last Name,Company,Birthday,E-mail Address\n${row}\n`;
const thunderbird = (row: string) =>
  `First Name,Last Name,Display Name,Primary Email,Organization,Birth Year,Birth Month,Birth Day\n${row}\n`;
const company = ': A company, not a person.';

describe('a contact', () => {
  it.each([
    [card('FN:ACME', 'ORG:ACME', 'N:;;;;'), 'ACME'],
    [card('FN:ACME', 'ORG:ACME'), 'ACME'],
    [card('FN:ACME', 'ORG:Acme\\, Inc.;Sales', 'N:ACME;;;;'), 'ACME'],
    [card('FN:Acme Sales', 'ORG:Acme;Sales'), 'Acme Sales'],
    [card('ORG:ACME', 'EMAIL:info@acme.example'), 'ACME'],
    [card('FN:Bäckerei Müller', 'N:;;;;', 'ORG:Bäckerei Müller GmbH'), 'Bäckerei Müller'],
    [google(',,,,,ACME,info@acme.example'), 'ACME'],
    [google(',,,,,ACME,'), 'ACME'],
    [outlook(',,ACME,,info@acme.example'), 'ACME'],
    [thunderbird(',,ACME,info@acme.example,ACME,,,'), 'ACME'],
    ['dn: cn=ACME\ncn: ACME\no: ACME\nobjectclass: person\n', 'ACME'],
  ])('%# is a company, if it has no other name', async (text, name) => {
    expect(await read(text)).toEqual([`${name}${company}`]);
  });

  it.each([
    [card('FN:Ann Lee', 'ORG:ACME', 'N:Lee;Ann;;;'), 'Ann Lee'],
    [card('FN:Ann Lee', 'ORG:ACME'), 'Ann Lee'],
    [card('FN:Ann Lee', 'ORG:Ann Lee', 'N:Lee;Ann;;;'), 'Ann Lee'],
    [card('FN:Mum', 'ORG:', 'N:;;;;'), 'Mum'],
    [card('FN:Prince', 'ORG:Prince', 'BDAY:1958-06-07'), 'Prince'],
    [card('KIND:individual', 'FN:Prince', 'ORG:Prince'), 'Prince'],
    [google('Ann,,,,,ACME,ann@acme.example'), 'Ann'],
    [google(',,Annie,,,ACME,ann@acme.example'), 'Annie'],
    [google(',,,,,,ann@acme.example'), 'ann'],
    [google(',,,,1980-05-17,ACME,ann@acme.example'), 'ann'],
    [outlook('Ann,Lee,ACME,,'), 'Ann Lee'],
    [thunderbird('Ann,,Ann,ann@acme.example,ACME,,,'), 'Ann'],
  ])('%# is a person, if it has one', async (text, name) => {
    expect(await read(text)).toEqual([name]);
  });

  it.each([
    [card('EMAIL:info@acme.example'), ': Line 1: this card has no name.'],
    [google(',,,,,,no-reply@acme.example'), ': Line 2: this row has no name.'],
  ])('%# is not named by the address of a role', async (text, told) => {
    expect(await read(text)).toEqual([told]);
  });

  it.each([
    'info',
    'sales',
    'noreply',
    'no-reply',
    'do_not_reply',
    'info.de',
    'support2',
    'Kontakt',
    'customer.service',
  ])('%s@ gives no name', (local) => expect(nameOfAddress(`${local}@acme.example`)).toBe(''));
  it.each(['ann', 'ann.lee', 'ann-sales', 'de', 'do', 'noemi', 'noel', 'mailer.ann', 'teamo', 'hrvoje', '4711'])(
    '%s@ gives one',
    (local) => expect(nameOfAddress(`${local}@acme.example`)).toBe(local),
  );
});

describe('a text of a card', () => {
  it.each([
    ['FN:Lee\\; Ann', 'Lee; Ann'],
    ['FN:A\\:B', 'A:B'],
    ['FN:Lee\\, Ann', 'Lee, Ann'],
    ["FN:O\\'Neil", "O'Neil"],
    ['FN:Ann\\\\Lee', 'Ann\\Lee'],
    ['FN:Ann\\\\\\;Lee', 'Ann\\;Lee'],
    ['NICKNAME:x\\;y', 'x;y'],
    ['N:Lee\\;X;Ann\\:B;;;', 'Ann:B Lee;X'],
  ])('has none of its escapes: %s', async (line, name) => {
    expect(await read(card(line))).toEqual([name]);
  });

  it('has none in its groups, its labels and its interests', async () => {
    const text = card(
      'FN:Ann',
      'CATEGORIES:A\\;B,C\\,D,E\\:F',
      'HOBBY:Tea\\; wine',
      'item1.X-ABDATE:2010-02-02',
      'item1.X-ABLABEL:First\\; date',
    );
    const file = new SourceFile(Buffer.from(text));
    expect([...(formatOf(file).read(file) as Iterable<unknown>)]).toMatchObject([
      { labels: ['A;B', 'C,D', 'E:F'], interests: ['Tea; wine'], occasions: [{ title: 'First; date' }] },
    ]);
  });
});
