import type { DayOrder } from '@presently/rules/imports';
import type { Entry, Format } from '../format.js';
import type { ImportedOccasion, ImportedPerson } from '../imported-person.js';
import { fullName, writtenName } from '../values/full-name.js';
import { firstRowOf, rowsOf, type Row } from '../files/table.js';
import { dayOrRefusal, tableDay, withoutEmptyDay } from '../values/written-day.js';
import { AskedDays, type DayColumn } from './asked-days.js';
import { byName, personOf, severalIn } from './table-person.js';
import { dayWithLabel } from './vcard.js';

/** Several values in one field. */
const between = ':::';
const ownGroups = /^\* |^(?:myContacts|starred)$/i;
const events = [1, 2, 3, 4, 5];
/** Of addresses and phones. */
const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const dayColumns: readonly DayColumn[] = [
  { name: 'Birthday', field: 'birthday' },
  ...events.map((number): DayColumn => ({ name: `Event ${number} - Value`, field: 'anniversary' })),
];

/** Google Contacts: the table with `Given Name` of old, and the one with `First Name` since 2024. */
export const googleCsv: Format = {
  name: 'Google Contacts',
  recognizes(file) {
    const names = new Set(firstRowOf(file));
    return (
      (names.has('Given Name') || names.has('First Name')) && (names.has('E-mail 1 - Value') || names.has('Labels'))
    );
  },
  columns: async (file) => new AskedDays(dayColumns, file, await rowsOf(file)).question,
  async *read(file, columns) {
    const [header, ...rows] = await rowsOf(file);
    const days = new AskedDays(dayColumns, file, [header!, ...rows]);
    const order = days.order(columns);
    for (const row of rows) {
      const cell = byName(header!.cells, row.cells);
      const dayIn = (name: string) => (days.isLeftOut(name, columns) ? '' : withoutEmptyDay(cell(name)));
      yield entryOf({ cell, dayIn, order }, row);
    }
  },
};

interface Read {
  cell: (...names: string[]) => string;
  /** A day as it is written; empty if the sender leaves its column out. */
  dayIn: (name: string) => string;
  order: DayOrder;
}

function entryOf({ cell, dayIn, order }: Read, row: Row): Entry {
  const emails = numbers.flatMap((number) => severalIn(cell(`E-mail ${number} - Value`), between));
  const phones = numbers.flatMap((number) => {
    const kind = cell(`Phone ${number} - Label`, `Phone ${number} - Type`);
    return severalIn(cell(`Phone ${number} - Value`), between).map((value) => ({ number: value, kind }));
  });
  const parts = {
    prefix: cell('Name Prefix'),
    given: cell('First Name', 'Given Name'),
    middle: cell('Middle Name', 'Additional Name'),
    family: cell('Last Name', 'Family Name'),
    suffix: cell('Name Suffix'),
  };
  const address = severalIn(cell('Address 1 - Formatted'), between)[0];
  const person: Omit<ImportedPerson, 'name'> = {
    occasions: eventsOf({ cell, dayIn, order }),
    labels: severalIn(cell('Labels', 'Group Membership'), between).filter((label) => !ownGroups.test(label)),
    interests: severalIn(cell('Hobby'), between),
    ...(address && { address }),
  };
  const birthday = dayIn('Birthday');
  const name = writtenName(cell('Name'), parts) || fullName(parts) || cell('Nickname') || cell('File As');
  const described = {
    ...person,
    name,
    emails,
    phones,
    ...(birthday && { birthday: dayOrRefusal(tableDay(birthday, order), birthday) }),
  };
  const { given, family } = parts;
  return personOf(row, described, {
    given,
    family,
    shown: name,
    organisation: cell('Organization Name', 'Organization 1 - Name'),
  });
}

function eventsOf({ cell, dayIn, order }: Read): ImportedOccasion[] {
  return events.flatMap((number): ImportedOccasion[] => {
    const date = tableDay(severalIn(dayIn(`Event ${number} - Value`), between)[0] ?? '', order);
    const label = cell(`Event ${number} - Label`, `Event ${number} - Type`).replace(/^\* /, '');
    return date ? [dayWithLabel(date, label)] : [];
  });
}
