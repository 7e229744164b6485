import type { NewRecipient, Recipient } from '@presently/contracts/gifting/recipients';
import { ageOn, oldestAge } from '@presently/rules/age';
import { isPortrait } from '@presently/rules/portraits';
import { maxLength } from '@presently/rules/vocabulary';
import * as v from 'valibot';
import { birthday, optionalEmail, optionalText, requiredText, words } from '../../forms/rules.js';

/** A blank is sent as null, which also removes what is stored. */
const orNull = (text: v.GenericSchema<string, string>) =>
  v.pipe(
    text,
    v.transform((typed) => typed || null),
  );

/** A recipient as typed, and as it is sent. */
export const recipientSchema = v.object({
  name: requiredText(maxLength.personName, 'Name is required'),
  relationship: requiredText(maxLength.relationship, 'Relationship is required'),
  birthday: orNull(birthday),
  interests: words,
  dislikes: words,
  labels: words,
  email: orNull(optionalEmail),
  phone: orNull(optionalText(maxLength.phone)),
  timeZone: orNull(v.string()),
  language: orNull(v.string()),
  address: orNull(optionalText(maxLength.address)),
  sizes: orNull(optionalText(maxLength.sizes)),
  areSizesForIdeas: v.boolean(),
  aboutAge: v.pipe(
    optionalText(3),
    v.check((typed) => typed === '' || isAge(typed), `Please give whole years, up to ${oldestAge}`),
    v.transform((typed) => (typed === '' ? null : Number(typed))),
  ),
  gender: orNull(optionalText(maxLength.gender)),
  country: orNull(v.string()),
  notes: orNull(optionalText(maxLength.notes)),
  areNotesForIdeas: v.boolean(),
  avatar: orNull(optionalText(maxLength.url)),
} satisfies Record<Exclude<keyof NewRecipient, 'aboutAgeOn'>, v.GenericSchema>);

const isAge = (typed: string) => /^\d+$/.test(typed) && Number(typed) <= oldestAge;

/** "About how old" as it has grown since it was said; null if it was not. */
export function aboutAgeNow({ aboutAge, aboutAgeOn }: Pick<Recipient, 'aboutAge' | 'aboutAgeOn'>): number | null {
  const today = new Date().toISOString().slice(0, 10);
  return ageOn(today, { birthday: null, aboutAge: aboutAge ?? null, aboutAgeOn: aboutAgeOn ?? null });
}

export const typedRecipient = (recipient?: Recipient): v.InferInput<typeof recipientSchema> => ({
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
