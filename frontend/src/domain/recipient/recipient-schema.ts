import type { NewRecipient, Recipient } from '@presently/contracts/gifting/recipients';
import { maxLength } from '@presently/rules/vocabulary';
import * as v from 'valibot';
import { commaSeparated, optionalText, requiredText } from '../../forms/rules.js';

/** A recipient as typed, and as it is sent. A blank picture is sent as null, which also removes the stored one. */
export const recipientSchema = v.object({
  name: requiredText(maxLength.personName, 'Name is required'),
  relationship: requiredText(maxLength.relationship, 'Relationship is required'),
  interests: commaSeparated,
  avatar: v.pipe(
    optionalText(maxLength.url),
    v.transform((url) => url || null),
  ),
} satisfies Partial<Record<keyof NewRecipient, v.GenericSchema>>);

export const typedRecipient = (recipient?: Recipient): v.InferInput<typeof recipientSchema> => ({
  name: recipient?.name ?? '',
  relationship: recipient?.relationship ?? '',
  interests: recipient?.interests.join(', ') ?? '',
  avatar: recipient?.avatar ?? '',
});
