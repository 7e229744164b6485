import { eventually } from '@presently/testing/eventually';
import type { Page } from 'playwright-core';
import { newcomerProfile } from '../world/page.ts';
import { describeInBrowser, useBrowser, useProduct } from '../world/suite.ts';

interface Exported {
  name: string;
  text: string;
  /** Presses what the page asks before it shows people. */
  answer?: (page: Page) => Promise<void>;
  people: Record<string, string | null>;
}

const lines = (...all: string[]) => `${all.join('\r\n')}\r\n`;
const event = (summary: string, day: string) =>
  lines('BEGIN:VEVENT', `SUMMARY:${summary}`, `DTSTART;VALUE=DATE:${day}`, 'RRULE:FREQ=YEARLY', 'END:VEVENT').trimEnd();

/** Files as the five commonest exporters write them, and the birthdays of their people. */
const exporters: [string, Exported][] = [
  [
    'Google',
    {
      name: 'contacts.csv',
      text: lines(
        'Name,First Name,Middle Name,Last Name,Birthday,Labels,E-mail 1 - Value',
        '渡辺 さくら,さくら,,渡辺,1990-07-07,* myContacts,sakura@example.jp',
        ',Gergő,,Kovács,--02-29,,gergo@example.hu',
      ),
      people: { '渡辺 さくら': '1990-07-07', 'Kovács Gergő': '--02-29' },
    },
  ],
  [
    'Apple',
    {
      name: 'contacts.vcf',
      text: lines(
        'BEGIN:VCARD',
        'VERSION:3.0',
        'FN:Jörg Müßig',
        'BDAY;X-APPLE-OMIT-YEAR=1604:1604-04-12',
        'END:VCARD',
        'BEGIN:VCARD',
        'VERSION:3.0',
        'N:Lee;Ann;;Dr.;PhD',
        'BDAY:1985-12-03',
        'END:VCARD',
      ),
      people: { 'Jörg Müßig': '--04-12', 'Dr. Ann Lee PhD': '1985-12-03' },
    },
  ],
  [
    'Outlook',
    {
      name: 'outlook.csv',
      text: lines(
        'Title,First Name,Middle Name,Last Name,Suffix,E-mail Address,Birthday,Anniversary',
        'Mr.,Hal,,Ng,Jr.,hal@example.com,3/4/1985,0/0/00',
        ',Zoë,,Brontë,,zoe@example.com,0/0/00,0/0/00',
      ),
      answer: async (page) => {
        await page.getByText('Both are possible in this file.').waitFor();
        await page.getByRole('combobox', { name: 'How are days written?' }).click();
        await page.getByRole('option', { name: '31/12 is 31 December' }).click();
        await page.getByRole('button', { name: 'Read the table' }).click();
      },
      people: { 'Hal Ng Jr.': '1985-04-03', 'Zoë Brontë': null },
    },
  ],
  [
    'Thunderbird',
    {
      name: 'thunderbird.ldif',
      text: lines(
        'dn: cn=Ada Bright,mail=ada@example.com',
        'objectclass: person',
        'cn: Ada Bright',
        'mail: ada@example.com',
        'birthyear: 1985',
        'birthmonth: 4',
        'birthday: 3',
        '',
        `dn:: ${Buffer.from('cn=Łucja Żak').toString('base64')}`,
        'objectclass: person',
        `cn:: ${Buffer.from('Łucja Żak').toString('base64')}`,
      ),
      people: { 'Ada Bright': '1985-04-03', 'Łucja Żak': null },
    },
  ],
  [
    'a calendar',
    {
      name: 'birthdays.ics',
      text: lines(
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        event('Annas Geburtstag', '19790304'),
        event('Anniversaire de Chloé', '19880412'),
        'END:VCALENDAR',
      ),
      people: { Anna: '1979-03-04', Chloé: '1988-04-12' },
    },
  ],
];

describeInBrowser('an import of people', () => {
  const product = useProduct();
  const browser = useBrowser();

  it.each(exporters)(
    'takes the file of %s, and finds nothing new in it the second time',
    async (_exporter, { name, text, answer, people }) => {
      const { context } = await newcomerProfile(browser(), product.url);
      const page = await context.newPage();
      const choose = async () => {
        await page.goto('/recipients/import');
        const file = { name, mimeType: 'application/octet-stream', buffer: Buffer.from(text) };
        await page.getByLabel('File with people').setInputFiles(file);
        await answer?.(page);
      };
      await choose();
      await page.getByRole('button', { name: 'Import 2 people' }).click();
      await page.getByText('Added 2 people').waitFor();
      const read = async () =>
        (await (await context.request.get('/api/recipients')).json()) as { name: string; birthday: string | null }[];
      await eventually(async () => (await read()).length === 2);
      expect(Object.fromEntries((await read()).map((person) => [person.name, person.birthday]))).toEqual(people);

      await choose();
      await page.getByRole('button', { name: 'Already here 2' }).waitFor();
      expect(await page.getByText('New', { exact: true }).count()).toBe(0);
      await context.close();
    },
    60_000,
  );
});
