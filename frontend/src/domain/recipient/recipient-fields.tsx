import { TextField } from '../../forms/text-field.js';
import type { FormOf } from '../../forms/use-schema-form.js';
import type { recipientSchema } from './recipient-schema.js';

interface RecipientFieldsProps {
  form: FormOf<typeof recipientSchema>;
  /** Stands beside the labels of name and relationship. */
  note?: string;
}

/** The fields that every form for a recipient has. */
export function RecipientFields({ form, note }: RecipientFieldsProps) {
  return (
    <>
      <TextField form={form} name="name" label="Name" note={note} required autoComplete="off" />
      <TextField
        form={form}
        name="relationship"
        label="Relationship"
        note={note}
        required
        autoComplete="off"
        placeholder="Sister, friend, colleague"
      />
      <TextField
        form={form}
        name="interests"
        label="Interests"
        note="optional"
        hint="Separate them with commas."
        autoComplete="off"
        placeholder="Tea, gardening, jazz"
      />
    </>
  );
}
