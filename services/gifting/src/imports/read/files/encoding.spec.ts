import { encodingOf } from './encoding.js';
import { SourceFile } from './source-file.js';

/** Bytes of a text, by asking the decoder for each of them: no part of Node writes these encodings. */
function encodedIn(text: string, encoding: string): Buffer {
  const decoder = new TextDecoder(encoding);
  const wanted = new Set(text);
  const bytes = new Map<string, number[]>();
  for (let one = 0; one < 256; one++) {
    const letter = decoder.decode(Uint8Array.of(one));
    if (wanted.has(letter) && !bytes.has(letter)) bytes.set(letter, [one]);
  }
  for (let one = 0x81; one < 255; one++) {
    for (let two = 0x40; two < 255; two++) {
      const letter = decoder.decode(Uint8Array.of(one, two));
      if (wanted.has(letter) && !bytes.has(letter)) bytes.set(letter, [one, two]);
    }
  }
  return Buffer.from(Array.from(text).flatMap((letter) => bytes.get(letter) ?? [0x3f]));
}

/** In this code page, the tone of a vowel is a sign of its own. */
const vietnamese = (text: string): string =>
  text.replaceAll(/\p{L}/gu, (letter) => {
    const [base = '', ...marks] = letter.normalize('NFD');
    const tones = marks.filter((mark) => '\u0300\u0301\u0303\u0309\u0323'.includes(mark));
    return (base + marks.filter((mark) => !tones.includes(mark)).join('')).normalize('NFC') + tones.join('');
  });

describe('the encoding of a table', () => {
  it.each([
    ['windows-1250', 'Imię;Nazwisko;Data urodzenia\nŁucja;Wiśniewska;07.07.1990\nPaweł;Żak;03.12.1985\n'],
    ['windows-1250', 'Jméno;Příjmení;Narozeniny\nŠárka;Dvořáková;07.07.1990\nJiří;Černý;03.12.1985\n'],
    ['windows-1250', 'Keresztnév;Vezetéknév;Születésnap\nGyőző;Szőke;1990.07.07\nTünde;Nagy;1985.12.03\n'],
    ['windows-1251', 'Имя;Фамилия;День рождения\nЕлена;Иванова;07.07.1990\nПётр;Орлов;03.12.1985\n'],
    ['windows-1251', 'Име;Фамилия;Рожден ден\nВеселин;Узунов;07.07.1990\n'],
    ['windows-1254', 'Ad;Soyad;Doğum günü\nİbrahim;Çelikkan;07.07.1990\nAyşe;Öztürk;03.12.1985\n'],
    ['windows-1253', 'Όνομα;Επώνυμο;Γενέθλια\nΕλένη;Παπαδάκη;07/07/1990\nΓιώργος;Νικολάου;03/12/1985\n'],
    ['windows-1255', 'שם פרטי,שם משפחה,יום הולדת\nדנה,לוי,07/07/1990\n'],
    ['windows-1255', 'שם מלא;תאריך לידה;כתובת\nיעל כהן;07/07/1990;רחוב הרצל 5\nאבי מזרחי;03/12/1985;חיפה\n'],
    ['windows-1256', 'الاسم,تاريخ الميلاد,الهاتف\nأحمد علي,07/07/1990,0100\nفاطمة حسن,03/12/1985,0101\n'],
    ['windows-1256', 'الاسم الأول;اسم العائلة;عيد ميلاد\nيوسف;منصور;1990-07-07\nليلى;خليل;1985-12-03\n'],
    ['windows-1253', 'Ονοματεπώνυμο;Ημερομηνία γέννησης\nΚώστας Ιωάννου;07/07/1990\nΆννα Δημητρίου;03/12/1985\n'],
    [
      'windows-1258',
      vietnamese('Họ;Tên;Ngày sinh\nNguyễn;Thị Hồng;07/07/1990\nTrần;Văn Đức;03/12/1985\nLê;Quốc Việt;1/2/1979\n'),
    ],
    ['windows-874', 'ชื่อ,นามสกุล,วันเกิด\nสมชาย,ใจดี,07/07/1990\nมาลี,ศรีสุข,03/12/1985\n'],
    ['windows-874', 'ชื่อเต็ม;วันเดือนปีเกิด;โทรศัพท์\nกมล วงศ์ทอง;1990-07-07;0812345678\n'],
    ['koi8-r', 'ФИО;Дата рождения;Телефон\nИванова Мария;07.07.1990;+7 495 000\nПетров Олег;03.12.1985;\n'],
    ['gb18030', '姓名;出生日期;手机\n陈静;1990-07-07;13800000000\n赵磊;1985-12-03;\n'],
    ['big5', '姓名,生日,手機\n林淑芬,1990/7/7,0912345678\n黃志明,1985/12/3,\n'],
    ['euc-kr', '성,이름,생년월일\n김,하늘,1990-07-07\n이,도윤,1985-12-03\n'],
    ['shift_jis', '氏名,生年月日,電話番号\n鈴木 一郎,1990/07/07,090\n佐藤 花子,1985/12/03,\n'],
    ['euc-jp', '氏名,生年月日,電話番号\n鈴木 一郎,1990/07/07,090\n佐藤 花子,1985/12/03,\n'],
    ['macintosh', 'Nombre;Apellidos;Cumpleaños\nIñaki;Muñoz;07/07/1990\nMaría;Peña;03/12/1985\n'],
    ['windows-1257', 'Vardas;Pavardė;Gimtadienis\nŽivilė;Šimkutė;1990-07-07\n'],
    ['windows-1252', 'Vorname;Nachname;Geburtstag\nJörg;Müßig;31.12.1979\nZoë;Quill;02.03.1991\n'],
    ['windows-1252', 'Prénom;Nom;Anniversaire\nChloé;Lefèvre;12/04/1988\n'],
    ['macintosh', 'Vorname;Nachname;Geburtstag\nJörg;Müßig;31.12.1979\nZoë;Quill;02.03.1991\n'],
    ['macintosh', 'Prénom;Nom;Anniversaire\nChloé;Lefèvre;12/04/1988\nAndré;Noël;03/05/1979\n'],
    ['koi8-r', 'Имя;Фамилия;День рождения\nЕлена;Иванова;07.07.1990\nПётр;Орлов;03.12.1985\n'],
    ['shift_jis', '姓,名,誕生日\n渡辺,さくら,1990/07/07\n高橋,健,1985/12/03\n'],
    ['euc-jp', '姓,名,誕生日\n渡辺,さくら,1990/07/07\n高橋,健,1985/12/03\n'],
    ['gb18030', '姓名,生日,电子邮件地址\n王小明,1990/7/7,wang@example.com\n李娜,1985/12/3,lina@example.com\n'],
    ['big5', '姓名,生日,電子郵件\n王小明,1990/7/7,wang@example.com\n陳怡君,1985/12/3,chen@example.com\n'],
    ['euc-kr', '이름,생일,전자 메일 주소\n김지우,1990-07-07,jiwoo@example.com\n박서준,1985-12-03,seo@example.com\n'],
  ])('%s is found by what it says, %#', (encoding, text) => {
    const bytes = encodedIn(text, encoding);
    expect(new TextDecoder(encoding).decode(bytes)).toBe(text);
    expect(encodingOf(bytes)).toBe(encoding);
    const file = new SourceFile(bytes);
    expect([file.text, file.encoding]).toEqual([text, encoding]);
  });

  it('can be chosen', () => {
    const bytes = encodedIn('Имя\nЮрий\n', 'windows-1251');
    expect(new SourceFile(bytes, undefined, 'windows-1251').text).toBe('Имя\nЮрий\n');
    expect(new SourceFile(bytes, undefined, 'koi8-r').start).not.toContain('Юрий');
  });
});

