import { maxLength, minLength } from '@presently/rules/vocabulary';
import { useRef, useState, type SyntheticEvent } from 'react';
import { ApiError } from '../../lib/api-error.js';
import { useSignedInUser } from '../../lib/current-user.js';
import { Button } from '../../ui/button.js';
import { Field, Input } from '../../ui/field.js';
import { NewPasswordField } from '../../ui/new-password-field.js';
import { useChangePassword } from './queries.js';

const blank = { currentPassword: '', newPassword: '' };
type Draft = typeof blank;
type Errors = Partial<Record<keyof Draft, string>>;

function errorsOf({ currentPassword, newPassword }: Draft): Errors {
  if (currentPassword === '') return { currentPassword: 'Current password is required' };
  if (newPassword.length < minLength.password) return { newPassword: 'Password must be at least 8 characters' };
  return {};
}

export function ChangePasswordForm() {
  const { username } = useSignedInUser();
  const [draft, setDraft] = useState(blank);
  const [errors, setErrors] = useState<Errors>({});
  const form = useRef<HTMLFormElement>(null);
  const change = useChangePassword();
  const refused = change.error instanceof ApiError ? change.error.problem?.errors : undefined;

  function edit(field: keyof Draft, text: string) {
    setDraft({ ...draft, [field]: text });
    setErrors({});
    if (change.isError) change.reset();
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (change.isPending) return;
    const found = errorsOf(draft);
    setErrors(found);
    const [field] = Object.keys(found);
    if (field) return form.current?.querySelector<HTMLElement>(`[name=${field}]`)?.focus();
    change.mutate(draft, { onSuccess: () => setDraft(blank) });
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
      {/* Tells password managers whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <Field label="Current password" error={errors.currentPassword ?? refused?.['currentPassword']?.[0]}>
        {(control) => (
          <Input
            {...control}
            type="password"
            name="currentPassword"
            autoComplete="current-password"
            required
            maxLength={maxLength.password}
            value={draft.currentPassword}
            onChange={(event) => edit('currentPassword', event.target.value)}
          />
        )}
      </Field>
      <NewPasswordField
        label="New password"
        name="newPassword"
        value={draft.newPassword}
        error={errors.newPassword ?? refused?.['newPassword']?.[0]}
        onChange={(text) => edit('newPassword', text)}
      />
      <Button type="submit" variant="quiet" isBusy={change.isPending} className="mt-1 justify-self-start">
        Change Password
      </Button>
    </form>
  );
}
