import type { NewRecipient } from '@presently/contracts/gifting/recipients';
import { emptyOf, personFieldNames, ruleOf, type PersonField } from '@presently/rules/person-fields';

/** Values of fields that do not take any text. */
const written: { [Field in PersonField]?: NewRecipient[Field] } = {
  birthday: '1990-05-04',
  email: 'every@example.com',
  phone: '+46 70 123 45 67',
  timeZone: 'Europe/Stockholm',
  language: 'sv-SE',
  aboutAgeOn: '2025-02-03',
  country: 'NO',
  hiddenFromIdeas: ['age', 'given'],
  avatar: 'https://shop.example/every.png',
};

function valueOf(field: PersonField): unknown {
  const { holds, label } = ruleOf(field);
  if (holds === 'switch') return !emptyOf(field);
  if (holds === 'number') return 41;
  return written[field] ?? (holds === 'list' ? [`One of ${label}`, `Two of ${label}`] : `Own ${label}`);
}

/** A person of whom every declared field is known. */
export const everyField = Object.fromEntries(
  personFieldNames.map((field) => [field, valueOf(field)]),
) as unknown as Required<NewRecipient>;
