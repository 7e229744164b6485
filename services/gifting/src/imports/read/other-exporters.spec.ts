import { checkedPerson } from './checked-person.js';
import { formatIn } from './format-in.js';
import { SourceFile, type FileSender } from './files/source-file.js';
import { isUnreadable } from './imported-person.js';
import { sentencesOf } from './told.js';

/** Reads a file as a thread does, with the columns that are guessed. */
async function read(content: string, sender: FileSender = {}) {
  const file = new SourceFile(Buffer.from(content), undefined, undefined, sender);
  const format = await formatIn(file);
  const columns = await format.columns?.(file);
  const people = [];
  for await (const entry of format.read(file, columns))
    people.push(isUnreadable(entry) ? entry : checkedPerson(entry, '2026-11-28').person);
  return people;
}

const card = (...lines: string[]) => ['BEGIN:VCARD', ...lines, 'END:VCARD', ''].join('\r\n');
const calendar = (...lines: string[]) => ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:1', ...lines, 'END:VEVENT'];

describe('a file of another exporter', () => {
  it.each<[string, string, FileSender, object]>([
    [
      'a Brazilian table',
      'Nome,Sobrenome,Data de nascimento,Telefone\nJoão,Gonçalves,04/05/1985,+55 11 91234-5678\n',
      { language: 'pt-BR' },
      { name: 'João Gonçalves', birthday: '1985-05-04', phone: '+55 11 91234-5678' },
    ],
    [
      'an Italian table',
      'Nome;Cognome;Compleanno\nLuca;Bianchi;4/5/1985\n',
      {},
      { name: 'Luca Bianchi', birthday: '1985-05-04' },
    ],
    [
      'a Danish table',
      'Navn;Efternavn;Fødselsdag\nMads;Holm;04-05-1985\n',
      {},
      { name: 'Mads Holm', birthday: '1985-05-04' },
    ],
    ['a table with the full name and the family name', 'Name;Last name\nAda Holm;Holm\n', {}, { name: 'Ada Holm' }],
    [
      'a Greek table',
      'Όνομα;Επώνυμο;Ημερομηνία γέννησης;Κινητό\nΕλένη;Παπαδάκη;4/5/1985;6912345678\n',
      {},
      { name: 'Ελένη Παπαδάκη', birthday: '1985-05-04', phone: '6912345678' },
    ],
    [
      'a Hebrew table',
      'שם פרטי,שם משפחה,תאריך לידה\nדנה,לוי,07/08/1990\n',
      {},
      { name: 'דנה לוי', birthday: '1990-08-07' },
    ],
    [
      'three columns in Romanian',
      'Nume,Prenume,Zi,Lună,An\nPop,Ana,4,5,1985\n',
      {},
      { name: 'Ana Pop', birthday: '1985-05-04' },
    ],
    [
      'three columns in Japanese',
      '氏名,年,月,日\n鈴木 一郎,1985,5,4\n',
      {},
      { name: '鈴木 一郎', birthday: '1985-05-04' },
    ],
    [
      'three columns in Hungarian',
      'Név;Év;Hónap;Nap\nKovács Éva;1985;5;4\n',
      {},
      { name: 'Kovács Éva', birthday: '1985-05-04' },
    ],
    [
      'Proton',
      card(
        'VERSION:4.0',
        'FN;PREF=1:Łucja Żak',
        'ITEM1.EMAIL;PREF=1:l@x.example',
        'BDAY;VALUE=DATE:19900707',
        'TEL;VALUE=uri:tel:+48-600-100-200',
      ),
      {},
      { name: 'Łucja Żak', birthday: '1990-07-07', email: 'l@x.example', phone: '+48-600-100-200' },
    ],
    [
      'a phone of Huawei',
      card(
        'VERSION:2.1',
        'FN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=E9=99=88=E9=9D=99',
        'TEL;CELL:138 0000 0000',
        'BDAY:1990-07-07',
      ),
      {},
      { name: '陈静', birthday: '1990-07-07' },
    ],
    [
      'KAddressBook, which writes an anniversary twice, and the first second of Unix for no birthday',
      card(
        'VERSION:3.0',
        'FN:Éva Kovács',
        'X-Anniversary:20030405',
        'X-KADDRESSBOOK-X-Anniversary:2003-04-05',
        'BDAY:19700101T000000Z',
      ),
      {},
      { name: 'Éva Kovács', occasions: [{ type: 'Anniversary', date: '2003-04-05' }] },
    ],
    [
      'Outlook in German',
      calendar(
        ...event(
          'SUMMARY;LANGUAGE=de:Geburtstag von Ingrid Groß',
          'DTSTART;TZID="W. Europe Standard Time":19521103T000000',
          'DTEND;TZID="W. Europe Standard Time":19521104T000000',
          'RRULE:FREQ=YEARLY;BYMONTHDAY=3;BYMONTH=11',
        ),
      ),
      {},
      { name: 'Ingrid Groß', birthday: '1952-11-03' },
    ],
    [
      'a calendar of Tokyo',
      calendar(
        'X-WR-TIMEZONE:Asia/Tokyo',
        ...event(
          'SUMMARY:渡辺 さくらの誕生日',
          'DTSTART:19900706T150000Z',
          'DTEND:19900707T150000Z',
          'RRULE:FREQ=YEARLY',
        ),
      ),
      {},
      { name: '渡辺 さくら', birthday: '1990-07-07' },
    ],
    [
      'a calendar of São Paulo in summer',
      calendar(
        'X-WR-TIMEZONE:America/Sao_Paulo',
        ...event(
          'SUMMARY:Aniversário de João',
          'DTSTART:19881016T030000Z',
          'DTEND:19881017T030000Z',
          'RRULE:FREQ=YEARLY',
        ),
      ),
      {},
      { name: 'João', birthday: '1988-10-16' },
    ],
  ])('is read: %s', async (_what, content, sender, person) => {
    expect(await read(content, sender)).toMatchObject([person]);
  });

  it.each(['1899-12-30', '30.12.1899', '1900-01-01', '19040101', '1970-01-01T00:00:00Z', '4501-01-01', '2528-05-04'])(
    'makes no birthday of %s, and says so',
    async (written) => {
      const entry = card('VERSION:3.0', 'FN:Ada', `BDAY:${written}`);
      const format = await formatIn(new SourceFile(Buffer.from(entry)));
      for await (const read of format.read(new SourceFile(Buffer.from(entry)), undefined)) {
        if (isUnreadable(read)) throw new Error(sentencesOf(read.problems));
        const { person, problems } = checkedPerson(read, '2026-11-28');
        expect(person.birthday ?? null).toBeNull();
        expect(problems).toMatchObject([
          {
            sentence: expect.stringMatching(/^Left out: /),
            problem: { code: 'field-refused', params: { field: 'birthday', rule: 'date' } },
          },
        ]);
      }
    },
  );
});
