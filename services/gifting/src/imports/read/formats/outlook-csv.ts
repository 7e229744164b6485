import type { ImportField } from '@presently/rules/imports';
import type { Format } from '../format.js';
import { fullName } from '../values/full-name.js';
import { postalAddress } from '../values/postal-address.js';
import type { SourceFile } from '../files/source-file.js';
import { firstRowOf, rowsOf, type Row } from '../files/table.js';
import {
  dayOf,
  dayOrRefusal,
  dayOrderOf,
  isOrderOpen,
  orderOfLanguage,
  withoutEmptyDay,
} from '../values/written-day.js';
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
  /** Only the days, and only if nothing says in which order they are written. */
  async columns(file) {
    const all = await cellsOf(file);
    if (!isOrderOpen(daysIn(all))) return undefined;
    const fields = (['birthday', 'anniversary'] as const).filter((field) => all.some(({ cell }) => cell(field)));
    return {
      names: fields.map((field) => (field === 'birthday' ? 'Birthday' : 'Anniversary')),
      samples: fields.map((field) => all.flatMap(({ cell }) => cell(field) || []).slice(0, 3)),
      fields: [...fields],
      dayOrder: orderOfLanguage(file.sender.language) ?? 'month-first',
      isOrderOpen: true,
      encoding: file.encoding,
    };
  },
  async *read(file, columns) {
    const all = await cellsOf(file);
    const order = columns?.dayOrder ?? dayOrderOf(daysIn(all), orderOfLanguage(file.sender.language) ?? 'month-first');
    const isLeftOut = (field: ImportField) => columns !== undefined && !columns.fields.includes(field);
    for (const { cell, row } of all) {
      const name = fullName({
        prefix: cell('Title'),
        given: cell('First Name'),
        middle: cell('Middle Name'),
        family: cell('Last Name'),
        suffix: cell('Suffix'),
      });
      const birthday = isLeftOut('birthday') ? '' : withoutEmptyDay(cell('Birthday'));
      const anniversary = isLeftOut('anniversary') ? undefined : dayOf(withoutEmptyDay(cell('Anniversary')), order);
      const address = addressOf(cell, 'Home') || addressOf(cell, 'Other');
      yield personOf(row, {
        name: name || cell('Nickname'),
        emails: mails.map((name) => cell(name)).filter(Boolean),
        phones: phones.map((name) => cell(name)).filter(Boolean),
        labels: severalIn(cell('Categories'), /[;,]/),
        interests: severalIn(cell('Hobby'), /[;,]/),
        occasions: anniversary ? [{ type: 'Anniversary', date: anniversary, recurrence: 'yearly' }] : [],
        ...(birthday && { birthday: dayOrRefusal(dayOf(birthday, order), birthday) }),
        ...(address && { address }),
      });
    }
  },
};

interface Line {
  cell: (...names: string[]) => string;
  row: Row;
}

async function cellsOf(file: SourceFile): Promise<Line[]> {
  const [header, ...rows] = await rowsOf(file);
  return rows.map((row) => ({ cell: byName(header!.cells, row.cells), row }));
}

const daysIn = (all: readonly Line[]) =>
  all.flatMap(({ cell }) => [cell('Birthday'), cell('Anniversary')]).map(withoutEmptyDay);

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
