import { emptyOf, personFieldNames, ruleOf, shownValue, storedFields } from '@presently/rules/person-fields';
import { recipientsCsv } from '../../exports/export-tables.js';
import { toCard } from '../../exports/recipients-vcf.js';
import type { UserDataSource } from '../../exports/user-data-source.js';
import { fingerprintOf } from '../../imports/write/fingerprint.js';
import { replaceable } from '../../imports/write/undo.js';
import { everyField } from './every-field.builders.js';
import { fieldsOf } from './recipient-fields.js';
import { Recipient } from './recipient.entity.js';

const { birthday, ...stored } = everyField;
const answer = { id: 'id', ...fieldsOf(stored), birthday, createdAt: '2026-11-28T09:00:00.000Z' };
const unfolded = (card: string) => card.replaceAll('\r\n ', '');

describe('every field of a person', () => {
  it.each(personFieldNames)('%s is in the table of an export', async (field) => {
    const source = {
      async *recipients() {
        yield [{ ...answer, picture: null }];
      },
    } as unknown as UserDataSource;
    let table = '';
    for await (const part of recipientsCsv(source)) table += part;
    expect(table.split('\r\n')[0]).toContain(ruleOf(field).label);
    expect(table).toContain(shownValue(answer[field]));
  });

  it.each(personFieldNames.filter((field) => ruleOf(field).card !== 'none'))('%s is in an address card', (field) => {
    const first = Array.isArray(answer[field]) ? answer[field][0]! : shownValue(answer[field])!;
    expect(unfolded(toCard(answer))).toContain(first);
  });

  it.each(storedFields)('%s counts when an import is undone', (field) => {
    const person = Object.assign(new Recipient(), fieldsOf(stored));
    const before = fingerprintOf(person, []);
    Object.assign(person, { [field]: ruleOf(field).isRequired ? 'Another' : emptyOf(field) });
    expect(fingerprintOf(person, [])).not.toBe(before);
    if (field !== 'name') expect(replaceable).toContain(field);
  });
});
