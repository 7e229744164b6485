import { maxLength } from '@presently/rules/vocabulary';
import { useRef, useState, type SyntheticEvent } from 'react';
import { ApiError } from '../../lib/api-error.js';
import { useSignedInUser } from '../../lib/current-user.js';
import { Button } from '../../ui/button.js';
import { Field, Input } from '../../ui/field.js';
import { toast } from '../../ui/toast-store.js';
import { changeFrom, draftOf, firstMissing, type AccountDraft } from './account-draft.js';
import { useChangeAccount } from './queries.js';

export function AccountForm() {
  const user = useSignedInUser();
  const [draft, setDraft] = useState(() => draftOf(user));
  const form = useRef<HTMLFormElement>(null);
  const save = useChangeAccount();
  const isUnchanged = JSON.stringify(changeFrom(draft)) === JSON.stringify(draftOf(user));
  const errors = save.error instanceof ApiError ? save.error.problem?.errors : undefined;

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (save.isPending) return;
    const missing = firstMissing(draft);
    if (missing) {
      toast({ title: 'Validation Error', description: missing.message, variant: 'destructive' });
      form.current?.querySelector<HTMLElement>(`[name=${missing.field}]`)?.focus();
      return;
    }
    save.mutate(changeFrom(draft));
  }

  const bind = (field: keyof AccountDraft) => ({
    name: field,
    value: draft[field],
    onChange: (event: { target: { value: string } }) => {
      if (save.isError) save.reset();
      setDraft({ ...draft, [field]: event.target.value });
    },
  });

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="First name" note="optional" error={errors?.['firstName']?.[0]}>
          {(control) => (
            <Input {...control} {...bind('firstName')} autoComplete="given-name" maxLength={maxLength.personName} />
          )}
        </Field>
        <Field label="Last name" note="optional" error={errors?.['lastName']?.[0]}>
          {(control) => (
            <Input {...control} {...bind('lastName')} autoComplete="family-name" maxLength={maxLength.personName} />
          )}
        </Field>
      </div>
      <Field label="Username" error={errors?.['username']?.[0]}>
        {(control) => (
          <Input
            {...control}
            {...bind('username')}
            required
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={maxLength.username}
          />
        )}
      </Field>
      <Field label="Email" hint="Reminders of your occasions go here." error={errors?.['email']?.[0]}>
        {(control) => (
          <Input
            {...control}
            {...bind('email')}
            type="email"
            required
            autoComplete="email"
            maxLength={maxLength.email}
          />
        )}
      </Field>
      <Button
        type="submit"
        disabled={isUnchanged && !save.isPending}
        isBusy={save.isPending}
        className="mt-1 justify-self-start"
      >
        Save Changes
      </Button>
    </form>
  );
}
