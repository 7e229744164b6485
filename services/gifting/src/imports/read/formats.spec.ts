import { Problem } from '@presently/messaging/problem';
import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkedPerson } from './checked-person.js';
import type { Columns } from './format.js';
import { formatOf } from './formats.js';
import { inWords } from './told.builders.js';
import { SourceFile } from './files/source-file.js';

const fixture = (name: string) => readFileSync(join(import.meta.dirname, 'fixtures', name));

async function read(content: Buffer | string, columns?: Columns) {
  const file = new SourceFile(Buffer.from(content as string));
  const format = formatOf(file);
  const people: ReturnType<typeof inWords>[] = [];
  for await (const entry of format.read(file, columns)) people.push(inWords(entry));
  return { format: format.name, people };
}
const anniversary = (date: string) => ({ type: 'Anniversary', date, recurrence: 'yearly' });

describe('files of people', () => {
  it('are read as Apple writes them', async () => {
    const { format, people } = await read(fixture('apple.vcf'));
    expect(format).toBe('vCard');
    expect(people).toEqual([
      {
        name: 'Anna Eva Müller',
        uid: '9a9f5b0c-1d7e-4c3a-9b1a-0f2f6f1f0001',
        email: 'Anna@Example.com',
        otherEmails: ['anna.mueller@work.example'],
        phone: '+1 (415) 555-0100',
        birthday: '1980-05-17',
        address: '1 Long Street, Apt 4\nSpringfield, IL 62704\nUnited States',
        labels: ['Family', 'Tea, lovers'],
        occasions: [
          anniversary('2010-06-12'),
          { type: 'Other', title: 'First date', date: '2008-02-29', recurrence: 'yearly' },
        ],
      },
      { name: 'Garden Centre GmbH', problem: 'A company, not a person.' },
      { name: 'Chidi Okafor', uid: '9a9f5b0c-1d7e-4c3a-9b1a-0f2f6f1f0002', birthday: '--02-29', occasions: [] },
      { problem: 'Line 50: this card has no name.' },
    ]);
  });

  it('are read as Google writes them, as cards and as a table', async () => {
    const cards = await read(fixture('google.vcf'));
    expect(cards.people).toEqual([
      expect.objectContaining({
        name: 'Anna Müller',
        birthday: '1980-05-17',
        labels: ['family'],
        occasions: [anniversary('2010-06-12')],
      }),
      { name: 'Chidi Okafor', email: 'chidi@example.com', birthday: '--02-29', occasions: [] },
    ]);
    const { format, people } = await read(fixture('google.csv'));
    expect(format).toBe('Google Contacts');
    expect(people).toEqual([
      {
        name: 'Anna Müller',
        email: 'ANNA@example.com',
        otherEmails: ['a.m@other.example'],
        phone: '+14155550100',
        birthday: '1980-05-17',
        address: '1 Long Street\nSpringfield, IL 62704\nUS',
        labels: ['Family'],
        interests: [],
        occasions: [anniversary('2010-06-12')],
      },
      expect.objectContaining({ name: 'Chidi Okafor', birthday: '--02-29', email: 'chidi@example.com' }),
      expect.objectContaining({ name: 'only.address', email: 'only.address@example.com' }),
      { name: 'Acme Ltd', problem: 'A company, not a person.' },
    ]);
  });

  it('are read as Outlook and Fastmail write them', async () => {
    expect((await read(fixture('outlook.vcf'))).people).toEqual([
      {
        name: 'Jürgen Müller',
        email: 'juergen@example.de',
        phone: '+49 171 1234567',
        birthday: '1975-03-09',
        address: 'Hauptstraße 1\nHinterhaus\nBerlin 10115\nGermany',
        occasions: [anniversary('2001-07-04')],
      },
    ]);
    const table = await read(fixture('outlook.csv'));
    expect(table).toMatchObject({
      format: 'Outlook',
      people: [
        { name: 'Jürgen Müller', birthday: '1975-03-09', labels: ['Friends', 'Work'], phone: '+49 171 1234567' },
        { name: 'Zoë Brontë', birthday: '1987-12-25', occasions: [] },
      ],
    });
    expect((await read(fixture('fastmail.vcf'))).people).toEqual([
      {
        name: 'Zoë Brontë',
        uid: '4fbe8971-0bc3-424c-9c26-36c3e1eff6b1',
        email: 'zoe@example.com',
        otherEmails: ['z@work.example'],
        phone: '+44-20-7946-0000',
        birthday: '1987-12-25',
        occasions: [anniversary('--07-04')],
        language: 'en-GB',
        timeZone: 'Europe/London',
        interests: ['Poetry'],
        address: 'Moor House\nHaworth BD22\nUK',
      },
    ]);
  });

  it('may be calendars, of which the birthdays and anniversaries are read', async () => {
    expect(await read(fixture('birthdays.ics'))).toEqual({
      format: 'Calendar',
      people: [
        { name: 'Anna Müller', birthday: '1980-05-17', occasions: [] },
        { name: 'Jürgen Müller', birthday: '1975-03-09', occasions: [] },
        { name: 'Zoë Brontë', birthday: '--12-25', occasions: [] },
        { name: 'Jürgen and Zoë', occasions: [anniversary('--07-04')] },
        { name: 'Happy birthday!', problem: 'Line 49: this event does not say whose day it is.' },
      ],
    });
  });

  it('are read as Android and Thunderbird write them', async () => {
    const android = (day: string) => `X-ANDROID-CUSTOM:vnd.android.cursor.item/${day};;;;;;;;;;;;`;
    const card = [
      'BEGIN:VCARD',
      'VERSION:2.1',
      'FN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:J=C3=B6rg=20=',
      'M=C3=BCller',
      android('contact_event;1975-03-09;3'),
      android('contact_event;2001-08-04;1'),
      android('contact_event;2010-02-02;0;First date'),
      android('contact_event;soon;2'),
      android('nickname;Jo;1'),
      'END:VCARD',
    ];
    const firstDate = { type: 'Other', date: '2010-02-02', recurrence: 'yearly', title: 'First date' };
    expect((await read(card.join('\n'))).people).toEqual([
      { name: 'Jörg Müller', birthday: '1975-03-09', occasions: [anniversary('2001-08-04'), firstDate] },
    ]);

    const table = [
      'First Name,Last Name,Display Name,Primary Email,Secondary Email,Mobile Number,Birth Year,Birth Month,Birth Day',
      'Fay,Ng,,fay@example.com,ng@example.com,+14155550123,1979,7,4',
      'Gus,,Gus,,,,,7,14',
      'Hal,,,,,,1980,,',
    ];
    expect(await read(table.join('\n'))).toEqual({
      format: 'Thunderbird',
      people: [
        {
          name: 'Fay Ng',
          email: 'fay@example.com',
          otherEmails: ['ng@example.com'],
          phone: '+14155550123',
          birthday: '1979-07-04',
          occasions: [],
        },
        { name: 'Gus', birthday: '--07-14', occasions: [] },
        { name: 'Hal', occasions: [] },
      ],
    });
  });

  it('may be calendars in which people also plan', async () => {
    const event = (summary: string, start: string, more = '') =>
      `BEGIN:VEVENT\nSUMMARY:${summary}\nDTSTART${start}\n${more}END:VEVENT\n`;
    const [day, yearly] = [';VALUE=DATE:20260302', 'RRULE:FREQ=YEARLY\n'];
    const events = [
      event('Birthday party planning', ':20260302T100000Z'),
      event('Buy birthday present for Ann', day),
      event('Anna’s birthday', day),
      event('🎂 Cara Lee', day, yearly),
    ];
    const { people } = await read(`BEGIN:VCALENDAR\n${events.join('')}END:VCALENDAR\n`);
    expect(people.map(({ name }) => name)).toEqual(['Anna', 'Cara Lee']);
  });

  it('may be any tables, whose columns the sender explains', async () => {
    const file = new SourceFile(fixture('own.csv'));
    const format = formatOf(file);
    const columns = await format.columns!(file);
    expect(columns).toEqual({
      names: ['Vorname', 'Nachname', 'E-Mail', 'Geburtstag', 'Gruppe'],
      samples: [
        ['Jürgen', 'Zoë'],
        ['Müller', 'Brontë'],
        ['juergen@example.de', 'zoe@example.com'],
        ['09.03.1975', '25.12.87'],
        ['Freunde, Arbeit', ''],
      ],
      fields: ['firstName', 'lastName', 'email', 'birthday', 'labels'],
      encoding: 'windows-1252',
      hasHeading: true,
      dayOrder: 'day-first',
      isOrderOpen: false,
    });
    const { people } = await read(fixture('own.csv'), columns);
    expect(people).toMatchObject([
      { name: 'Jürgen Müller', birthday: '1975-03-09', labels: ['Freunde', 'Arbeit'] },
      { name: 'Zoë Brontë', birthday: '1987-12-25' },
    ]);
    const yahoo = await read('First,Last,Work Phone,Mobile\nHal,Ng,,+1 415 555 0199\n');
    expect(yahoo.people).toMatchObject([{ name: 'Hal Ng', phone: '+1 415 555 0199' }]);
    for (const heading of ['Geb.', 'D.O.B.', 'Born'])
      expect((await read(`Name;${heading};Arbeitstag\nIda;09.03.1975;Montag\n`)).people).toMatchObject([
        { name: 'Ida', birthday: '1975-03-09', labels: [] },
      ]);
    const notes = 'Notes:\n"Some addresses, as you may notice, are missing.\nThey are private."\n\n';
    const linkedIn = `${notes}First Name,Last Name,URL,Email Address,Company,Position,Connected On\n`;
    expect(await read(`${linkedIn}Ida,Lund,https://linkedin.example/ida,,"Lund, Ltd",CEO,15 Nov 2024\n`)).toEqual({
      format: 'Table',
      people: [{ name: 'Ida Lund', labels: [], interests: [], occasions: [] }],
    });
    expect((await read('Name\nHal Ng\nNg, Ida, Bo\n')).people).toMatchObject([{ name: 'Hal Ng' }, { name: 'Ng' }]);
    const named = await read('a@x.example;Ann\nb@x.example;Bo\n', {
      fields: ['email', 'name'],
      dayOrder: 'day-first',
    });
    expect(named.people).toMatchObject([{ name: 'Ann' }, { name: 'Bo' }]);
  });

  it.each([
    ['UTF-8 with a mark', (text: string) => Buffer.from(`\ufeff${text}`)],
    ['UTF-16 LE', (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['UTF-16 LE without a mark', (text: string) => Buffer.from(text, 'utf16le')],
    ['UTF-16 BE', (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16()],
    ['Windows-1252', (text: string) => Buffer.from(text, 'latin1')],
  ])('may be in %s', async (_name, encoded) => {
    for (const name of ['fastmail.vcf', 'outlook.csv', 'google.csv']) {
      const text = fixture(name).toString();
      expect(await read(encoded(text))).toEqual(await read(text));
      expect((await read(encoded(text.replaceAll('\n', '\r\n')))).people).toHaveLength(
        (await read(text)).people.length,
      );
    }
  });

  it.each([
    ['', 'The file is empty.'],
    ['\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'This is not a file that we can read.'],
    ['BEGIN:VCALENDAR\nBEGIN:VEVENT\nSUMMARY:Dentist\nEND:VEVENT\nEND:VCALENDAR', 'There is no birthday'],
    ['name,birthday\n"Ann,1980-05-17\n', 'Line 2: a quote has no end.'],
    [`BEGIN:VCARD\n${'BEGIN:X\n'.repeat(9)}`, 'Line 5: more than 4 objects are inside each other.'],
    [`name,notes\nAnn,"${'x'.repeat(70_000)}"\n`, 'Line 2: this row is longer than 65536 characters.'],
    [`name,notes\n${'Ann,x\n'.repeat(10_002)}`, 'more than 10,000 people'],
  ])('%# are refused in a sentence that says what is wrong', async (content, sentence) => {
    await expect(read(content)).rejects.toMatchObject({
      code: 'import.unreadable',
      message: expect.stringContaining(sentence),
    });
  });

  it('never lead to another error than a refusal, whatever their bytes', async () => {
    const parts = ['BEGIN:VCARD', 'END:VCARD', 'FN;CHARSET=x;ENCODING=QUOTED-PRINTABLE:=ZZ=', 'N:;;;', 'BDAY:--13-45'];
    const lines = [...parts, 'item1.X-ABDATE:1', 'BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'SUMMARY:birthday', 'DTSTART:0'];
    const cards = fc
      .array(fc.oneof(fc.constantFrom(...lines), fc.string(), fc.string({ unit: 'binary' })), { maxLength: 30 })
      .map((all) => Buffer.from(all.join('\n')));
    const tables = fc
      .array(
        fc.array(fc.constantFrom('Name', 'First Name', '"', 'a@b.c', '1/2/80', 'Labels', '\0', '𝒳', ' '), {
          maxLength: 6,
        }),
      )
      .map((rows) => Buffer.from(rows.map((row) => row.join(',')).join('\n')));
    const bytes = fc.uint8Array({ maxLength: 400 }).map((array) => Buffer.from(array));
    await fc.assert(
      fc.asyncProperty(fc.oneof(cards, tables, bytes), async (content) => {
        try {
          const { people } = await read(content);
          for (const entry of people) {
            const checked = 'problem' in entry ? undefined : checkedPerson(entry, '2026-11-22').person;
            if (checked) expect(checked.name).toMatch(/\S/);
            expect(JSON.stringify(checked ?? {})).not.toContain('\\u0000');
          }
        } catch (error) {
          expect(error).toBeInstanceOf(Problem);
        }
      }),
      { numRuns: 400 },
    );
  });
});
