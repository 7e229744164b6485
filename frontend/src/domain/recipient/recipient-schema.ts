import type { NewRecipient, Recipient } from '@presently/contracts/gifting/recipients';
import { ageOn } from '@presently/rules/age';
import { isPortrait } from '@presently/rules/portraits';
import { newRecipient } from '../../forms/contract/new-recipient.js';
import { faultOfBirthday } from '../../forms/rules.js';
import type { FormSchema } from '../../forms/check-form.js';

/** A recipient as typed. */
export interface TypedRecipient extends Record<
  | ('name' | 'relationship' | 'birthday' | 'email' | 'phone' | 'timeZone' | 'language' | 'address' | 'sizes')
  | ('aboutAge' | 'gender' | 'country' | 'notes' | 'avatar'),
  string
> {
  interests: string[];
  dislikes: string[];
  labels: string[];
  areSizesForIdeas: boolean;
  areNotesForIdeas: boolean;
}

/** What is kept from ideas is switched on the person's page, and not typed. */
const { hiddenFromIdeas: _, ...typedFields } = newRecipient;

export const recipientSchema: FormSchema<TypedRecipient> = {
  fields: { ...typedFields, aboutAge: { ...newRecipient.aboutAge, isTrimmed: true } },
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
  } satisfies Required<Omit<NewRecipient, 'aboutAgeOn' | 'hiddenFromIdeas'>>;
}
type OrNull<Typed> = { [Field in keyof Typed]: Typed[Field] | (Typed[Field] extends string ? null : never) };

/** "About how old" as it has grown since it was said; null if it was not. */
export function aboutAgeNow({ aboutAge, aboutAgeOn }: Pick<Recipient, 'aboutAge' | 'aboutAgeOn'>): number | null {
  const today = new Date().toISOString().slice(0, 10);
  return ageOn(today, { birthday: null, aboutAge: aboutAge ?? null, aboutAgeOn: aboutAgeOn ?? null });
}

export const typedRecipient = (recipient?: Recipient): TypedRecipient => ({
  name: recipient?.name ?? '',
  relationship: recipient?.relationship ?? '',
  birthday: recipient?.birthday ?? '',
  interests: recipient?.interests ?? [],
  dislikes: recipient?.dislikes ?? [],
  labels: recipient?.labels ?? [],
  email: recipient?.email ?? '',
  phone: recipient?.phone ?? '',
  timeZone: recipient?.timeZone ?? '',
  language: recipient?.language ?? '',
  address: recipient?.address ?? '',
  sizes: recipient?.sizes ?? '',
  areSizesForIdeas: recipient?.areSizesForIdeas ?? true,
  aboutAge: recipient ? String(aboutAgeNow(recipient) ?? '') : '',
  gender: recipient?.gender ?? '',
  country: recipient?.country ?? '',
  notes: recipient?.notes ?? '',
  areNotesForIdeas: recipient?.areNotesForIdeas ?? false,
  avatar: isPortrait(recipient?.avatar) ? '' : (recipient?.avatar ?? ''),
});
