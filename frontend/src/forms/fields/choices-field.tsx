import { useId } from 'react';
import type { FieldPath, FieldPathValue, FieldValues } from 'react-hook-form';
import { useBoundField } from '../use-bound-field.js';
import type { SchemaForm } from '../use-schema-form.js';

interface ChoicesFieldProps<Typed extends FieldValues, Checked, Name extends FieldPath<Typed>> {
  form: SchemaForm<Typed, Checked>;
  name: Name;
  label: string;
  options: readonly (FieldPathValue<Typed, Name> & readonly string[])[number][];
}

const pill = [
  'inline-flex h-11 cursor-pointer items-center gap-2 rounded-full border border-line-strong bg-sheet px-4 text-sm',
  'transition-colors hover:border-ink-soft',
  'has-checked:border-ribbon has-checked:bg-ribbon-soft has-checked:text-ribbon-deep',
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ribbon',
].join(' ');

/** Several choices from a short list, each a pill that is pressed or not. Choices keep the order of the list. */
export function ChoicesField<Typed extends FieldValues, Checked, Name extends FieldPath<Typed>>({
  form,
  name,
  label,
  options,
}: ChoicesFieldProps<Typed, Checked, Name>) {
  const id = useId();
  const { ref, field, error } = useBoundField(form, name);
  const chosen: readonly string[] = field.value;
  return (
    <fieldset className="grid gap-2" {...(error && { 'aria-describedby': `${id}-error` })}>
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option, index) => (
          <label key={option} className={pill}>
            <input
              {...(index === 0 && { ref })}
              type="checkbox"
              className="size-4 accent-ribbon outline-none"
              checked={chosen.includes(option)}
              onChange={({ target }) =>
                field.onChange(options.filter((each) => (each === option ? target.checked : chosen.includes(each))))
              }
            />
            {option}
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} role="alert" className="text-xs font-medium text-ember">
          {error}
        </p>
      )}
    </fieldset>
  );
}
