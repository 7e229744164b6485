import type { Entry, Format } from '../format.js';
import type { ImportedOccasion, ImportedPerson } from '../imported-person.js';
import { fullName } from '../values/full-name.js';
import { firstRowOf, rowsOf, type Row } from '../files/table.js';
import { dayOf, dayOrRefusal, withoutEmptyDay } from '../values/written-day.js';
import { byName, personOf, severalIn } from './table-person.js';
import { dayWithLabel } from './vcard.js';

/** Several values in one field. */
const between = ':::';
const ownGroups = /^\* |^(?:myContacts|starred)$/i;

/** Google Contacts: the table with `Given Name` of old, and the one with `First Name` since 2024. */
export const googleCsv: Format = {
  name: 'Google Contacts',
  recognizes(file) {
    const names = new Set(firstRowOf(file));
    return (
      (names.has('Given Name') || names.has('First Name')) && (names.has('E-mail 1 - Value') || names.has('Labels'))
    );
  },
  async *read(file) {
    const [header, ...rows] = await rowsOf(file);
    for (const row of rows) yield entryOf(byName(header!.cells, row.cells), row);
  },
};

function entryOf(cell: (...names: string[]) => string, row: Row): Entry {
  const numbered = (what: string, field: string) =>
    Array.from({ length: 9 }, (_, index) => cell(`${what} ${index + 1} - ${field}`)).flatMap((value) =>
      severalIn(value, between),
    );
  const parts = {
    prefix: cell('Name Prefix'),
    given: cell('First Name', 'Given Name'),
    middle: cell('Middle Name', 'Additional Name'),
    family: cell('Last Name', 'Family Name'),
    suffix: cell('Name Suffix'),
  };
  const address = severalIn(cell('Address 1 - Formatted'), between)[0];
  const person: Omit<ImportedPerson, 'name'> = {
    occasions: eventsOf(cell),
    labels: severalIn(cell('Labels', 'Group Membership'), between).filter((label) => !ownGroups.test(label)),
    interests: severalIn(cell('Hobby'), between),
    ...(address && { address }),
  };
  const birthday = withoutEmptyDay(cell('Birthday'));
  return personOf(row, {
    ...person,
    name: cell('Name') || fullName(parts) || cell('Nickname') || cell('File As'),
    emails: numbered('E-mail', 'Value'),
    phones: numbered('Phone', 'Value'),
    ...(birthday && { birthday: dayOrRefusal(dayOf(birthday), birthday) }),
  });
}

function eventsOf(cell: (...names: string[]) => string): ImportedOccasion[] {
  return [1, 2, 3, 4, 5].flatMap((number): ImportedOccasion[] => {
    const date = dayOf(severalIn(cell(`Event ${number} - Value`), between)[0] ?? '');
    const label = cell(`Event ${number} - Label`, `Event ${number} - Type`).replace(/^\* /, '');
    return date ? [dayWithLabel(date, label)] : [];
  });
}
