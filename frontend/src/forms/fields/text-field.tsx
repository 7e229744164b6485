import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Field, Input, Textarea } from '../../ui/controls/field.js';
import { LikelyAddress } from './likely-address.js';
import { PasswordInput } from '../../ui/controls/password-input.js';
import { useBoundField, type BoundProps } from '../use-bound-field.js';

interface TextFieldProps<Typed extends FieldValues, Checked>
  extends
    BoundProps<Typed, Checked>,
    Pick<
      ComponentProps<'input'>,
      'type' | 'required' | 'autoComplete' | 'autoCapitalize' | 'spellCheck' | 'inputMode' | 'placeholder' | 'min'
    > {
  /** The `name` attribute, where browsers would fill in something of the user's own by the field's name. */
  inputName?: string;
  /** Texts to choose from; others can be typed. */
  suggestions?: readonly string[];
}

/** A line of text in a form: label, input, hint and error. */
export function TextField<Typed extends FieldValues, Checked>({
  form,
  name,
  label,
  note,
  hint,
  inputName = name,
  suggestions,
  ...input
}: TextFieldProps<Typed, Checked>) {
  const { ref, field, error, isInvalid, isHintBroken } = useBoundField(form, name);
  const Line = input.type === 'password' ? PasswordInput : Input;
  return (
    <Field label={label} note={note} hint={hint} error={error} isHintBroken={isHintBroken}>
      {(control) => (
        <>
          <Line
            {...input}
            {...control}
            {...field}
            ref={ref}
            name={inputName}
            aria-invalid={isInvalid || undefined}
            maxLength={form.maxLengthOf(name)}
            list={suggestions && `${control.id}-suggestions`}
          />
          {input.type === 'email' && <LikelyAddress typed={field.value} onAccept={field.onChange} />}
          {suggestions && (
            <datalist id={`${control.id}-suggestions`}>
              {suggestions.map((suggestion) => (
                <option key={suggestion}>{suggestion}</option>
              ))}
            </datalist>
          )}
        </>
      )}
    </Field>
  );
}

interface TextareaFieldProps<Typed extends FieldValues, Checked>
  extends
    BoundProps<Typed, Checked>,
    Pick<ComponentProps<'textarea'>, 'rows' | 'placeholder' | 'className' | 'autoComplete' | 'maxLength'> {
  inputName?: string;
  /** Marks the text while it fails a rule that is not the field's own. */
  isInvalid?: boolean;
}

/** Several lines of text in a form. */
export function TextareaField<Typed extends FieldValues, Checked>({
  form,
  name,
  label,
  note,
  hint,
  inputName = name,
  isInvalid = false,
  ...textarea
}: TextareaFieldProps<Typed, Checked>) {
  const { ref, field, error, ...own } = useBoundField(form, name);
  return (
    <Field label={label} note={note} hint={hint} error={error}>
      {(control) => (
        <Textarea
          maxLength={form.maxLengthOf(name)}
          {...textarea}
          {...control}
          {...field}
          ref={ref}
          name={inputName}
          aria-invalid={own.isInvalid || isInvalid || undefined}
        />
      )}
    </Field>
  );
}
