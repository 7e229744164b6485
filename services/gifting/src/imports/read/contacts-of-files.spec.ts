import { comparedRows } from '../compare/compared-rows.js';
import type { PeopleOfSender } from '../compare/people-of-sender.js';
import { checkedPerson } from './checked-person.js';
import { formatIn } from './format-in.js';
import { SourceFile } from './files/source-file.js';
import { isUnreadable } from './imported-person.js';

/** Reads a file as a thread does, with the columns that are guessed. */
async function read(content: string) {
  const file = new SourceFile(Buffer.from(content));
  const format = await formatIn(file);
  const columns = await format.columns?.(file);
  const all = [];
  for await (const entry of format.read(file, columns))
    all.push(isUnreadable(entry) ? entry : checkedPerson(entry, '2026-11-28'));
  return all;
}

const card = (...lines: string[]) => ['BEGIN:VCARD', 'VERSION:3.0', 'FN:Ann', ...lines, 'END:VCARD', ''].join('\r\n');
const google = (field: string, first: string, second: string) =>
  [
    `First Name,Labels,Phone 1 - ${field},Phone 1 - Value,Phone 2 - ${field},Phone 2 - Value`,
    `Ann,,${first},212-555-0101,${second},212-555-0102`,
    '',
  ].join('\n');

describe('the number to text to', () => {
  it.each([
    ['a card', card('TEL;TYPE=WORK:212-555-0101', 'TEL;TYPE=CELL:212-555-0102')],
    ['a preferred landline', card('TEL;TYPE=HOME,PREF:212-555-0101', 'TEL;TYPE=CELL,VOICE:212-555-0102')],
    ['a label', card('TEL;TYPE=HOME:212-555-0101', 'item1.TEL:212-555-0102', 'item1.X-ABLabel:Handy')],
    ['an iPhone', card('TEL;TYPE=MAIN:212-555-0101', 'TEL;TYPE=IPHONE:212-555-0102')],
    ['vCard 2.1', card('TEL;WORK;VOICE:212-555-0101', 'TEL;CELL:212-555-0102')],
    ['home before work', card('TEL;TYPE=WORK:212-555-0101', 'TEL;TYPE=HOME:212-555-0102')],
    ['Google', google('Label', 'Home', 'Mobile')],
    ['Google of old', google('Type', '* Work', 'Mobile')],
    ['Google in Spanish', google('Label', 'Casa', 'Móvil')],
    ['a fax', google('Label', 'Home Fax', 'Home')],
    ['Outlook in German', 'Vorname;Nachname;Telefon geschäftlich;Mobiltelefon\nAnn;Ek;212-555-0101;212-555-0102\n'],
    ['Outlook in French', 'Prénom;Nom;Téléphone (bureau);Tél. mobile\nAnn;Ek;212-555-0101;212-555-0102\n'],
    [
      'a column that is empty at first',
      `Name;Telefon privat;Handy\n${'Bo;;\n'.repeat(4)}Ann;212-555-0101;212-555-0102\n`,
    ],
    ['Arabic', 'Name,Phone,جوال\nAnn,212-555-0101,212-555-0102\n'],
  ])('is the mobile one before others: %s', async (_what, content) => {
    expect((await read(content)).at(-1)).toMatchObject({ person: { phone: '212-555-0102' } });
  });

  it.each([
    ['TEL;TYPE=HOME:212-555-0102', 'same'],
    ['TEL;TYPE=WORK,FAX:212-555-0102', 'same'],
    ['TEL;TYPE=CELL:212-555-0102', 'changed'],
    ['TEL;TYPE=VOICE:212-555-0102', 'changed'],
    ['TEL;TYPE=HOME:212-555-0102\r\nTEL;TYPE=CELL:212-555-0103', 'changed'],
  ])('is not replaced by a landline: %s leaves it %s', async (line, state) => {
    const mine = await read(card('EMAIL:ann@x.example', 'TEL:+12125550199'));
    const theirs = await read(card('EMAIL:ann@x.example', line));
    const nobody: Partial<PeopleOfSender> = {
      marked: () => Promise.resolve([]),
      candidates: () => Promise.resolve({ rows: [], next: undefined }),
      room: () => Promise.resolve(9),
    };
    const rows = await comparedRows([...mine, ...theirs], nobody as PeopleOfSender, 'US');
    expect(rows.map((row) => row.state)).toEqual(['new', state]);
  });
});

it.each([
  ['"bob@x.com, bob@work.com"', 'bob@x.com', ['bob@x.com', 'bob@work.com']],
  ['Ed Do <ed@do.com>', 'ed@do.com', ['ed@do.com']],
  ['n/a; mailto:jo@do.com', 'jo@do.com', ['jo@do.com']],
])('a cell %s has an address of use', async (cell, email, emails) => {
  expect(await read(`Name,Mail\nAnn,${cell}\n`)).toMatchObject([{ person: { email, emails }, problems: [] }]);
  expect(await read(card(`EMAIL:${cell.replaceAll('"', '')}`))).toMatchObject([{ person: { email, emails } }]);
});

it('a cell may have two numbers', async () => {
  expect(await read('Name,Phone\nAnn,212-555-1212 / 917-555-1212\n')).toMatchObject([
    { person: { phone: '212-555-1212', phones: ['212-555-1212', '917-555-1212'] }, problems: [] },
  ]);
});

describe('a heading', () => {
  it.each(['Next Birthday', 'Upcoming birthday', 'Nächster Geburtstag', 'Próximo cumpleaños', 'Prochain anniversaire'])(
    'of a day to come is not that of the birth: %s',
    async (heading) => {
      const table = `Name;${heading};Date of Birth\nAnn;2027-03-14;1990-03-14\n`;
      expect(await read(table)).toMatchObject([{ person: { name: 'Ann', birthday: '1990-03-14' }, problems: [] }]);
    },
  );

  it('of a day to come is taken where no other is there', async () => {
    const columns = await (async () => {
      const file = new SourceFile(Buffer.from('Name;Next birthday\nAnn;14.03.2027\n'));
      return (await formatIn(file)).columns!(file);
    })();
    expect(columns!.fields).toEqual(['name', 'birthday']);
  });

  it.each([
    ['First Name(s)', 'Surname(s)'],
    ['Given name(s)', 'Family Name (s)'],
    ['Vorname(n)', 'Nachname(n)'],
    ['Prénom(s)', 'Nom(s)'],
    ['Name/s', 'Last name/s'],
  ])('may have a mark of the plural: %s, %s', async (first, last) => {
    const [row] = await read(`${first};${last};Birthday\nAnn Eva;Ek;1990-03-14\n`);
    expect(row).toMatchObject({ person: { name: 'Ann Eva Ek' } });
  });
});
