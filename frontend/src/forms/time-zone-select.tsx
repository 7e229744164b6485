import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { ownTimeZone, zoneName } from '../lib/time-zones.js';
import { cn } from '../lib/class-names.js';
import { control, Field } from '../ui/controls/field.js';
import { useBoundField, type BoundProps } from './use-bound-field.js';
import type { SchemaForm } from './use-schema-form.js';

interface TimeZoneSelectProps extends Pick<ComponentProps<'select'>, 'id' | 'aria-describedby' | 'disabled' | 'ref'> {
  /** IANA name. */
  value: string;
  onChange: (timeZone: string) => void;
}

/**
 * Every time zone. A native list, because users can search its hundreds of entries by typing on every device.
 */
export function TimeZoneSelect({ value, onChange, ...props }: TimeZoneSelectProps) {
  const own = ownTimeZone();
  const others = Intl.supportedValuesOf('timeZone').filter((zone) => zone !== own && zone !== value && zone !== 'UTC');
  const first = [...new Set([own, value, 'UTC'])];
  return (
    <div className="relative">
      <select
        {...props}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={cn(control, 'h-11 appearance-none truncate pr-10')}
      >
        {[...first, ...others].map((zone) => (
          <option key={zone} value={zone}>
            {zoneName(zone)}
            {zone === own ? ' (where you are)' : ''}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-3.5 size-4 -translate-y-1/2 text-ink-soft"
      />
    </div>
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
        <select {...given} {...field} ref={ref} className={cn(control, 'h-11')}>
          <option value="">Not known</option>
          {[...new Set([ownTimeZone(), 'UTC', ...Intl.supportedValuesOf('timeZone')])].map((zone) => (
            <option key={zone} value={zone}>
              {zoneName(zone)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
