import type { Recipient as RecipientMessage } from '@presently/contracts/gifting/recipients';
import { storedFields, type StoredField } from '@presently/rules/person-fields';
import { portraitPath } from '@presently/rules/portraits';
import { isoInstant, type Readable } from '@presently/service/tables';
import type { RecipientFields } from './recipient-fields.js';
import type { Recipient } from './recipient.entity.js';

type Snake<Text extends string> = Text extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${Snake<Rest>}`
  : Text;
type ColumnOf<Field extends string> = { [Each in Field]: `${Snake<Each>} as ${Each}` }[Field];

/** The columns of the declared fields, under the names of the entity's properties. */
export const fieldColumns = storedFields.map(
  (field) => `${field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)} as ${field}`,
) as ColumnOf<StoredField>[];

/** The columns of {@link toRecipient}. */
export const recipientColumns = ['id', ...fieldColumns, 'portrait', 'created_at as createdAt'] as const;

type Row = Readable<RecipientFields & Pick<Recipient, 'id' | 'portrait' | 'createdAt'>> & { birthday: string | null };

/** A recipient as their sender sees them, from a row. */
export function toRecipient(row: Row) {
  const { id, portrait, birthday, createdAt } = row;
  const fields = Object.fromEntries(storedFields.map((field) => [field, row[field]])) as unknown as RecipientFields;
  if (portrait) fields.avatar = portraitPath(id, portrait);
  return { id, ...fields, birthday, createdAt: isoInstant(createdAt) } satisfies RecipientMessage;
}