describe('a bad byte', () => {
  const lines = ['BEGIN:VCARD', 'FN:Jörg Müßig', 'END:VCARD', 'BEGIN:VCARD', 'FN:Ελένη', 'END:VCARD'];
  const latin = Buffer.from('FN:Chloé Lefèvre', 'latin1');
  const withLine = (line: Buffer, place: number) =>
    Buffer.concat(
      lines
        .toSpliced(place, 0, '')
        .flatMap((each, nth) => [nth === place ? line : Buffer.from(each), Buffer.from('\r\n')]),
    );

  it.each<[string, Buffer, string]>([
    ['of another encoding', latin, 'FN:Chloé Lefèvre'],
    ['of a letter that is cut', Buffer.from('NOTE:éééé').subarray(0, -1), 'NOTE:ééé'],
    ['of Cyrillic', encodedIn('FN:Елена Иванова', 'windows-1251'), 'FN:Елена Иванова'],
  ])('%s harms its own line, which is told', (_case, line, text) => {
    const file = new SourceFile(withLine(line, 4));
    expect(file.text.split('\n').slice(0, 7)).toEqual(lines.toSpliced(4, 0, text));
    expect([file.isAnyDoubtful(1, 4), file.isAnyDoubtful(5, 5), file.isAnyDoubtful(6, 7)]).toEqual([
      false,
      true,
      false,
    ]);
    expect(file.encoding).toBe('utf-8');
  });

  it.each(['\r\n ', '\n ', '\n\t'])('is none where a line is folded inside a letter by %j', (fold) => {
    const bytes = Buffer.from('FN:Παπαδόπουλος 渡辺 👩‍👧\n');
    for (let place = 4; place < bytes.length - 1; place++) {
      const file = new SourceFile(Buffer.concat([bytes.subarray(0, place), Buffer.from(fold), bytes.subarray(place)]));
      expect(file.text.replaceAll(/\n[ \t]/g, '')).toBe(bytes.toString());
      expect(file.isAnyDoubtful(1, 2)).toBe(false);
    }
  });
});
