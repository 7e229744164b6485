import type { Entry } from '../format.js';
import { isCompany, nameOfAddress, type Names } from '../values/company.js';
import type { ImportedPerson } from '../imported-person.js';
import type { Row } from '../files/table.js';
import { told } from '../told.js';
import { contactFields, type WrittenPhone } from '../values/written-contacts.js';

interface Described extends Omit<ImportedPerson, 'email' | 'phone' | 'otherEmails' | 'otherPhones' | 'isLandline'> {
  emails: string[];
  phones: WrittenPhone[];
}

/**
 * A row of a table as a person. Without a name, the address before its @ stands for it.
 * @param names those by which the row may be of a company
 */
export function personOf({ line, isDoubtful }: Row, { emails, phones, ...described }: Described, names?: Names): Entry {
  if (names && !described.birthday && isCompany(names))
    return { name: names.organisation, problems: [told('card-of-company')] };
  const contacts = contactFields(emails, phones);
  const name = described.name || nameOfAddress(contacts.email ?? '');
  if (!name) return { problems: [told('row-without-name', { line })] };
  return {
    ...described,
    name,
    ...(isDoubtful && { doubts: [doubtIn(line)] }),
    ...contacts,
  };
}

/** Tells that letters of a line or card may be read wrongly. */
export const doubtIn = (line: number) => told('letters-doubtful', { line });

/** Reads the first cell with a value by the names of columns, in any case. */
export function byName(header: readonly string[], cells: readonly string[]): (...names: string[]) => string {
  const places = new Map(header.map((name, place) => [name.toLowerCase(), place]));
  return (...names) => names.map((name) => cells[places.get(name.toLowerCase()) ?? -1] ?? '').find(Boolean) ?? '';
}

/** The numbers of a row, whose columns say what they are. */
export const phonesOf = (cell: (name: string) => string, columns: readonly string[]): WrittenPhone[] =>
  columns.map((name) => ({ number: cell(name), kind: name })).filter(({ number }) => number !== '');

/** The texts of a cell that holds several. A separator is one character or word, never with the spaces around it. */
export const severalIn = (cell: string, separator: string | RegExp): string[] =>
  cell
    .split(separator)
    .map((text) => text.trim())
    .filter(Boolean);
