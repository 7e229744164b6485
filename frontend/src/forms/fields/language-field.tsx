import type { FieldValues } from 'react-hook-form';
import { languageName } from '../../languages/language-name.js';
import { Field } from '../../ui/controls/field.js';
import { NativeSelect } from '../../ui/controls/native-select.js';
import { useBoundField, type BoundProps } from '../use-bound-field.js';
import { spokenLocale } from '../../languages/words.js';
import { fieldsWords as say } from '../../languages/fields/en.js';

/** Common languages; others that are stored already stay in the list. */
const common = (
  'ar bg bn ca cs da de el en es et fa fi fil fr he hi hr hu id it ja ko lt lv ms nb nl pl pt pt-BR ro ru sk sl sr sv ta te ' +
  'th tr uk ur vi zh-Hans zh-Hant'
).split(' ');

interface LanguageFieldProps<Typed extends FieldValues, Checked> extends BoundProps<Typed, Checked> {
  /** The words for none. */
  blank?: string;
}

/** A language in a form; blank is none. */
export function LanguageField<Typed extends FieldValues, Checked>(props: LanguageFieldProps<Typed, Checked>) {
  const { ref, field, error } = useBoundField(props.form, props.name);
  const known: string = field.value;
  const all = [...new Set([...(known ? [known] : []), ...common])].map((tag) => ({ tag, name: languageName(tag) }));
  return (
    <Field label={props.label} note={props.note} hint={props.hint} error={error}>
      {(control) => (
        <NativeSelect {...control} {...field} ref={ref}>
          <option value="">{props.blank ?? say('notKnown')}</option>
          {all
            .toSorted((one, other) => one.name.localeCompare(other.name, spokenLocale()))
            .map(({ tag, name }) => (
              <option key={tag} value={tag}>
                {name}
              </option>
            ))}
        </NativeSelect>
      )}
    </Field>
  );
}
