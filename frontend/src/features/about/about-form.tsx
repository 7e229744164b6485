import { aboutWords as say } from '../../languages/about/en.js';
import { spokenLanguage } from '../../languages/words.js';
import { consentWords } from '@presently/rules/about';
import { useEffect, useId, useState } from 'react';
import { BirthdayField } from '../../forms/fields/birthday-field.js';
import { LanguageField } from '../../forms/fields/language-field.js';
import { PhoneField } from '../../forms/fields/phone-field.js';
import { aboutAnswer } from '../../forms/contract/about-answer.js';
import { faultOfBirthday } from '../../forms/rules.js';
import { TextareaField, TextField } from '../../forms/fields/text-field.js';
import type { FormSchema } from '../../forms/check-form.js';
import { useSchemaForm } from '../../forms/use-schema-form.js';
import { WordsField } from '../../forms/fields/words-field.js';
import { ownTimeZone } from '../../lib/time/time-zones.js';
import { Button } from '../../ui/controls/button.js';
import { forgetAnswers, keepAnswers, keptAnswers } from './kept-answers.js';

interface Said extends Record<'birthday' | 'sizes' | 'email' | 'phone' | 'address' | 'language', string> {
  likes: string[];
  dislikes: string[];
  allergies: string[];
  agreesToTexts: boolean;
}

const { likes, dislikes, allergies, sizes, email, phone, address } = aboutAnswer;
const aboutSchema: FormSchema<Said> = {
  fields: { likes, dislikes, allergies, sizes, email, phone, address },
  check: ({ birthday }) => ({ birthday: faultOfBirthday(birthday) }),
};

interface AboutFormProps {
  /** Of the link that asks. */
  token: string;
  /** The name of the person who asks. */
  asker: string;
  error: Error | null;
  isBusy: boolean;
  onSend: (said: Partial<Said> & { timeZone?: string }) => Promise<unknown>;
}

export function AboutForm({ token, asker, error, isBusy, onSend }: AboutFormProps) {
  const texts = useId();
  const [kept] = useState(() => keptAnswers(token));
  const form = useSchemaForm<Said>(aboutSchema, {
    defaultValues: {
      birthday: '',
      likes: [],
      dislikes: [],
      allergies: [],
      sizes: '',
      email: '',
      phone: '',
      address: '',
      language: '',
      agreesToTexts: false,
      ...kept,
    },
    mode: 'onTouched',
    serverError: error,
  });
  const { subscribe } = form;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keepAnswers(token, values) }),
    [subscribe, token],
  );
  const [phone, email] = form.watch(['phone', 'email']);
  const hasPhone = phone.trim() !== '';
  const submit = form.onSubmit(async ({ agreesToTexts, ...said }) => {
    const given = Object.fromEntries(Object.entries(said).filter(([, value]) => value.length > 0)) as Partial<Said>;
    // A contact comes with the hours at which it may be used.
    const timeZone = (given.email ?? given.phone) ? { timeZone: ownTimeZone() } : {};
    await onSend({ ...given, ...timeZone, ...(hasPhone && { agreesToTexts }) }).then(
      () => forgetAnswers(token),
      () => undefined,
    );
  });
  return (
    <form noValidate onSubmit={submit} className="grid gap-6">
      <BirthdayField form={form} name="birthday" label={say('birthday')} hint={say('birthdayHint')} />
      <WordsField form={form} name="likes" label={say('likes')} placeholder={say('likesExample')} />
      <WordsField form={form} name="dislikes" label={say('dislikes')} placeholder={say('dislikesExample')} />
      <WordsField form={form} name="allergies" label={say('allergies')} placeholder={say('allergiesExample')} />
      <TextField form={form} name="sizes" label={say('sizes')} autoComplete="off" placeholder={say('sizesExample')} />
      <LanguageField form={form} name="language" label={say('language')} blank={say('noLanguage')} />
      <TextField form={form} name="email" label={say('email')} type="email" autoComplete="email" />
      <div className="grid gap-2">
        <PhoneField
          form={form}
          name="phone"
          label={say('phone')}
          autoComplete="tel"
          owner={{ language: form.watch('language') }}
        />
        {hasPhone && (
          <label htmlFor={texts} className="flex min-h-11 items-center gap-3 text-sm">
            <input
              {...form.register('agreesToTexts')}
              id={texts}
              type="checkbox"
              className="size-4.5 shrink-0 accent-ribbon"
            />
            {consentWords('texts', asker, spokenLanguage())}
          </label>
        )}
        {(hasPhone || email.trim() !== '') && <p className="text-xs text-ink-soft">{say('timeZone')}</p>}
      </div>
      <TextareaField
        form={form}
        name="address"
        label={say('address')}
        rows={3}
        autoComplete="street-address"
        hint={say('addressHint', { asker })}
      />
      <div className="grid gap-4 border-t border-line pt-6">
        <p className="text-sm text-ink-soft">
          {say('agree', { asker, consent: consentWords('details', asker, spokenLanguage()) })}
        </p>
        <Button type="submit" size="large" isBusy={isBusy} className="sm:justify-self-start">
          {say('send', { asker })}
        </Button>
      </div>
    </form>
  );
}
