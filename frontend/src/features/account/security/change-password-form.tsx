import { NewPasswordField } from '../../../forms/fields/new-password-field.js';
import { passwordChange } from '../../../forms/contract/password-change.js';
import { SwitchField } from '../../../forms/fields/switch-field.js';
import { TextField } from '../../../forms/fields/text-field.js';
import { settle } from '../../../forms/settle.js';
import { useSchemaForm } from '../../../forms/use-schema-form.js';
import { useSignedInUser } from '../../../domain/user/current-user.js';
import { Button } from '../../../ui/controls/button.js';
import { useChangePassword } from '../queries.js';
import { accountWords as say } from '../../../languages/account/en.js';

const passwordSchema = {
  fields: {
    currentPassword: {
      ...passwordChange.currentPassword,
      get required() {
        return say('currentRequired');
      },
    },
    newPassword: passwordChange.newPassword,
  },
};
const blank = { currentPassword: '', newPassword: '', endsCalendarAddress: false };

export function ChangePasswordForm() {
  const { username } = useSignedInUser();
  const change = useChangePassword();
  const form = useSchemaForm(passwordSchema, {
    defaultValues: blank,
    stopsAtFirstError: true,
    serverError: change.error,
  });
  const submit = form.onSubmit((passwords) => settle(change, passwords, () => form.reset()));
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      {/* Tells password managers whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <TextField
        form={form}
        name="currentPassword"
        label={say('currentPassword')}
        type="password"
        autoComplete="current-password"
        required
      />
      <NewPasswordField form={form} name="newPassword" label={say('newPassword')} />
      <SwitchField form={form} name="endsCalendarAddress" label={say('calendarToo')} hint={say('calendarTooHint')} />
      <Button type="submit" variant="quiet" isBusy={change.isPending} className="mt-1 justify-self-start">
        {say('changePassword')}
      </Button>
    </form>
  );
}
