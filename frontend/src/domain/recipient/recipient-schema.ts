import type { NewRecipient, Recipient } from '@presently/contracts/gifting/recipients';
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
  avatar: orNull(optionalText(maxLength.url)),
} satisfies Record<keyof NewRecipient, v.GenericSchema>);

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
  avatar: isPortrait(recipient?.avatar) ? '' : (recipient?.avatar ?? ''),
});
