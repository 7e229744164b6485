import type { DayOrder } from '@presently/rules/imports';
import type { Columns, Entry } from './format.js';
import { formatOf } from './formats.js';
import { SourceFile, type FileSender } from './files/source-file.js';
import { isOrderOpen, orderOfLanguage } from './values/written-day.js';

async function read(content: string, sender: FileSender, columns?: Columns) {
  const file = new SourceFile(Buffer.from(content), undefined, undefined, sender);
  const format = formatOf(file);
  const asked = await format.columns?.(file);
  const people: Entry[] = [];
  for await (const entry of format.read(file, columns)) people.push(entry);
  return { asked, people };
}

describe('the order of days', () => {
  it.each<[string, DayOrder]>([
    ['en-US', 'month-first'],
    ['en', 'month-first'],
    ['en-GB', 'day-first'],
    ['de', 'day-first'],
    ['pt-BR', 'day-first'],
    ['vi', 'day-first'],
    ['ja', 'month-first'],
    ['hu-HU', 'month-first'],
    ['zh-Hant-TW', 'month-first'],
  ])('of %s is %s', (language, order) => expect(orderOfLanguage(language)).toBe(order));
  it.each([undefined, '', 'x', 'not a tag', 'en-US-u-ca-x!'])('of %j is not known', (language) =>
    expect(orderOfLanguage(language)).toBeUndefined(),
  );

  it.each([
    [['03/04/1985'], true],
    [['03/04/1985', '5-6-1990'], true],
    [['03/04/1985', '25/12/1990'], false],
    [['12/25/1990', '1/2/1985'], false],
    [['04.03.1985'], false],
    [['5/5/1985', ''], false],
    [['0/0/00', '1985-03-04', '4 May 1985'], false],
  ])('of %j is open: %s', (days, isOpen) => expect(isOrderOpen(days)).toBe(isOpen));

  it('is asked of a table and of Outlook where both are possible, with the one of the sender’s language', async () => {
    const table = 'Name,Date of birth\nAda,03/04/1985\nBo,5/6/1990\n';
    const british = await read(table, { language: 'en-GB' });
    expect(british.asked).toMatchObject({ dayOrder: 'day-first', isOrderOpen: true });
    expect(british.people).toMatchObject([{ birthday: '1985-04-03' }, { birthday: '1990-06-05' }]);
    const american = await read(table, { language: 'en-US' });
    expect(american.people).toMatchObject([{ birthday: '1985-03-04' }, { birthday: '1990-05-06' }]);
    expect((await read(`${table}Cy,25/12/1970\n`, { language: 'en-US' })).asked).toMatchObject({
      dayOrder: 'day-first',
      isOrderOpen: false,
    });

    const outlook =
      'First Name,Last Name,E-mail Address,Birthday,Anniversary\nAda,Bright,a@x.example,03/04/1985,0/0/00\n';
    const { asked, people } = await read(outlook, { language: 'en-AU' });
    expect(asked).toMatchObject({ names: ['Birthday', 'Anniversary'], dayOrder: 'day-first', isOrderOpen: true });
    expect(people).toMatchObject([{ name: 'Ada Bright', birthday: '1985-04-03', occasions: [] }]);
    const answers = { fields: ['birthday' as const, null], dayOrder: 'month-first' as const };
    expect((await read(outlook, {}, answers)).people).toMatchObject([{ birthday: '1985-03-04' }]);
    expect((await read(outlook, {}, { ...answers, fields: [null, null] })).people).toEqual([
      expect.not.objectContaining({ birthday: expect.anything() }),
    ]);
    const clear = `${outlook}Bo,Lee,b@x.example,12/31/1990,\n`;
    expect((await read(clear, { language: 'en-GB' })).asked).toBeUndefined();
  });
});

