import { languages, localeOf, type Language } from '@presently/rules/languages';
import { useMutation } from '@tanstack/react-query';
import { languageWords as say } from '../../languages/language/en.js';
import { speakFromNowOn } from '../../languages/remember-language.js';
import { spokenLanguage } from '../../languages/words.js';
import { messageOf } from '../../lib/api-error.js';
import { api } from '../../lib/api.js';
import { Field } from '../../ui/controls/field.js';
import { NativeSelect } from '../../ui/controls/native-select.js';
import { toast } from '../../ui/overlays/toast-store.js';

/** Each in its own words: `Deutsch`, `Français`. */
function ownName(language: Language): string {
  const locale = localeOf(language);
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
  return name.replace(/^./u, (first) => first.toLocaleUpperCase(locale));
}
const options = languages.map((language) => ({ language, name: ownName(language) }));

/** The language of screens and mails. */
export function LanguageField() {
  const save = useMutation({
    mutationFn: (language: Language) => api('PATCH /api/user/preferences', { language }),
    onSuccess: (_preferences, language) => speakFromNowOn(language),
    onError: (error) =>
      toast({
        title: say('errorTitle'),
        description: messageOf(error, say('notSaved')),
        variant: 'destructive',
      }),
  });
  return (
    <Field label={say('label')}>
      {(control) => (
        <NativeSelect
          {...control}
          value={save.isPending ? save.variables : spokenLanguage()}
          disabled={save.isPending}
          onChange={(event) => save.mutate(event.target.value as Language)}
        >
          {options.map(({ language, name }) => (
            <option key={language} value={language} lang={language}>
              {name}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  );
}
