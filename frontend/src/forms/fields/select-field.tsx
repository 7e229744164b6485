import type { FieldPath, FieldPathValue, FieldValues } from 'react-hook-form';
import { Field } from '../../ui/controls/field.js';
import { Select } from '../../ui/controls/select.js';
import { useBoundField, type BoundProps } from '../use-bound-field.js';

interface SelectFieldProps<Typed extends FieldValues, Checked, Name extends FieldPath<Typed>> extends BoundProps<
  Typed,
  Checked,
  Name
> {
  options: readonly { value: FieldPathValue<Typed, Name> & string; label: string }[];
  placeholder?: string;
  onChosen?: (value: FieldPathValue<Typed, Name>) => void;
}

/** One choice from a short list, in a form. */
export function SelectField<Typed extends FieldValues, Checked, Name extends FieldPath<Typed>>({
  form,
  name,
  label,
  note,
  hint,
  options,
  placeholder,
  onChosen,
}: SelectFieldProps<Typed, Checked, Name>) {
  const { ref, field, error } = useBoundField(form, name);
  return (
    <Field label={label} note={note} hint={hint} error={error}>
      {(control) => (
        <Select
          {...control}
          ref={ref}
          value={field.value}
          onValueChange={(value) => {
            field.onChange(value);
            onChosen?.(value as FieldPathValue<Typed, Name>);
          }}
          options={options}
          {...(placeholder && { placeholder })}
        />
      )}
    </Field>
  );
}
