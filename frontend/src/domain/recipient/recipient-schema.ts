import type { NewRecipient, Recipient } from '@presently/contracts/gifting/recipients';
import { ageOn } from '@presently/rules/age';
import { emptyOf, personFieldNames, type FieldThat, type PersonField } from '@presently/rules/person-fields';
import { isPortrait } from '@presently/rules/portraits';
import { newRecipient } from '../../forms/contract/new-recipient.js';
import { faultOfBirthday } from '../../forms/rules.js';
import type { FormSchema } from '../../forms/check-form.js';

/** The day on which an age was said is the server's; what is kept from ideas is switched on the person's page. */
const notTyped = ['aboutAgeOn', 'hiddenFromIdeas'] as const satisfies PersonField[];
type NotTyped = (typeof notTyped)[number];
type TypedField = Exclude<PersonField, NotTyped>;
type Typed<Field extends PersonField> =
  Field extends FieldThat<{ holds: 'list' }>
    ? string[]
    : Field extends FieldThat<{ holds: 'switch' }>
      ? boolean
      : string;

/** A recipient as typed: each field of a person, a blank where nothing is said. */
export type TypedRecipient = { [Field in TypedField]: Typed<Field> };

const typedFieldNames = personFieldNames.filter(
  (field): field is TypedField => !(notTyped as readonly PersonField[]).includes(field),
);

const { hiddenFromIdeas: _, ...rules } = newRecipient;

export const recipientSchema: FormSchema<TypedRecipient> = {
  fields: { ...rules, aboutAge: { ...newRecipient.aboutAge, isTrimmed: true } },
  check: ({ birthday }) => ({ birthday: faultOfBirthday(birthday) }),
};

/** A recipient as it is sent. A blank is null, which also removes what is stored. */
export function recipientOf({ name, relationship, aboutAge, ...typed }: TypedRecipient) {
  const others = Object.entries(typed).map(([field, value]) => [field, value === '' ? null : value]);
  return {
    ...(Object.fromEntries(others) as OrNull<typeof typed>),
    name,
    relationship,
    aboutAge: aboutAge === '' ? null : Number(aboutAge),
  } satisfies Required<Omit<NewRecipient, NotTyped>>;
}
type OrNull<Typed> = { [Field in keyof Typed]: Typed[Field] | (Typed[Field] extends string ? null : never) };

/** "About how old" as it has grown since it was said; null if it was not. */
export function aboutAgeNow({ aboutAge, aboutAgeOn }: Pick<Recipient, 'aboutAge' | 'aboutAgeOn'>): number | null {
  const today = new Date().toISOString().slice(0, 10);
  return ageOn(today, { birthday: null, aboutAge: aboutAge ?? null, aboutAgeOn: aboutAgeOn ?? null });
}

export function typedRecipient(recipient?: Recipient): TypedRecipient {
  const known = typedFieldNames.map((field) => [field, recipient?.[field] ?? emptyOf(field) ?? '']);
  return {
    ...(Object.fromEntries(known) as TypedRecipient),
    aboutAge: recipient ? String(aboutAgeNow(recipient) ?? '') : '',
    avatar: isPortrait(recipient?.avatar) ? '' : (recipient?.avatar ?? ''),
  };
}
