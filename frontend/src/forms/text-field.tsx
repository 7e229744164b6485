import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Field, Input, Textarea } from '../ui/field.js';
import { useBoundField, type BoundProps } from './use-bound-field.js';

interface TextFieldProps<Typed extends FieldValues, Checked>
  extends
    BoundProps<Typed, Checked>,
    Pick<
      ComponentProps<'input'>,
      'type' | 'required' | 'autoComplete' | 'autoCapitalize' | 'spellCheck' | 'inputMode' | 'placeholder' | 'min'
    > {
  /** The `name` attribute, where browsers would fill in something of the user's own by the field's name. */
  inputName?: string;
}

/** A line of text in a form: label, input, hint and error. */
export function TextField<Typed extends FieldValues, Checked>({
  form,
  name,
  label,
  note,
  hint,
  inputName = name,
  ...input
}: TextFieldProps<Typed, Checked>) {
  const { field, error, isInvalid } = useBoundField(form, name);
  return (
    <Field label={label} note={note} hint={hint} error={error}>
      {(control) => (
        <Input
          {...input}
          {...control}
          {...field}
          name={inputName}
          aria-invalid={isInvalid || undefined}
          maxLength={form.maxLengthOf(name)}
        />
      )}
    </Field>
  );
}

interface TextareaFieldProps<Typed extends FieldValues, Checked>
  extends BoundProps<Typed, Checked>, Pick<ComponentProps<'textarea'>, 'rows' | 'placeholder' | 'className'> {
  inputName?: string;
}

/** Several lines of text in a form. */
export function TextareaField<Typed extends FieldValues, Checked>({
  form,
  name,
  label,
  note,
  hint,
  inputName = name,
  ...textarea
}: TextareaFieldProps<Typed, Checked>) {
  const { field, error } = useBoundField(form, name);
  return (
    <Field label={label} note={note} hint={hint} error={error}>
      {(control) => (
        <Textarea {...textarea} {...control} {...field} name={inputName} maxLength={form.maxLengthOf(name)} />
      )}
    </Field>
  );
}
