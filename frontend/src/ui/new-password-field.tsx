import { maxLength } from '@presently/rules/vocabulary';
import type { Ref } from 'react';
import { isCommonPassword } from '../lib/common-passwords.js';
import { Field, Input } from './field.js';

interface NewPasswordFieldProps {
  label: string;
  name: string;
  value: string;
  onChange: (password: string) => void;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** Where somebody chooses a password. A common one is theirs to choose; they are told. */
export function NewPasswordField({ label, name, value, onChange, error, ref }: NewPasswordFieldProps) {
  return (
    <div>
      <Field label={label} hint="Must be at least 8 characters" error={error}>
        {(control) => (
          <Input
            {...control}
            ref={ref}
            type="password"
            name={name}
            autoComplete="new-password"
            required
            maxLength={maxLength.password}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </Field>
      <output className="block text-xs font-medium text-ink not-empty:mt-1.5">
        {isCommonPassword(value) && 'Many people use this password, so it is easy to guess. Another one is safer.'}
      </output>
    </div>
  );
}
