import { countries, countryName } from '@presently/rules/countries';
import type { FieldValues } from 'react-hook-form';
import { Field } from '../../ui/controls/field.js';
import { NativeSelect } from '../../ui/controls/native-select.js';
import { useBoundField, type BoundProps } from '../use-bound-field.js';
import { spokenLocale } from '../../languages/words.js';
import { fieldsWords as say } from '../../languages/fields/en.js';

/** A country in a form; blank is none. */
export function CountryField<Typed extends FieldValues, Checked>(props: BoundProps<Typed, Checked>) {
  const { ref, field, error } = useBoundField(props.form, props.name);
  const all = countries.map((code) => ({ code, name: countryName(code, spokenLocale()) }));
  return (
    <Field label={props.label} note={props.note} hint={props.hint} error={error}>
      {(control) => (
        <NativeSelect {...control} {...field} ref={ref}>
          <option value="">{say('notSaid')}</option>
          {all
            .toSorted((one, other) => one.name.localeCompare(other.name, spokenLocale()))
            .map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
        </NativeSelect>
      )}
    </Field>
  );
}
