import type { Format } from '../format.js';
import { fullName } from '../values/full-name.js';
import { postalAddress } from '../values/postal-address.js';
import { firstRowOf, rowsOf } from '../files/table.js';
import { dayOrRefusal, tableDay, withoutEmptyDay } from '../values/written-day.js';
import { AskedDays, type DayColumn } from './asked-days.js';
import { dayWithLabel } from './vcard.js';
import { byName, personOf, phonesOf, severalIn } from './table-person.js';

const mails = ['E-mail Address', 'E-mail 2 Address', 'E-mail 3 Address'];
const phones = ['Mobile Phone', 'Primary Phone', 'Home Phone', 'Home Phone 2', 'Business Phone', 'Other Phone'];
const dayColumns: readonly DayColumn[] = [
  { name: 'Birthday', field: 'birthday' },
  { name: 'Anniversary', field: 'anniversary' },
];

/** Contacts of Outlook in English: `0/0/00` is no day. */
export const outlookCsv: Format = {
  name: 'Outlook',
  recognizes(file) {
    const names = new Set(firstRowOf(file)?.map((name) => name.toLowerCase()));
    return names.has('first name') && names.has('last name') && mails.some((name) => names.has(name.toLowerCase()));
  },
  columns: async (file) => new AskedDays(dayColumns, file, await rowsOf(file)).question,
  async *read(file, columns) {
    const [header, ...rows] = await rowsOf(file);
    const days = new AskedDays(dayColumns, file, [header!, ...rows]);
    const order = days.order(columns);
    for (const row of rows) {
      const cell = byName(header!.cells, row.cells);
      const dayIn = (name: string) => (days.isLeftOut(name, columns) ? '' : withoutEmptyDay(cell(name)));
      const [given, family] = [cell('First Name'), cell('Last Name')];
      const parts = { prefix: cell('Title'), given, middle: cell('Middle Name'), family, suffix: cell('Suffix') };
      const name = fullName(parts) || cell('Nickname');
      const birthday = dayIn('Birthday');
      const anniversary = tableDay(dayIn('Anniversary'), order);
      const address = addressOf(cell, 'Home') || addressOf(cell, 'Other');
      const described = {
        name,
        emails: mails.map((name) => cell(name)).filter(Boolean),
        phones: phonesOf(cell, phones),
        labels: severalIn(cell('Categories'), /[;,]/),
        interests: severalIn(cell('Hobby'), /[;,]/),
        occasions: anniversary ? [dayWithLabel(anniversary, 'Anniversary')] : [],
        ...(birthday && { birthday: dayOrRefusal(tableDay(birthday, order), birthday) }),
        ...(address && { address }),
      };
      yield personOf(row, described, { given, family, shown: name, organisation: cell('Company') });
    }
  },
};

function addressOf(cell: (...names: string[]) => string, kind: string): string {
  const part = (...names: string[]) => cell(...names.map((name) => `${kind} ${name}`));
  return postalAddress({
    lines: [part('Street', 'Address')],
    town: part('City'),
    region: part('State'),
    code: part('Postal Code'),
    country: part('Country/Region', 'Country'),
  });
}
