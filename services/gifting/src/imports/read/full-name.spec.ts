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
    [{ given: 'Minh', family: 'Trinh', language: 'vi-VN' }, 'Minh Trinh'],
    [{ given: 'Lan', family: 'Nguyễn' }, 'Nguyễn Lan'],
    [{ given: 'Lan Anh', middle: 'Thị', family: 'Trần' }, 'Trần Thị Lan Anh'],
    [{ given: 'Hoàng', family: 'Đào' }, 'Hoàng Đào'],
    [{ given: 'Zoltán', family: 'Erdős' }, 'Erdős Zoltán'],
    [{ given: 'Kamilla', family: 'Szűts' }, 'Kamilla Szűts'],
    [{ given: 'Anna', family: 'László', language: 'hu' }, 'Anna László'],
    [{ given: 'Taro', family: 'Yamada', language: 'ja' }, 'Taro Yamada'],
    [{ given: 'Xiaoming', family: 'Wang', language: 'zh' }, 'Xiaoming Wang'],
    [{ given: 'Gergő', family: 'Kovács', prefix: 'dr.' }, 'dr. Kovács Gergő'],
    [{ given: 'Anna', middle: 'Éva', family: 'Nagy', language: 'hu' }, 'Nagy Anna Éva'],
    [{ given: 'Zoë', family: 'Brontë' }, 'Zoë Brontë'],
    [{ given: 'Søren', family: 'Ångström' }, 'Søren Ångström'],
    [{ given: '小明' }, '小明'],
    [{ given: 'Ada', family: '渡辺' }, 'Ada 渡辺'],
    [{}, ''],
  ])('%j is %s', (parts, name) => expect(fullName(parts)).toBe(name));
});

describe('a form of address', () => {
  it.each(
    'Herr|Frau|Fräulein|Mr|Mrs.|Ms|Miss|M.|Mme|Mlle|Monsieur|Madame|Sr.|Sra.|Srta.|Señora|Sig.|Sig.ra|Sr(a)|Dhr.|Mevr.|Hr.|السيد|السيدة|様|ちゃん|씨'.split(
      '|',
    ),
  )('is left out where there is a given name: %s', (prefix) => {
    expect(fullName({ prefix, given: 'Kim', family: 'Schäfer' })).toBe('Kim Schäfer');
    expect(fullName({ prefix, given: '裕子', family: '中村', language: 'ja' })).toBe('中村 裕子');
  });

  it.each<[NameParts, string]>([
    [{ prefix: 'Frau', family: 'Schäfer' }, 'Frau Schäfer'],
    [{ prefix: 'Frau Dr.', given: 'Anna', family: 'Weber' }, 'Dr. Anna Weber'],
    [{ prefix: 'Frau Dr.', family: 'Weber' }, 'Frau Dr. Weber'],
    [{ prefix: 'Prof.', given: 'Ann', family: 'Lee' }, 'Prof. Ann Lee'],
    [{ prefix: 'Mr. & Mrs.', given: 'John', family: 'Smith' }, 'Mr. & Mrs. John Smith'],
    [{ given: 'John', family: 'Hale', suffix: 'Sr.' }, 'John Hale Sr.'],
    [{ prefix: '様', family: '中村' }, '中村様'],
    [{ given: '裕子', family: '中村', suffix: '様', language: 'ja' }, '中村 裕子'],
    [{ prefix: '先生', given: '裕子', family: '中村', language: 'ja' }, '中村 裕子 先生'],
    [{ prefix: '先生', family: '中村' }, '中村先生'],
    [{ prefix: 'Dr.', given: '裕子', family: '中村', language: 'ja' }, 'Dr. 中村 裕子'],
    [{ prefix: '교수', given: '민수', family: '김' }, '김민수 교수'],
  ])('and a title stand where they belong: %j', (parts, name) => expect(fullName(parts)).toBe(name));

  it('is left out of the full name that a file has beside it', async () => {
    const card = (fn: string, n: string) => `BEGIN:VCARD\r\nVERSION:3.0\r\nN:${n}\r\nFN:${fn}\r\nEND:VCARD\r\n`;
    const cards = [
      card('Herr Jürgen Schäfer', 'Schäfer;Jürgen;;Herr;'),
      card('Frau Schäfer', 'Schäfer;;;Frau;'),
      card('Dr. Ute Falk', 'Falk;Ute;;Dr.;'),
      card('Miss Moneypenny', 'Moneypenny;Eve;;;'),
    ];
    expect(await namesIn(cards.join(''))).toEqual([
      'Jürgen Schäfer',
      'Frau Schäfer',
      'Dr. Ute Falk',
      'Miss Moneypenny',
    ]);
    expect(await namesIn('姓,名,敬称,生年月日\n中村,裕子,様,1990-05-04\n')).toEqual(['中村 裕子']);
    expect(await namesIn('Titre,Prénom,Nom\nMonsieur,Jean,Dupont\n')).toEqual(['Jean Dupont']);
  });
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
    expect(await namesIn(vietnamese)).toEqual(['Minh Trinh']);
    expect(await namesIn(japanese)).toEqual(['山田 太郎']);
    expect(await namesIn(german)).toEqual(['Dr. Anna Nagy']);
    expect(await namesIn(jobs)).toEqual(['Anna Nagy']);
  });

  it('keeps the title and the suffix of Outlook', async () => {
    const table = 'Title,First Name,Middle Name,Last Name,Suffix,E-mail Address\nProf.,Ann,,Lee,III,a@x.example\n';
    expect(await namesIn(table)).toEqual(['Prof. Ann Lee III']);
  });
});
