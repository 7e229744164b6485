import type { Format } from '../format.js';
import { fullName } from '../full-name.js';
import { postalAddress } from '../postal-address.js';
import { firstRowOf, rowsOf } from '../table.js';
import { dayOf, dayOrderOf, withoutEmptyDay } from '../written-day.js';
import { byName, personOf, severalIn } from './table-person.js';

const mails = ['E-mail Address', 'E-mail 2 Address', 'E-mail 3 Address'];
const phones = ['Mobile Phone', 'Primary Phone', 'Home Phone', 'Home Phone 2', 'Business Phone', 'Other Phone'];

/** Contacts of Outlook in English: `0/0/00` is no day. */
export const outlookCsv: Format = {
  name: 'Outlook',
  recognizes(file) {
    const names = new Set(firstRowOf(file)?.map((name) => name.toLowerCase()));
    return names.has('first name') && names.has('last name') && mails.some((name) => names.has(name.toLowerCase()));
  },
  async *read(file) {
    const [header, ...rows] = await rowsOf(file);
    const all = rows.map((row) => ({ cell: byName(header!.cells, row.cells), row }));
    const days = all.flatMap(({ cell }) => [cell('Birthday'), cell('Anniversary')]);
    const order = dayOrderOf(days, 'month-first');
    for (const { cell, row } of all) {
      const name = fullName({
        prefix: cell('Title'),
        given: cell('First Name'),
        middle: cell('Middle Name'),
        family: cell('Last Name'),
        suffix: cell('Suffix'),
      });
      const birthday = withoutEmptyDay(cell('Birthday'));
      const anniversary = dayOf(withoutEmptyDay(cell('Anniversary')), order);
      const address = addressOf(cell, 'Home') || addressOf(cell, 'Other');
      yield personOf(row, {
        name: name || cell('Nickname'),
        emails: mails.map((name) => cell(name)).filter(Boolean),
        phones: phones.map((name) => cell(name)).filter(Boolean),
        labels: severalIn(cell('Categories'), /[;,]/),
        interests: severalIn(cell('Hobby'), /[;,]/),
        occasions: anniversary ? [{ type: 'Anniversary', date: anniversary, recurrence: 'yearly' }] : [],
        ...(birthday && { birthday: dayOf(birthday, order) ?? birthday }),
        ...(address && { address }),
      });
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
