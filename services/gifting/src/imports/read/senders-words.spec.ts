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
