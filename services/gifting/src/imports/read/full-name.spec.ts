import type { Columns } from './format.js';
import { formatOf } from './formats.js';
import { fullName, type NameParts } from './values/full-name.js';
import { SourceFile } from './files/source-file.js';

async function namesIn(content: string, columns?: Columns): Promise<(string | undefined)[]> {
  const file = new SourceFile(Buffer.from(content));
  const names: (string | undefined)[] = [];
  for await (const entry of formatOf(file).read(file, columns)) names.push(entry.name);
  return names;
}

describe('a name of parts', () => {
  it.each<[NameParts, string]>([
    [{ given: 'Anna', family: 'Miller' }, 'Anna Miller'],
    [{ prefix: 'Dr.', given: 'Anna', middle: 'Eva', family: 'Miller', suffix: 'Jr.' }, 'Dr. Anna Eva Miller Jr.'],
    [{ given: '小明', family: '王' }, '王小明'],
    [{ given: '민수', family: '김' }, '김민수'],
    [{ given: 'さくら', family: '渡辺' }, '渡辺 さくら'],
    [{ given: '太郎', family: '山田', language: 'ja' }, '山田 太郎'],
    [{ given: 'An', middle: 'Văn', family: 'Nguyễn' }, 'Nguyễn Văn An'],
    [{ given: 'Minh', family: 'Trinh', language: 'vi-VN' }, 'Trinh Minh'],
    [{ given: 'Gergő', family: 'Kovács', prefix: 'dr.' }, 'dr. Kovács Gergő'],
    [{ given: 'Anna', middle: 'Éva', family: 'Nagy', language: 'hu' }, 'Nagy Anna Éva'],
    [{ given: 'Zoë', family: 'Brontë' }, 'Zoë Brontë'],
    [{ given: 'Søren', family: 'Ångström' }, 'Søren Ångström'],
    [{ given: '小明' }, '小明'],
    [{ given: 'Ada', family: '渡辺' }, 'Ada 渡辺'],
    [{}, ''],
  ])('%j is %s', (parts, name) => expect(fullName(parts)).toBe(name));
});

describe('the name of a person in a file', () => {
  it('is the full name that Google writes, and else its parts', async () => {
    const head = 'Name,Given Name,Additional Name,Family Name,Name Prefix,Name Suffix,E-mail 1 - Value';
    const rows = [
      '渡辺 さくら,さくら,,渡辺,,,a@x.example',
      ',小明,,王,,,b@x.example',
      ',Ann,M,Lee,Dr.,PhD,c@x.example',
    ];
    expect(await namesIn([head, ...rows].join('\n'))).toEqual(['渡辺 さくら', '王小明', 'Dr. Ann M Lee PhD']);
  });

  it('is the FN of a card, and else its N with its language', async () => {
    const card = (...lines: string[]) => ['BEGIN:VCARD', 'VERSION:4.0', ...lines, 'END:VCARD', ''].join('\r\n');
    const all = [
      card('N:Nagy;Anna;;dr.;', 'FN:dr. Nagy Anna'),
      card('N;LANGUAGE=hu:Nagy;Anna;;dr.;'),
      card('N:Trần;Bình;Thị;;'),
      card('N:Stevenson;John;Philip;Dr.;Jr.'),
      card('N:김;민수;;;'),
    ];
    expect(await namesIn(all.join(''))).toEqual([
      'dr. Nagy Anna',
      'dr. Nagy Anna',
      'Trần Thị Bình',
      'Dr. John Philip Stevenson Jr.',
      '김민수',
    ]);
  });

  it('is of the language of the headings in any other table', async () => {
    const hungarian = 'Vezetéknév,Utónév,E-mail cím\nNagy,Anna,a@x.example\n';
    const vietnamese = 'Họ;Tên;Ngày sinh\nTrinh;Minh;04/12/1988\n';
    const japanese = '姓,名,メール\n山田,太郎,t@x.example\n';
    const german = 'Titel;Vorname;Nachname;Geburtstag\nDr.;Anna;Nagy;01.02.1980\n';
    const jobs = 'Title,First Name,Last Name,Birthday\nEngineer,Anna,Nagy,1/2/1980\n';
    expect(await namesIn(hungarian)).toEqual(['Nagy Anna']);
    expect(await namesIn(vietnamese)).toEqual(['Trinh Minh']);
    expect(await namesIn(japanese)).toEqual(['山田 太郎']);
    expect(await namesIn(german)).toEqual(['Dr. Anna Nagy']);
    expect(await namesIn(jobs)).toEqual(['Anna Nagy']);
  });

  it('keeps the title and the suffix of Outlook', async () => {
    const table = 'Title,First Name,Middle Name,Last Name,Suffix,E-mail Address\nProf.,Ann,,Lee,III,a@x.example\n';
    expect(await namesIn(table)).toEqual(['Prof. Ann Lee III']);
  });
});
