import { useWatch, type FieldValues } from 'react-hook-form';
import { isCommonPassword } from '../common-passwords.js';
import { TextField } from './text-field.js';
import type { BoundProps } from '../use-bound-field.js';
import { fieldsWords as say } from '../../languages/fields/en.js';

type NewPasswordFieldProps<Typed extends FieldValues, Checked> = Pick<
  BoundProps<Typed, Checked>,
  'form' | 'name' | 'label'
>;

/** A field to choose a password in. It warns of a common password, before the server refuses it. */
export function NewPasswordField<Typed extends FieldValues, Checked>(props: NewPasswordFieldProps<Typed, Checked>) {
  const password: unknown = useWatch({ control: props.form.control, name: props.name });
  const isRefused = props.form.getFieldState(props.name, props.form.formState).error !== undefined;
  return (
    <div>
      <TextField {...props} hint={say('passwordHint')} type="password" autoComplete="new-password" required />
      <output className="block text-xs font-medium text-ink not-empty:mt-1.5">
        {!isRefused && typeof password === 'string' && isCommonPassword(password) && say('commonPassword')}
      </output>
    </div>
  );
}
