import type { CurrentUser } from '@presently/contracts/gateway/session';
import { accountChange } from '../../forms/contract/account-change.js';
import { TextField } from '../../forms/fields/text-field.js';
import { settle } from '../../forms/settle.js';
import { useSchemaForm } from '../../forms/use-schema-form.js';
import { useSignedInUser } from '../../domain/user/current-user.js';
import { initialsOfUser } from '../../domain/user/initials.js';
import { linkFrom } from '../../lib/web-url.js';
import { Avatar } from '../../ui/display/avatar.js';
import { Button } from '../../ui/controls/button.js';
import { toast } from '../../ui/overlays/toast-store.js';
import { useChangeAccount } from './queries.js';
import { accountWords as say } from '../../languages/account/en.js';

/** A blank name removes the stored one. */
const accountSchema = { fields: accountChange };
const names = Object.keys(accountChange) as (keyof typeof accountChange)[];
type Account = Record<(typeof names)[number], string>;

const accountOf = (user: Pick<CurrentUser, keyof Account>): Account => ({
  username: user.username,
  email: user.email ?? '',
  firstName: user.firstName ?? '',
  lastName: user.lastName ?? '',
  profileImageUrl: user.profileImageUrl ?? '',
});

export function AccountForm() {
  const user = useSignedInUser();
  const save = useChangeAccount();
  const form = useSchemaForm(accountSchema, {
    defaultValues: accountOf(user),
    ownErrors: 'none',
    stopsAtFirstError: true,
    serverError: save.error,
  });
  const typed = form.watch();
  const stored = accountOf(user);
  const isUnchanged = names.every((field) => typed[field].trim() === stored[field]);

  const submit = form.onSubmit(
    (account) => settle(save, account),
    (errors) => {
      const [first] = Object.values(errors);
      toast({ title: say('validationError'), description: first?.message ?? '', variant: 'destructive' });
    },
  );

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          form={form}
          name="firstName"
          label={say('firstName')}
          note={say('optional')}
          autoComplete="given-name"
        />
        <TextField
          form={form}
          name="lastName"
          label={say('lastName')}
          note={say('optional')}
          autoComplete="family-name"
        />
      </div>
      <TextField
        form={form}
        name="username"
        label={say('username')}
        required
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        form={form}
        name="email"
        label={say('email')}
        hint={say('emailHint')}
        type="email"
        required
        autoComplete="email"
      />
      <div className="flex items-start gap-4">
        <Avatar
          imageUrl={linkFrom(typed.profileImageUrl)}
          initials={initialsOfUser(user)}
          className="mt-6 size-13 text-lg"
        />
        <div className="min-w-0 flex-1">
          <TextField
            form={form}
            name="profileImageUrl"
            label={say('pictureLink')}
            note={say('optional')}
            hint={say('pictureHint')}
            type="url"
            placeholder="https://"
            autoComplete="photo"
          />
        </div>
      </div>
      <Button type="submit" isSpent={isUnchanged} isBusy={save.isPending} className="mt-1 justify-self-start">
        {say('saveChanges')}
      </Button>
    </form>
  );
}
