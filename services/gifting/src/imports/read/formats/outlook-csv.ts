import type { Format } from '../format.js';
import { postalAddress } from '../postal-address.js';
import { firstRowOf, rowsOf } from '../table.js';
import { nameOfParts } from '../person-name.js';
import type { SourceFile } from '../source-file.js';
import { dayOf, dayOrderOf, isNoDay, usualOrder } from '../written-day.js';
import { anyTable } from './any-table.js';
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
  /** Asks only where both orders of day and month are possible. */
  async columns(file) {
    return (await contentOf(file)).written.isOpen ? anyTable.columns(file) : undefined;
  },
  async *read(file, columns) {
    if (columns) {
      yield* anyTable.read(file, columns);
      return;
    }
    const { all, written } = await contentOf(file);
    const { order } = written;
    for (const { cell, row } of all) {
      const birthday = cell('Birthday');
      const anniversary = dayOf(cell('Anniversary'), order);
      const address = addressOf(cell, 'Home') || addressOf(cell, 'Other');
      yield personOf(row, {
        name:
          nameOfParts({
            prefix: cell('Title'),
            given: cell('First Name'),
            middle: cell('Middle Name'),
            family: cell('Last Name'),
            suffix: cell('Suffix'),
          }) || cell('Nickname'),
        emails: mails.map((name) => cell(name)).filter(Boolean),
        phones: phones.map((name) => cell(name)).filter(Boolean),
        labels: severalIn(cell('Categories'), /[;,]/),
        interests: severalIn(cell('Hobby'), /[;,]/),
        occasions: anniversary ? [{ type: 'Anniversary', date: anniversary, recurrence: 'yearly' }] : [],
        ...(birthday && !isNoDay(birthday) && { birthday: dayOf(birthday, order) ?? birthday }),
        ...(address && { address }),
      });
    }
  },
};

/** The rows, and how their days are written. */
async function contentOf(file: SourceFile) {
  const [header, ...rows] = await rowsOf(file);
  const all = rows.map((row) => ({ cell: byName(header!.cells, row.cells), row }));
  const days = all.flatMap(({ cell }) => [cell('Birthday'), cell('Anniversary')]).filter((day) => !isNoDay(day));
  return { all, written: dayOrderOf(days, usualOrder(file.zone)) };
}

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
