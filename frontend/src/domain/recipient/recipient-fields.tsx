import { BirthdayField } from '../../forms/fields/birthday-field.js';
import { WordsField } from '../../forms/fields/words-field.js';
import { TextField } from '../../forms/fields/text-field.js';
import type { SchemaForm } from '../../forms/use-schema-form.js';
import type { TypedRecipient } from './recipient-schema.js';

/** What many people like. */
const interestSuggestions = (
  'Art,Astronomy,Baking,Board games,Camping,Ceramics,Chocolate,Coffee,Cooking,Cycling,Dogs,Drawing,Fashion,Films,' +
  'Fishing,Fitness,Football,Gardening,Golf,Hiking,History,Jazz,Knitting,Makeup,Music,Painting,Photography,Poetry,' +
  'Reading,Running,Sailing,Skiing,Swimming,Tea,Theatre,Travel,Video games,Whisky,Wine,Woodworking,Yoga'
).split(',');

interface RecipientFieldsProps {
  form: SchemaForm<TypedRecipient>;
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
      <BirthdayField form={form} name="birthday" label="Birthday" note="optional" />
      <WordsField
        form={form}
        name="interests"
        label="Interests"
        note="optional"
        placeholder="Tea, gardening, jazz"
        suggestions={interestSuggestions}
      />
    </>
  );
}
