import { useId } from 'react';

interface ChoicesProps<T extends string> {
  label: string;
  options: readonly T[];
  chosen: readonly T[];
  onChange: (chosen: T[]) => void;
  error?: string | undefined;
}

/** Some of a short list, each a pill that is pressed or not. */
export function Choices<T extends string>({ label, options, chosen, onChange, error }: ChoicesProps<T>) {
  const id = useId();
  return (
    <fieldset className="grid gap-2" {...(error && { 'aria-describedby': `${id}-error` })}>
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option}
            className="inline-flex h-11 cursor-pointer items-center gap-2 rounded-full border border-line-strong bg-sheet px-4 text-sm transition-colors hover:border-ink-soft has-checked:border-ribbon has-checked:bg-ribbon-soft has-checked:text-ribbon-deep has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ribbon"
          >
            <input
              type="checkbox"
              className="size-4 accent-ribbon outline-none"
              checked={chosen.includes(option)}
              onChange={({ target }) =>
                onChange(options.filter((each) => (each === option ? target.checked : chosen.includes(each))))
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
