import type { Format } from '../format.js';
import { fullName } from '../values/full-name.js';
import { postalAddress } from '../values/postal-address.js';
import { firstRowOf, rowsOf } from '../files/table.js';
import { dayOf, dayOrRefusal } from '../values/written-day.js';
import { byName, personOf, phonesOf } from './table-person.js';

const phones = ['Mobile Number', 'Home Phone', 'Work Phone'];

/** Contacts of Thunderbird, which writes a birthday in three columns. */
export const thunderbirdCsv: Format = {
  name: 'Thunderbird',
  recognizes(file) {
    const names = new Set(firstRowOf(file));
    return names.has('Primary Email') && names.has('Birth Year');
  },
  async *read(file) {
    const [header, ...rows] = await rowsOf(file);
    for (const row of rows) {
      const { cells } = row;
      const cell = byName(header!.cells, cells);
      const filled = (...names: string[]) => names.map((name) => cell(name)).filter(Boolean);
      const [month, day] = filled('Birth Month', 'Birth Day').map((text) => text.padStart(2, '0'));
      const written = `${cell('Birth Year') || '-'}-${month}-${day}`;
      const address = postalAddress({
        lines: [cell('Home Address'), cell('Home Address 2')],
        town: cell('Home City'),
        region: cell('Home State'),
        code: cell('Home ZipCode'),
        country: cell('Home Country'),
      });
      const [given, family] = [cell('First Name'), cell('Last Name')];
      const name = cell('Display Name') || fullName({ given, family });
      const described = {
        name,
        emails: filled('Primary Email', 'Secondary Email'),
        phones: phonesOf(cell, phones),
        occasions: [],
        ...(day && { birthday: dayOrRefusal(dayOf(written), written) }),
        ...(address && { address }),
      };
      yield personOf(row, described, { given, family, shown: name, organisation: cell('Organization') });
    }
  },
};
