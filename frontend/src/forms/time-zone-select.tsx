import type { ComponentProps } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { ownTimeZone, zoneName } from '../lib/time-zones.js';
import { Field } from '../ui/controls/field.js';
import { NativeSelect } from '../ui/controls/native-select.js';
import { useBoundField, type BoundProps } from './use-bound-field.js';
import type { SchemaForm } from './use-schema-form.js';

interface TimeZoneSelectProps extends Pick<ComponentProps<'select'>, 'id' | 'aria-describedby' | 'disabled' | 'ref'> {
  /** IANA name. */
  value: string;
  onChange: (timeZone: string) => void;
}

/** Every time zone. */
export function TimeZoneSelect({ value, onChange, ...props }: TimeZoneSelectProps) {
  const own = ownTimeZone();
  const others = Intl.supportedValuesOf('timeZone').filter((zone) => zone !== own && zone !== value && zone !== 'UTC');
  const first = [...new Set([own, value, 'UTC'])];
  return (
    <NativeSelect {...props} value={value} onChange={(event) => onChange(event.target.value)}>
      {[...first, ...others].map((zone) => (
        <option key={zone} value={zone}>
          {zoneName(zone)}
          {zone === own ? ' (where you are)' : ''}
        </option>
      ))}
    </NativeSelect>
  );
}

interface TimeZoneFieldProps<Typed extends FieldValues, Checked> {
  form: SchemaForm<Typed, Checked>;
  name: FieldPath<Typed>;
  label: string;
  hint?: string;
}

/** A time zone in a form. */
export function TimeZoneField<Typed extends FieldValues, Checked>(props: TimeZoneFieldProps<Typed, Checked>) {
  const { ref, field, error } = useBoundField(props.form, props.name);
  return (
    <Field label={props.label} hint={props.hint} error={error}>
      {(control) => <TimeZoneSelect {...control} ref={ref} value={field.value} onChange={field.onChange} />}
    </Field>
  );
}

/** A time zone in a form; blank is none. */
export function OptionalTimeZoneField<Typed extends FieldValues, Checked>(props: BoundProps<Typed, Checked>) {
  const { ref, field, error } = useBoundField(props.form, props.name);
  return (
    <Field label={props.label} note={props.note} hint={props.hint} error={error}>
      {(given) => (
        <NativeSelect {...given} {...field} ref={ref}>
          <option value="">Not known</option>
          {[...new Set([ownTimeZone(), 'UTC', ...Intl.supportedValuesOf('timeZone')])].map((zone) => (
            <option key={zone} value={zone}>
              {zoneName(zone)}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  );
}
