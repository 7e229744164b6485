import type { FieldValues } from 'react-hook-form';
import { languageName } from '../lib/language-name.js';
import { cn } from '../lib/class-names.js';
import { control as look, Field } from '../ui/controls/field.js';
import { useBoundField, type BoundProps } from './use-bound-field.js';

/** Common languages; others that are stored already stay in the list. */
const common = (
  'ar bg bn ca cs da de el en es et fa fi fil fr he hi hr hu id it ja ko lt lv ms nb nl pl pt pt-BR ro ru sk sl sr sv ta te ' +
  'th tr uk ur vi zh-Hans zh-Hant'
).split(' ');

/** A language in a form; blank is none. */
export function LanguageField<Typed extends FieldValues, Checked>(props: BoundProps<Typed, Checked>) {
  const { ref, field, error } = useBoundField(props.form, props.name);
  const known: string = field.value;
  const all = [...new Set([...(known ? [known] : []), ...common])].map((tag) => ({ tag, name: languageName(tag) }));
  return (
    <Field label={props.label} note={props.note} hint={props.hint} error={error}>
      {(control) => (
        <select {...control} {...field} ref={ref} className={cn(look, 'h-11')}>
          <option value="">Not known</option>
          {all
            .toSorted((one, other) => one.name.localeCompare(other.name))
            .map(({ tag, name }) => (
              <option key={tag} value={tag}>
                {name}
              </option>
            ))}
        </select>
      )}
    </Field>
  );
}
