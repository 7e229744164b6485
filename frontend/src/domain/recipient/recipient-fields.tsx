import { BirthdayField } from '../../forms/fields/birthday-field.js';
import { WordsField } from '../../forms/fields/words-field.js';
import { TextField } from '../../forms/fields/text-field.js';
import type { SchemaForm } from '../../forms/use-schema-form.js';
import type { TypedRecipient } from './recipient-schema.js';
import { recipientsWords as say } from '../../languages/recipients/en.js';

interface RecipientFieldsProps {
  form: SchemaForm<TypedRecipient>;
  /** Stands beside the labels of name and relationship. */
  note?: string;
}

/** The fields that every form for a recipient has. */
export function RecipientFields({ form, note }: RecipientFieldsProps) {
  return (
    <>
      <TextField form={form} name="name" label={say('personName')} note={note} required autoComplete="off" />
      <TextField
        form={form}
        name="relationship"
        label={say('relationship')}
        note={note}
        required
        autoComplete="off"
        placeholder={say('relationshipExample')}
      />
      <BirthdayField form={form} name="birthday" label={say('birthday')} note={say('optional')} />
      <WordsField
        form={form}
        name="interests"
        label={say('interests')}
        note={say('optional')}
        placeholder={say('interestsExample')}
        suggestions={say('interestWords').split(',')}
      />
    </>
  );
}
