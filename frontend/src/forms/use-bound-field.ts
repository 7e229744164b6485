import { useEffect, type ReactNode } from 'react';
import { useController, type FieldPath, type FieldValues } from 'react-hook-form';
import { afterPress, watchPresses } from './after-press.js';
import type { SchemaForm } from './use-schema-form.js';

/** What every field of a form is given. */
export interface BoundProps<Typed extends FieldValues, Checked, Name extends FieldPath<Typed> = FieldPath<Typed>> {
  form: SchemaForm<Typed, Checked>;
  name: Name;
  label: string;
  note?: string | undefined;
  hint?: ReactNode;
}

/**
 * The value of a field, how to change it, and the error to show. An error that shows when the field is left waits for
 * the click that leaves it.
 */
export function useBoundField<Typed extends FieldValues, Checked, Name extends FieldPath<Typed>>(
  form: SchemaForm<Typed, Checked>,
  name: Name,
) {
  const {
    field: { ref, ...field },
    fieldState,
  } = useController({ control: form.control, name });
  useEffect(watchPresses, []);
  const { message = '', type } = fieldState.error ?? {};
  const display = type === 'server' ? 'sentence' : form.ownErrors;
  return {
    ref,
    field: { ...field, onBlur: () => afterPress(field.onBlur) },
    error: display === 'sentence' ? message : undefined,
    isInvalid: display !== 'none' && fieldState.error !== undefined,
    /** The rule has no sentence, because the hint states it. */
    isHintBroken: fieldState.error !== undefined && message === '',
  };
}
