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
import { recipientsWords as say } from '../../languages/recipients/en.js';

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
const noFill = {
  get note() {
    return say('optional');
  },
  autoComplete: 'off',
};

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
        {say('moreAbout')}
        <ChevronDown aria-hidden className="size-4 text-ink-soft transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid gap-8 pt-2 pb-5">
        <Group title={say('forIdeas')}>
          <WordsField
            form={form}
            name="dislikes"
            label={say('notForThem')}
            note={say('optional')}
            hint={say('notForThemHint')}
            placeholder={say('notForThemExample')}
          />
          <div className="grid items-start gap-5 sm:grid-cols-2">
            <TextField
              form={form}
              name="aboutAge"
              label={say('aboutAge')}
              inputMode="numeric"
              hint={say('aboutAgeHint')}
              {...noFill}
            />
            <TextField
              form={form}
              name="gender"
              label={say('gender')}
              inputName="recipient-gender"
              hint={say('genderHint')}
              {...noFill}
            />
          </div>
          <CountryField form={form} name="country" label={say('country')} note={say('optional')} />
          <TextField form={form} name="sizes" label={say('sizes')} placeholder={say('sizesExample')} {...noFill} />
          <SwitchField form={form} name="areSizesForIdeas" label={say('useSizes')} />
          <TextareaField
            form={form}
            name="notes"
            label={say('notes')}
            rows={3}
            inputName="recipient-notes"
            placeholder={say('notesExample')}
            {...noFill}
          />
          <SwitchField form={form} name="areNotesForIdeas" label={say('useNotes')} hint={say('useNotesHint')} />
        </Group>
        <Group title={say('contact')}>
          <TextField
            form={form}
            name="email"
            label={say('email')}
            type="email"
            inputName="recipient-email"
            {...noFill}
          />
          <PhoneField
            form={form}
            name="phone"
            label={say('phone')}
            inputName="recipient-phone"
            owner={{ country, language, personZone }}
            {...noFill}
          />
          <OptionalTimeZoneField
            form={form}
            name="timeZone"
            label={say('timeZone')}
            note={say('optional')}
            hint={say('timeZoneHint')}
            near={country}
          />
          <LanguageField form={form} name="language" label={say('language')} note={say('optional')} />
          <TextareaField
            form={form}
            name="address"
            label={say('address')}
            rows={3}
            inputName="recipient-address"
            {...noFill}
          />
        </Group>
        <Group title={say('groupsAndPicture')}>
          <WordsField
            form={form}
            name="labels"
            label={say('groups')}
            note={say('optional')}
            placeholder={say('groupsExample')}
            suggestions={[say('family'), say('friends'), say('team'), say('neighbours')]}
          />
          {children}
          <TextField
            form={form}
            name="avatar"
            label={say('pictureLink')}
            type="url"
            placeholder="https://"
            hint={children ? undefined : say('pictureLinkHint')}
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
