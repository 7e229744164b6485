import type { Entry } from '../format.js';
import type { ImportedPerson } from '../imported-person.js';
import type { Row } from '../files/table.js';
import { told } from '../told.js';

interface Described extends Omit<ImportedPerson, 'email' | 'phone' | 'otherEmails' | 'otherPhones'> {
  emails: string[];
  phones: string[];
}

/** A row of a table as a person. Without a name, the address before its @ stands for it. */
export function personOf({ line, isDoubtful }: Row, { emails, phones, ...described }: Described): Entry {
  const [email, ...otherEmails] = emails;
  const [phone, ...otherPhones] = phones;
  const name = described.name || (email ?? '').replace(/@.*/, '');
  if (!name) return { problems: [told('row-without-name', { line })] };
  return {
    ...described,
    name,
    ...(isDoubtful && { doubts: [doubtIn(line)] }),
    ...(email && { email }),
    ...(phone && { phone }),
    ...(otherEmails.length > 0 && { otherEmails }),
    ...(otherPhones.length > 0 && { otherPhones }),
  };
}

/** Tells that letters of a line or card may be read wrongly. */
export const doubtIn = (line: number) => told('letters-doubtful', { line });

/** Reads the first cell with a value by the names of columns, in any case. */
export function byName(header: readonly string[], cells: readonly string[]): (...names: string[]) => string {
  const places = new Map(header.map((name, place) => [name.toLowerCase(), place]));
  return (...names) => names.map((name) => cells[places.get(name.toLowerCase()) ?? -1] ?? '').find(Boolean) ?? '';
}

/** The texts of a cell that holds several. A separator is one character or word, never with the spaces around it. */
export const severalIn = (cell: string, separator: string | RegExp): string[] =>
  cell
    .split(separator)
    .map((text) => text.trim())
    .filter(Boolean);
