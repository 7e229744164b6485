import { ChevronDown } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { SchemaForm } from '../../forms/use-schema-form.js';
import { CountryField } from '../../forms/fields/country-field.js';
import { LanguageField } from '../../forms/fields/language-field.js';
import { PhoneField } from '../../forms/fields/phone-field.js';
import { SwitchField } from '../../forms/fields/switch-field.js';
import { TextareaField, TextField } from '../../forms/fields/text-field.js';
import { OptionalTimeZoneField } from '../../forms/fields/time-zone-select.js';
import { WordsField } from '../../forms/fields/words-field.js';
import type { TypedRecipient } from '../../domain/recipient/recipient-schema.js';

interface RecipientDetailsProps {
  form: SchemaForm<TypedRecipient>;
  isOpen: boolean;
  /** The choice of a picture, where it is not on the person's page. */
  children?: ReactNode;
}

const fields = [
  ...(['dislikes', 'aboutAge', 'gender', 'country', 'sizes', 'notes'] as const),
  ...(['email', 'phone', 'timeZone', 'language', 'address', 'labels', 'avatar'] as const),
];
const noFill = { note: 'optional', autoComplete: 'off' };

/** What a sender may know of a person beyond name and taste. Names of the inputs keep browsers from filling them in. */
export function RecipientDetails({ form, isOpen, children }: RecipientDetailsProps) {
  const [isUnfolded, setIsUnfolded] = useState(isOpen);
  const { errors } = form.formState;
  const [country, language, personZone] = form.watch(['country', 'language', 'timeZone']);
  // A wrong field is never hidden.
  const isWrong = fields.some((field) => errors[field]);
  return (
    <details
      open={isUnfolded || isWrong}
      onToggle={({ currentTarget }) => {
        currentTarget.open ||= isWrong;
        setIsUnfolded(currentTarget.open);
      }}
      className="group rounded-lg border border-line px-4"
    >
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 text-sm font-semibold">
        More about them
        <ChevronDown aria-hidden className="size-4 text-ink-soft transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid gap-8 pt-2 pb-5">
        <Group title="For ideas">
          <WordsField
            form={form}
            name="dislikes"
            label="Not for them"
            note="optional"
            hint="Dislikes and allergies. Ideas avoid them."
            placeholder="Perfume, hazelnuts"
          />
          <div className="grid items-start gap-5 sm:grid-cols-2">
            <TextField
              form={form}
              name="aboutAge"
              label="About how old"
              inputMode="numeric"
              hint="If you don’t know their year of birth."
              {...noFill}
            />
            <TextField
              form={form}
              name="gender"
              label="Gender"
              inputName="recipient-gender"
              hint="In your own words. We never guess."
              {...noFill}
            />
          </div>
          <CountryField form={form} name="country" label="Country" note="optional" />
          <TextField form={form} name="sizes" label="Sizes" placeholder="M, shoes 39" {...noFill} />
          <SwitchField form={form} name="areSizesForIdeas" label="Ideas may use sizes" />
          <TextareaField
            form={form}
            name="notes"
            label="Notes"
            rows={3}
            inputName="recipient-notes"
            placeholder="Has just moved into a first flat. Walks to work."
            {...noFill}
          />
          <SwitchField
            form={form}
            name="areNotesForIdeas"
            label="Ideas may read my notes"
            hint="While this is off, only you see them."
          />
        </Group>
        <Group title="Contact">
          <TextField form={form} name="email" label="Email" type="email" inputName="recipient-email" {...noFill} />
          <PhoneField
            form={form}
            name="phone"
            label="Phone"
            inputName="recipient-phone"
            owner={{ country, language, personZone }}
            {...noFill}
          />
          <OptionalTimeZoneField
            form={form}
            name="timeZone"
            label="Time zone"
            note="optional"
            hint="The city they live in, or one with the same time."
            near={country}
          />
          <LanguageField form={form} name="language" label="Language" note="optional" />
          <TextareaField
            form={form}
            name="address"
            label="Address"
            rows={3}
            inputName="recipient-address"
            {...noFill}
          />
        </Group>
        <Group title="Groups and picture">
          <WordsField
            form={form}
            name="labels"
            label="Groups"
            note="optional"
            placeholder="Family, Team"
            suggestions={['Family', 'Friends', 'Team', 'Neighbours']}
          />
          {children}
          <TextField
            form={form}
            name="avatar"
            label="Picture link"
            type="url"
            placeholder="https://"
            hint={children ? undefined : 'You can upload a picture on their page instead.'}
            {...noFill}
          />
        </Group>
      </div>
    </details>
  );
}

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className="grid min-w-0 gap-5">
    <legend className="mb-4 text-sm font-semibold text-ink-soft">{title}</legend>
    {children}
  </fieldset>
);