describe('the days of a table that a spreadsheet has saved once', () => {
  const google = (...days: string[]) =>
    ['First Name,Labels,Birthday,Event 1 - Label,Event 1 - Value,E-mail 1 - Value', ...days].join('\n');
  const own = (...days: string[]) =>
    ['Name,Relationship,Email,Phone,Birthday,Labels,Interests,Dislikes,Picture,Added', ...days].join('\n');
  const outlook = (...days: string[]) => ['First Name,Last Name,E-mail Address,Birthday', ...days].join('\n');

  it.each([
    ['Google', google('Ann,,05/03/1980,,,', 'Bob,,25/12/1980,,,'), '1980-03-05'],
    ['Google, by an anniversary', google('Ann,,05/03/1980,,,', 'Bob,,,Anniversary,25/12/1980,'), '1980-03-05'],
    ['Google, of an American', google('Ann,,05/03/1980,,,', 'Bob,,12/25/1980,,,'), '1980-05-03'],
    ['our own', own('Ann,Friend,,,05/03/1980,,,,,', 'Bob,Friend,,,25/12/1980,,,,,'), '1980-03-05'],
    ['Outlook', outlook('Ann,Lee,a@x.example,05/03/1980', 'Bob,Lee,b@x.example,25/12/1980'), '1980-03-05'],
    ['a list', 'Name,Birthday\nAnn,05/03/1980\nBob,25/12/1980\n', '1980-03-05'],
  ])('are read in the order that one of them proves: %s', async (_what, table, day) => {
    const { asked, people } = await read(table, { language: 'en-US' });
    if (asked) expect(asked).toMatchObject({ isOrderOpen: false });
    expect(people[0]).toMatchObject({ birthday: day });
  });

  it.each([
    ['Google', google('Ann,,05/03/1980,Anniversary,06/07/2010 ::: 01/02/2011,')],
    ['our own', own('Ann,Friend,,,05/03/1980,,,,,')],
    ['Outlook', outlook('Ann,Lee,a@x.example,05/03/1980')],
  ])('are asked about where none does, with the order of the sender’s language: %s', async (_what, table) => {
    const british = await read(table, { language: 'en-GB' });
    expect(british.asked).toMatchObject({ isOrderOpen: true, dayOrder: 'day-first' });
    expect(british.asked!.fields[0]).toBe('birthday');
    expect(british.people).toMatchObject([{ birthday: '1980-03-05' }]);
    const { fields } = british.asked!;
    const american = await read(table, { language: 'en-GB' }, { fields, dayOrder: 'month-first' });
    expect(american.people).toMatchObject([{ birthday: '1980-05-03' }]);
    const leftOut = await read(table, {}, { fields: fields.map(() => null), dayOrder: 'day-first' });
    expect(leftOut.people).toMatchObject([{ occasions: [] }]);
    expect(leftOut.people[0]).not.toHaveProperty('birthday');
  });

  it('are not asked about as the programs themselves write them', async () => {
    const { asked, people } = await read(google('Ann,,1980-03-05,Anniversary,2010-07-06,'), { language: 'de' });
    expect(asked).toBeUndefined();
    expect(people).toMatchObject([{ birthday: '1980-03-05', occasions: [{ date: '2010-07-06' }] }]);
    expect((await read(own('Ann,Friend,,,--02-29,,,,,'), {})).people).toMatchObject([{ birthday: '--02-29' }]);
    expect((await read(google('Ann,,29285,,,'), {})).people).toMatchObject([{ birthday: '1980-03-05' }]);
  });

  it.each<[string, FileSender, string]>([
    ['BDAY:05/03/1980', { language: 'de' }, '1980-03-05'],
    ['BDAY:05/03/1980', { language: 'en-US' }, '1980-05-03'],
    ['BDAY:05/03/1980\nANNIVERSARY:25/12/2010', { language: 'en-US' }, '1980-03-05'],
    ['BDAY:1980-03-05', { language: 'de' }, '1980-03-05'],
  ])('are read by the same rule in a card: %s', async (lines, sender, day) => {
    const { people } = await read(`BEGIN:VCARD\nVERSION:3.0\nFN:Ann\n${lines}\nEND:VCARD\n`, sender);
    expect(people).toMatchObject([{ birthday: day }]);
  });

  it('are read by the same rule in a directory', async () => {
    const entries = ['05/03/1980', '25/12/1980'].map((day) => `dn: cn=Ann\ncn: Ann\ndateOfBirth: ${day}\n`);
    expect((await read(entries.join('\n'), { language: 'en-US' })).people[0]).toMatchObject({ birthday: '1980-03-05' });
  });

  it('may be in three columns, of which one is called as the whole day', async () => {
    const table = 'Anzeigename,Geburtsjahr,Geburtsmonat,Geburtstag\nJörg Müßig,1979,12,31\n';
    expect((await read(table, {})).people).toMatchObject([{ name: 'Jörg Müßig', birthday: '1979-12-31' }]);
  });
});

