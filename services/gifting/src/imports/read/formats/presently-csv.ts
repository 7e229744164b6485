import { isBirthday } from '@presently/contracts/kit/fields/days/birthday';
import { personFieldNames, ruleOf, storedFields, type FieldRule } from '@presently/rules/person-fields';
import { parse } from 'csv-parse/sync';
import type { Format } from '../format.js';
import type { ImportedPerson } from '../imported-person.js';
import { firstRowOf, rowsOf } from '../files/table.js';
import { dayOrRefusal, tableDay } from '../values/written-day.js';
import { AskedDays, type DayColumn } from './asked-days.js';
import { byName, personOf } from './table-person.js';

const headings = personFieldNames.map((field) => ruleOf(field).label);
/** Headings that no other program writes together. */
const own = ['Name', 'Relationship', 'Labels', 'Interests', 'Dislikes', 'Picture', 'Added'];

const birthdayColumn = ruleOf('birthday').label;
const dayColumns: readonly DayColumn[] = [{ name: birthdayColumn, field: 'birthday' }];

/** The table of people in our own exports. */
export const presentlyCsv: Format = {
  name: 'Presently',
  recognizes(file) {
    const names = new Set(firstRowOf(file)?.map((name) => name.replace(/^\ufeff/, '')));
    return own.every((name) => names.has(name)) && headings.filter((name) => names.has(name)).length > own.length;
  },
  columns: async (file) => new AskedDays(dayColumns, file, await rowsOf(file)).question,
  async *read(file, columns) {
    const [header, ...rows] = await rowsOf(file);
    const days = new AskedDays(dayColumns, file, [header!, ...rows]);
    const order = days.order(columns);
    for (const row of rows) {
      const cell = byName(header!.cells, row.cells);
      const fields = Object.fromEntries(
        storedFields.flatMap((field) => {
          const { label, holds } = ruleOf(field);
          const value = cell(label) === '' ? undefined : valueOf[holds](cell(label));
          return value === undefined ? [] : [[field, value]];
        }),
      );
      const { name = '', email, phone, avatar, ...more } = fields as Partial<ImportedPerson>;
      const written = days.isLeftOut(birthdayColumn, columns) ? '' : cell(birthdayColumn);
      const birthday = isBirthday(written) ? written : dayOrRefusal(tableDay(written, order), written);
      const uid = cell('Id');
      yield personOf(row, {
        ...more,
        name,
        occasions: [],
        emails: email ? [email] : [],
        phones: phone ? [{ number: phone, kind: '' }] : [],
        ...(uid && { uid }),
        ...(birthday && { birthday }),
        // A picture of the zip is not here.
        ...(avatar && !avatar.startsWith('pictures/') && { avatar }),
      });
    }
  },
};

const valueOf: Record<FieldRule['holds'], (cell: string) => unknown> = {
  text: (cell) => cell,
  list: wordsIn,
  names: wordsIn,
  number: (cell) => (/^\d{1,9}$/.test(cell) ? Number(cell) : undefined),
  switch: (cell) => (cell === 'Yes' ? true : cell === 'No' ? false : undefined),
  birthday: (cell) => cell,
};

/** The words of a list, which stand in the cell like a row of a table. */
function wordsIn(cell: string): string[] {
  try {
    const options = { ltrim: true, rtrim: true, relax_column_count: true, relax_quotes: true };
    return parse(cell.replaceAll('\n', ' '), options).flat().filter(Boolean);
  } catch {
    return cell
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean);
  }
}
