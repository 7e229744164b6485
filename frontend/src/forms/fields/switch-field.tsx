import { useId } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { Switch } from '../../ui/controls/switch.js';
import { useBoundField } from '../use-bound-field.js';
import type { SchemaForm } from '../use-schema-form.js';

interface SwitchFieldProps<Typed extends FieldValues, Checked> {
  form: SchemaForm<Typed, Checked>;
  name: FieldPath<Typed>;
  label: string;
  hint?: string | undefined;
  isDisabled?: boolean;
}

/** A setting that is on or off, in a form. */
export function SwitchField<Typed extends FieldValues, Checked>(props: SwitchFieldProps<Typed, Checked>) {
  const id = useId();
  const { ref, field } = useBoundField(props.form, props.name);
  return (
    <div className="flex items-center justify-between gap-6">
      <div>
        <label htmlFor={id} className="font-semibold">
          {props.label}
        </label>
        {props.hint && (
          <p id={`${id}-hint`} className="text-sm text-ink-soft">
            {props.hint}
          </p>
        )}
      </div>
      <Switch
        id={id}
        ref={ref}
        checked={field.value}
        onCheckedChange={field.onChange}
        disabled={props.isDisabled ?? false}
        {...(props.hint && { 'aria-describedby': `${id}-hint` })}
      />
    </div>
  );
}