describe('a day that is written as an instant', () => {
  const event = (...lines: string[]) =>
    [
      'BEGIN:VCALENDAR',
      'BEGIN:VEVENT',
      'SUMMARY:Ada’s birthday',
      ...lines,
      'RRULE:FREQ=YEARLY',
      'END:VEVENT',
      'END:VCALENDAR',
    ].join('\r\n');
  it.each([
    ['Asia/Tokyo', '19880410T150000Z', '1988-04-11'],
    ['Pacific/Auckland', '19880410T120000Z', '1988-04-11'],
    ['America/Los_Angeles', '19880411T070000Z', '1988-04-11'],
    ['Pacific/Honolulu', '19880411T100000Z', '1988-04-11'],
    ['Europe/Berlin', '19880410T220000Z', '1988-04-11'],
  ])('in a calendar is the day of the sender in %s', async (zone, start, day) => {
    const text = event(`DTSTART:${start}`, 'DURATION:P1D');
    expect((await read(text, { zone })).people).toMatchObject([{ birthday: day }]);
  });

  it.each([
    ['Pacific/Auckland', '1973-10-31T12:00:00Z', '1973-11-01'],
    ['America/New_York', '1980-05-17T04:00:00Z', '1980-05-17'],
    ['UTC', '1980-05-17T11:00:00Z', '1980-05-17'],
  ])('in a card is the day of the sender in %s', async (zone, written, day) => {
    const card = `BEGIN:VCARD\nVERSION:3.0\nFN:Ada\nBDAY:${written}\nEND:VCARD\n`;
    expect((await read(card, { zone })).people).toMatchObject([{ birthday: day }]);
  });
});

describe('days that a card says and that are not read', () => {
  it.each([
    ['BDAY;CALSCALE=islamic:1400-07-01', /another calendar \(islamic\)/],
    ['X-ALTBDAY;CALSCALE=chinese:19800501', /a birthday of another calendar \(chinese\) is left out/],
    ['ANNIVERSARY:sometime in spring', /"sometime in spring" is no day/],
    ['ANNIVERSARY;CALSCALE=hebrew:57650101', /"57650101 \(hebrew\)" is no day/],
    ['item1.X-ABDATE:2010-02-31\nitem1.X-ABLABEL:_$!<Anniversary>!$_', /"2010-02-31" is no day/],
  ])('%s is told', async (lines, told) => {
    const { people } = await read(`BEGIN:VCARD\nVERSION:4.0\nFN:Ada\n${lines}\nEND:VCARD\n`, {});
    expect(people).toMatchObject([{ name: 'Ada', doubts: [{ sentence: expect.stringMatching(told) }], occasions: [] }]);
    expect(people[0]).not.toHaveProperty('birthday');
  });

  it.each(['ANNIVERSARY:', 'ANNIVERSARY:0000-00-00', 'X-MS-ANNIVERSARY:20010704'])(
    '%s is nothing to tell',
    async (line) => {
      const { people } = await read(`BEGIN:VCARD\nVERSION:4.0\nFN:Ada\n${line}\nEND:VCARD\n`, {});
      expect(people[0]).not.toHaveProperty('doubts');
    },
  );
});
