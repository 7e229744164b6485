import type { NewRecipient } from '@presently/contracts/gifting/recipients';
import { emptyOf, storedFields, type StoredField } from '@presently/rules/person-fields';
import type { Recipient } from './recipient.entity.js';

/** The fields that the sender fills in. The birthday is an occasion. */
export type RecipientFields = { [Field in StoredField]: Recipient[Field] };

export const fieldsOf = (input: Pick<NewRecipient, StoredField>): RecipientFields =>
  Object.fromEntries(
    storedFields.map((field) => [field, input[field] ?? emptyOf(field)]),
  ) as unknown as RecipientFields;
